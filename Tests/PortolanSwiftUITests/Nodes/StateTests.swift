import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A view's @State lives as long as its screen stands in the tree (R11, P5)")
struct StateTests {
  /// What hides a screen without taking it away.
  enum Cover: CaseIterable, Sendable {
    case push, longerPath, sheet, fullScreen, otherTab, keptPart
  }

  private func hide(by cover: Cover, _ app: TestApp) {
    let navigator = app.navigator
    switch cover {
    case .push: navigator.push(.product(id: 2))
    case .longerPath:
      navigator.stack(.products).path = [.product(id: 1), .product(id: 2), .reviews(of: 2)]
    case .sheet: navigator.show(.checkout)
    case .fullScreen: navigator.show(.note)
    case .otherTab: navigator.show(.order(id: 1))
    case .keptPart: navigator.show(.lock, options: .keepingReplacedPart)
    }
  }

  private func reveal(from cover: Cover, _ app: TestApp) throws {
    let navigator = app.navigator
    switch cover {
    case .push: try app.screen.tapBack()
    case .longerPath: navigator.stack(.products).path = [.product(id: 1)]
    case .sheet, .fullScreen: navigator.dismiss()
    case .otherTab: try app.screen.tapTab("products")
    case .keptPart: navigator.showKept()
    }
  }

  @Test(arguments: World.each, Cover.allCases)
  func survives(world: World, cover: Cover) async throws {
    let app = TestApp(in: world, showing: .product(id: 1))
    app.session.isSignedIn = true
    await app.settle()
    for _ in 0..<3 {
      try app.screen.tap("More")
      await app.breathe()
    }
    hide(by: cover, app)
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.count != "More, 3", "it is out of sight")
    try reveal(from: cover, app)
    await app.settle()
    #expect(app.count == "More, 3")
    #expect(app.screen.faults == [])
  }

  @Test("S17: an equal route on another node has state of its own", arguments: World.all)
  func ofItsOwn(world: World) async throws {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    try app.screen.tap("More")
    await app.breathe()
    app.navigator.push(.product(id: 2))
    app.navigator.push(.product(id: 1))
    await app.settle()
    #expect(app.count == "More, 0")
    app.navigator.popToRoot()
    await app.settle()
    app.navigator.show(.product(id: 1))
    await app.settle()
    #expect(app.count == "More, 0")
  }

  @Test("R11: without a place to be kept, a part comes back new")
  func notKept() async throws {
    let app = TestApp(showing: .product(id: 1))
    await app.settle()
    try app.screen.tap("More")
    await app.breathe()
    app.navigator.show(.lock)
    await app.settle()
    app.navigator.show(.product(id: 1))
    await app.settle()
    #expect(app.count == "More, 0")
  }
}
