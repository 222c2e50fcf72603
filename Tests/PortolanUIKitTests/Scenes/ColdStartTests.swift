import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// An app's scene delegate, as the documentation shows it.
@MainActor private final class Scene: NSObject, UIWindowSceneDelegate {
  let app: TestApp
  var asksBeforeTheWindow: ((Navigator<Shop>) -> Void)?
  private(set) var shownFirst: String?

  init(_ app: TestApp) { self.app = app }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    asksBeforeTheWindow?(app.navigator)
    app.open()
    app.navigator.scene.open(connectionOptions)
    app.screen.turn()
    shownFirst = app.shown
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    app.navigator.scene.open(URLContexts)
  }
}

@MainActor
@Suite("A scene opens its launch links, and loses no request made before its first frame (U147)")
struct ColdStartTests {
  private func start(
    opening links: [String] = [], in world: World = World.all[0], _ prepare: (Scene) -> Void,
    then body: @MainActor (TestApp, String?) async throws -> Void
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, isShown: false)
      let scene = Scene(app)
      prepare(scene)
      screen.connect(scene, opening: try links.map { try #require(URL(string: $0)) })
      await app.settle()
      try await body(app, scene.shownFirst)
    }
  }

  @Test("the root is in the first frame, whatever is asked for before the window is visible")
  func verbsBeforeTheWindow() async throws {
    try await start {
      $0.asksBeforeTheWindow = { navigator in
        navigator.show(.reviews(of: 3))
        navigator.push(.product(id: 4))
        navigator.show(.checkout)
      }
    } then: { app, first in
      let expected =
        "main[*(products › product(3) › reviews(3) › product(4)) | account…] "
        + "⇧ sheet (bag › checkout)"
      #expect(first.map(expected.hasPrefix) == true)
      #expect(first?.hasPrefix("main[*(products › product(3) › reviews(3) › product(4))") == true)
      await app.expect(expected)
      #expect(app.log.lines.count { $0.hasSuffix("viewDidLoad") } == 2)
    }
  }

  @Test("a layer over a part that is there comes when the root has appeared", arguments: World.all)
  func earlyLayer(world: World) async throws {
    try await start(in: world) {
      $0.asksBeforeTheWindow = { $0.show(.main) }
    } then: { app, _ in
      // With a new part the layer waits a turn for that; with the old one it could come at once.
      app.window.rootViewController = nil
      app.navigator.show(.checkout)
      await app.settle()
      app.open()
      await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
    }
  }

  @Test("links that the scene was started with are followed in order, each once")
  func coldLinks() async throws {
    try await start(opening: ["shop://products/2", "shop://products/1", "shop://bag"]) {
      $0.asksBeforeTheWindow = { $0.show(.splash) }
    } then: { app, _ in
      await app.expect("main[*(products › product(2)) | account…]")
      #expect(app.navigator.scene.parked.count == 0)
    }
  }

  @Test("links before the first frame wait for a part, and come over it")
  func linksBeforeTheFirstFrame() async throws {
    try await start(opening: ["shop://note"]) { _ in
    } then: { app, first in
      #expect(first == "")
      #expect(app.navigator.scene.parked.count == 1)
      app.navigator.show(.main)
      await app.expect("main[*(products) | account…] ⇧ fullScreen (note)")
      #expect(app.navigator.scene.parked.count == 0)
    }
  }

  @Test("links of a running scene come through the callback alone")
  func warmLinks() async throws {
    try await start {
      $0.asksBeforeTheWindow = { $0.show(.main) }
    } then: { app, _ in
      app.screen.open(try #require(URL(string: "shop://bag")))
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      app.screen.open(try #require(URL(string: "shop://nowhere")))
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      #expect(app.codes.count == 1)
    }
  }

  @Test("two scenes with a navigator each do not mix")
  func twoScenes() async {
    await HeadlessScreen.run { screen in
      let first = TestApp(screen)
      let second = TestApp(screen)
      first.navigator.show(.product(id: 1))
      second.navigator.show(.bag)
      first.navigator.show(.note)
      for app in [first, second, first, second] { await app.settle() }
      second.navigator.show(.login)
      for app in [first, second] { await app.settle() }
      await first.expect("main[*(products › product(1)) | account…] ⇧ fullScreen (note)")
      await second.expect("(login)")
      first.navigator.scene.close()
      #expect(second.navigator.show(.main).ending != "NAV043")
      await second.expect("main[*(products) | account…]")
    }
  }
}
