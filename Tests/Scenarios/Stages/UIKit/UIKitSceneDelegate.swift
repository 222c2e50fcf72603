import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport

/// The app's scene delegate, as the documentation shows it.
@MainActor final class UIKitSceneDelegate: NSObject, UIWindowSceneDelegate {
  let window: UIWindow
  private let app: ScenarioApp

  init(_ app: ScenarioApp, _ screen: HeadlessScreen) {
    self.app = app
    window = screen.makeWindow()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window.rootViewController = SceneRootController(
      app.scene, UIKitScreens<Shop>(app: app), UIKitScreens<Counter>(app: app))
    window.makeKeyAndVisible()
    app.scene.open(connectionOptions)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    app.scene.open(URLContexts)
  }
}
