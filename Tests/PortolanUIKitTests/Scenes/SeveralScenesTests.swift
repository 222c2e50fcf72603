import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

/// A scene's delegate with a navigator of its own, as each window has one.
@MainActor private final class FiveScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var app: FiveApp?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    app = FiveApp(.current)
  }

  func sceneDidDisconnect(_ scene: UIScene) { app?.navigator.scene.close() }
}

@MainActor @Suite("A screen opens a second scene, and each scene navigates independently")
struct SeveralScenesTests {
  private func apps(_ scenes: HeadlessScenes) -> [FiveApp] {
    scenes.screens.compactMap { ($0.scene.delegate as? FiveScene)?.app }
  }

  @Test(arguments: HeadlessProfile.allCases)
  func `each has its own tree, and one that closes takes nothing along`(profile: HeadlessProfile)
    async throws
  {
    let scenes = HeadlessScenes(profile: profile) { FiveScene() }
    let first = try #require(apps(scenes).first)
    await HeadlessScreen.run(on: scenes.screens[0]) { _ in
      first.navigator.show(.second)
      await first.expect([.second])
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
      scenes.turn()
    }
    let second = try #require(apps(scenes).last)
    #expect(second !== first)
    await HeadlessScreen.run(on: scenes.screens[1]) { _ in
      await second.expect([])
      second.navigator.show(.first)
      await second.expect([.first])
    }
    let request = second.navigator.show(.third)
    scenes.close(scenes.screens[1])
    #expect(request.outcome != nil, "Its scene has gone: nobody waits for it.")
    await HeadlessScreen.run(on: scenes.screens[0]) { _ in
      await first.expect([.second])
    }
  }
}
