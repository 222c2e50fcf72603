import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A controller finds its context and its navigator through its parents and presenters")
struct ControllerContextTests {
  /// A route type of another feature.
  private enum Other: NavigationRoute { case main }

  private func controller(_ name: String, in app: TestApp) throws -> UIViewController {
    let node = try #require(app.root.node { ($0 as? TestScreen)?.name == name })
    let context = try #require(ScreenContext<Shop>(node: node, in: app.navigator.scene))
    return try #require(context.controller)
  }

  @Test func `a screen, what stands in it, and its containers`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      let screen = try controller("product(id: 1)", in: app)
      #expect(screen.screenContext(for: Shop.self)?.route == .product(id: 1))
      let child = UIViewController()
      screen.addChild(child)
      let grandchild = UIViewController()
      child.addChild(grandchild)
      #expect(grandchild.screenContext(for: Shop.self)?.route == .product(id: 1))
      #expect(screen.tabBarController?.screenContext(for: Shop.self)?.route == .main)
      #expect(
        screen.navigationController?.screenContext(for: Shop.self)?.route == .main,
        "a stack without a route is part of its tabs")
      #expect(screen.screenContext(for: Other.self) == nil)
      #expect(app.root.screenContext(for: Shop.self) == nil)
    }
  }

  @Test func `its navigator performs verbs`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      let screen = try controller("product(id: 1)", in: app)
      let navigator = try #require(screen.navigator(of: Shop.self))
      #expect(navigator.scene === app.navigator.scene)
      #expect(app.root.navigator(of: Shop.self)?.scene === app.navigator.scene)
      navigator.show(.bag)
      await app.expect("main[*(products › product(1)) | account…] ⇧ sheet (bag)")
      let bag = try controller("bag", in: app)
      #expect(bag.screenContext(for: Shop.self)?.route == .bag)
      bag.screenContext(for: Shop.self)?.close()
      await app.expect("main[*(products › product(1)) | account…]")
    }
  }

  @Test func `what other code has presented leads to the screen in front beneath it`()
    async throws
  {
    try await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      let screen = try controller("product(id: 1)", in: app)
      let picker = UINavigationController(rootViewController: UIViewController())
      screen.present(picker, animated: false)
      await app.settle()
      let page = try #require(picker.topViewController)
      #expect(page.screenContext(for: Shop.self)?.route == .product(id: 1))
      #expect(page.navigator(of: Shop.self) != nil)
      let second = UIViewController()
      page.present(second, animated: false)
      await app.settle()
      #expect(second.screenContext(for: Shop.self)?.route == .product(id: 1))
    }
  }

  @Test func `in a curtain it is the curtain's`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.cover)
      await app.settle()
      let root = try #require(
        app.screen.scene.windows.lazy.compactMap { $0.rootViewController as? SceneRootController }
          .first { $0 !== app.root })
      let cover = try #require(root.scene.tree.visiblePath.last)
      let context = try #require(ScreenContext<Shop>(node: cover, in: root.scene))
      let screen = try #require(context.controller)
      #expect(screen.screenContext(for: Shop.self)?.route == .cover)
      screen.navigator(of: Shop.self)?.dismiss()
      screen.screenContext(for: Shop.self)?.close()
      await app.settle()
      #expect(app.screen.scene.windows.count == 1)
    }
  }

  @Test func `neither before it is shown, nor after it has gone, nor elsewhere`() async throws {
    try await TestApp.run { app in
      #expect(UIViewController().navigator(of: Shop.self) == nil)
      #expect(UIViewController().screenContext(for: Shop.self) == nil)
      app.navigator.show(.product(id: 1))
      await app.settle()
      let screen = try controller("product(id: 1)", in: app)
      app.navigator.back()
      await app.settle()
      #expect(screen.screenContext(for: Shop.self) == nil)
      #expect(screen.navigator(of: Shop.self) == nil)
    }
  }
}
