import HeadlessSwiftUI
import Portolan
import TestSupport
import Testing

@MainActor
@Suite("A screen whose place in a path changes keeps its node and its model (S17)")
struct MovedScreensTests {
  @Test(arguments: HeadlessViewAssumptions.MovedScreens.allCases)
  func stay(moved: HeadlessViewAssumptions.MovedScreens) async throws {
    let app = TestApp(in: .with { $0.movedScreens = moved })
    let stack = app.navigator.stack(.products)
    stack.path = [.product(id: 1), .product(id: 2), .product(id: 3)]
    await app.expect("main[*(products › product(1) › product(2) › product(3)) | account…]")
    try app.screen.tap("More")
    await app.settle()
    #expect(app.count == "More, 1")
    func nodes() -> [NodeID?] {
      [2, 3].map { app.navigator.tree.node(of: Shop.product(id: $0)) }
    }
    let before = nodes()
    stack.removeAll { $0 == .product(id: 1) }
    await app.expect("main[*(products › product(2) › product(3)) | account…]")
    #expect(nodes() == before && app.log.madeTwice == nil)
    #expect(before[1].map(app.log.livingNodes.contains) == true)
    #expect(app.count == (moved == .kept ? "More, 1" : "More, 0"))
    try app.screen.tapBack()
    await app.expect("main[*(products › product(2)) | account…]")
    stack.path = [.product(id: 4), .product(id: 2)]
    await app.expect("main[*(products › product(4) › product(2)) | account…]")
    #expect(nodes() == [before[0], nil] && app.log.madeTwice == nil)
  }
}
