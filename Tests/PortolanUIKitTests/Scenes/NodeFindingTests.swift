import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The root controller finds the node whose live view controller matches a condition (C1)")
struct NodeFindingTests {
  private func isNamed(_ name: String) -> (UIViewController) -> Bool {
    { ($0 as? TestScreen)?.name == name }
  }

  @Test func `found beneath others, it is brought to the front as it is`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.reviews(of: 1))
      app.navigator.show(.bag)
      await app.settle()
      let node = try #require(app.root.node(where: isNamed("product(id: 1)")))
      app.navigator.scene.bringToFront(node)
      await app.expect("main[*(products › product(1)) | account…]")
    }
  }

  @Test func `of several the one in front`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      app.navigator.show(.bag)
      app.navigator.push(.product(id: 1))
      await app.settle()
      let node = try #require(app.root.node(where: isNamed("product(id: 1)")))
      #expect(app.navigator.tree.isVisible(node))
      let main = app.root.node { $0 is UITabBarController }
      #expect(main.flatMap(app.navigator.tree.route) == AnyRoute(Shop.main))
    }
  }

  @Test func `in a part that is kept`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.settle()
      let node = try #require(app.root.node(where: isNamed("product(id: 1)")))
      app.navigator.scene.bringToFront(node)
      await app.expect("main[*(products › product(1)) | account…]")
    }
  }

  @Test func `what was never built and what other code showed is not found, and no view is loaded`()
    async throws
  {
    await TestApp.run { app in
      app.navigator.stack(.products).path = [.product(id: 1), .product(id: 2)]
      await app.settle()
      BesideApp(app: app).push(animated: false)
      await app.settle()
      #expect(app.root.node(where: { $0.title == "foreign" }) == nil)
      #expect(app.root.node(where: isNamed("account")) == nil)
      #expect(app.root.node(where: { _ in false }) == nil)
      let before = app.log.lines.filter { $0.hasSuffix("viewDidLoad") }
      #expect(app.root.node(where: isNamed("product(id: 1)")) != nil)
      #expect(app.log.lines.filter { $0.hasSuffix("viewDidLoad") } == before)
    }
  }

  @Test func `a root that was never shown has nothing to find`() async throws {
    await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let app = TestApp(screen, isShown: false)
      #expect(app.root.node(where: { _ in true }) == nil)
    }
  }
}
