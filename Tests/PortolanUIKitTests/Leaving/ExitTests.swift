import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("Back, swipe, drag and tab tap ask a screen's exit guard before they close the screen (N8)")
struct ExitTests {
  private let deep = "main[*(products › product(3) › reviews(3)) | account…]"

  /// An app whose front screen wants to be asked.
  private func start(
    _ route: Shop, _ app: TestApp, saying verdict: ExitVerdict
  ) async throws -> Asked {
    app.navigator.show(route)
    await app.settle()
    let asked = Asked(verdict)
    try asked.hold(#require(app.navigator.tree.visiblePath.last), in: app)
    return asked
  }

  @Test("the bar's Back button asks", arguments: World.all)
  func backButton(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      let asked = try await start(.reviews(of: 3), app, saying: .stay)
      try app.screen.tap("Back")
      await app.expect(deep)
      #expect(asked.count == 1)
      asked.verdict = .leave
      try app.screen.tap("Back")
      await app.expect("main[*(products › product(3)) | account…]")
      #expect(asked.count == 2)
      try app.screen.tap("Back")
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test("the swipe asks and does not begin, and does again when nobody asks", arguments: World.all)
  func swipe(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      let asked = try await start(.reviews(of: 3), app, saying: .stay)
      #expect(!app.screen.beginSwipeBack())
      await app.expect(deep)
      #expect(asked.count == 1)
      asked.takeBack()
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect("main[*(products › product(3)) | account…]")
      #expect(asked.count == 1)
    }
  }

  @Test(
    "U167 so does a swipe in the content, and goes back when the screen says yes",
    arguments: World.all)
  func contentSwipe(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      let asked = try await start(.reviews(of: 3), app, saying: .stay)
      let exists = world.profile >= .iOS26
      #expect(!app.screen.beginSwipeBackInContent())
      await app.expect(deep)
      #expect(asked.count == (exists ? 1 : 0))
      asked.verdict = .leave
      #expect(!app.screen.beginSwipeBackInContent())
      await app.expect(exists ? "main[*(products › product(3)) | account…]" : deep)
      #expect(app.screen.beginSwipeBackInContent() == exists)
      app.screen.cancelSwipeBack()
      await app.settle()
    }
  }

  @Test("U62 a swipe that the stack's rules forbid does not ask (phones B2)", arguments: World.all)
  func forbidden(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      let asked = try await start(.reviews(of: 3), app, saying: .stay)
      app.stack?.isNavigationBarHidden = true
      #expect(!app.screen.beginSwipeBack())
      await app.settle()
      #expect(asked.count == (world.assumptions.swipeNeedsBackButton ? 0 : 1))
    }
  }

  @Test("one beneath holds nothing back until it is on top", arguments: World.all)
  func beneath(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      let asked = try await start(.product(id: 3), app, saying: .stay)
      app.navigator.show(.reviews(of: 3))
      await app.settle()
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect("main[*(products › product(3)) | account…]")
      #expect(!app.screen.beginSwipeBack())
      await app.settle()
      #expect(asked.count == 1)
      asked.takeBack()
      app.navigator.show(.reviews(of: 3))
      await app.settle()
      app.navigator.back()
      await app.settle()
      #expect(app.screen.beginSwipeBack())
      app.screen.cancelSwipeBack()
      await app.settle()
      #expect(asked.count == 1)
    }
  }

  @Test("a drag is refused, and asked for", arguments: World.all)
  func drag(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      let asked = try await start(.checkout, app, saying: .stay)
      #expect(!app.screen.beginSheetDrag())
      await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      #expect(asked.count == 1)
      asked.verdict = .leave
      #expect(!app.screen.beginSheetDrag())
      await app.expect("main[*(products) | account…]")
      #expect(asked.count == 2)
    }
  }

  @Test("the tab tapped again asks before it pops, another tab does not", arguments: World.all)
  func tabs(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      let asked = try await start(.product(id: 3), app, saying: .stay)
      try app.screen.tap("products")
      await app.expect("main[*(products › product(3)) | account…]")
      #expect(asked.count == 1)
      try app.screen.tap("account")
      await app.expect("main[(products › product(3)) | *(account)]")
      #expect(asked.count == 1)
    }
  }

  @Test("asked for while it is built", arguments: World.all)
  func whileItIsBuilt(world: World) async throws {
    let asked = Asked(.stay)
    try await HeadlessScreen.run(on: world.screen) { screen in
      var scene: SceneNavigator?
      let app = TestApp(screen) { screen in
        guard screen.name.hasPrefix("reviews"), let scene,
          let node = scene.tree.visiblePath.last,
          let context = ScreenContext<Shop>(node: node, in: scene)
        else { return }
        context.askBeforeLeaving { asked.answer() }
      }
      scene = app.navigator.scene
      app.navigator.show(.reviews(of: 3))
      await app.settle()
      #expect(!app.screen.beginSwipeBack())
      try app.screen.tap("Back")
      await app.expect(deep)
      #expect(asked.count == 1)
    }
  }

  @Test("a button and a swipe that the app set are left to it")
  func theAppsOwn() async throws {
    try await TestApp.run { app in
      app.navigator.show(.reviews(of: 3))
      await app.settle()
      var taps = 0
      let own = UIAction { _ in taps += 1 }
      app.front?.navigationItem.backAction = own
      app.stack?.interactivePopGestureRecognizer?.isEnabled = false
      let asked = try await start(.reviews(of: 3), app, saying: .leave)
      try app.screen.tap("Back")
      #expect(taps == 1 && asked.count == 0)
      asked.takeBack()
      #expect(app.front?.navigationItem.backAction?.identifier == own.identifier)
      #expect(app.stack?.interactivePopGestureRecognizer?.isEnabled == false)
    }
  }

  @Test("U168 the button is given back, though UIKit keeps a copy of what it does")
  func givenBack() async throws {
    try await TestApp.run { app in
      let asked = try await start(.reviews(of: 3), app, saying: .stay)
      #expect(app.front?.navigationItem.backAction != nil)
      asked.takeBack()
      #expect(app.front?.navigationItem.backAction == nil)
    }
  }

  @Test("nothing is kept of a screen that went") func releases() async throws {
    try await TestApp.run { app in
      _ = try await start(.reviews(of: 3), app, saying: .leave)
      weak let front = app.front
      weak let stack = app.stack
      app.navigator.show(.lock)
      await app.expect("lock")
      await app.settle()
      #expect(front == nil && stack == nil)
      #expect(app.codes == [])
    }
  }
}
