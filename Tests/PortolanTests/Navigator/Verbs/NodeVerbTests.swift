import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A verb can bring a screen to the front by the node of its view controller")
struct NodeVerbTests {
  @Test func `as it is, and gone is gone`() async throws {
    let shopping = try await Shopping.showing(.reviews(id: 1), .bag)
    let product = try shopping.node(.product(id: 1))
    try await shopping.scene.bringToFront(product).arrival()
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    shopping.navigator.back()
    let line = #line + 1
    let request = shopping.scene.bringToFront(product)
    #expect(await shopping.outcome(of: request) == .failed(.gone))
    await eventually { !shopping.failures.isEmpty }
    #expect(shopping.failures.first?.site.line == line)
  }

  @Test func `a kept part comes back when its guards allow it`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let product = try shopping.node(.product(id: 1))
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    shopping.keeper.forget()
    try await shopping.scene.bringToFront(product).arrival()
    #expect(shopping.keeper.asked == [.started])
  }

  @Test func `nodes are named front first`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .search(""), .bag)
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    try await shopping.navigator.showKept().arrival()
    let tree = shopping.navigator.tree
    let routes = tree.frontFirst.compactMap { tree.route(of: $0)?.as(Shop.self) }
    #expect(routes == [.bag, .search(""), .product(id: 1), .products, .main])
    #expect(tree.frontFirst.count == tree.count)
  }

  @Test func `kept parts come last`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    let tree = shopping.navigator.tree
    let routes = tree.frontFirst.compactMap { tree.route(of: $0)?.as(Shop.self) }
    #expect(routes == [.lock, .product(id: 1), .products, .main])
  }
}
