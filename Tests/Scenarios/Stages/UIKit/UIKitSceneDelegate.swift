import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport

/// The app's scene delegate, as the documentation shows it.
@MainActor final class UIKitSceneDelegate: NSObject, UIWindowSceneDelegate {
  /// The windows of the app; the last one is in front.
  private(set) var windows: [UIWindow] = []
  let drawer = UIKitDrawer()
  private let app: ScenarioApp
  private let screen: HeadlessScreen
  /// What stood in the window in front before a plain screen.
  private var root: UIViewController?

  init(_ app: ScenarioApp, _ screen: HeadlessScreen) {
    self.app = app
    self.screen = screen
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    openWindow()
    app.scene.open(connectionOptions)
  }

  /// The window in front.
  var window: UIWindow? { windows.last }

  func openWindow() {
    let window = screen.makeWindow()
    windows.append(window)
    let root = SceneRootController(
      app.scene, UIKitScreens<Shop>(app: app), UIKitScreens<Counter>(app: app),
      UIKitScreens<Room>(app: app))
    root.customPresentations["drawer"] = drawer
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func closeWindow() {
    guard let window = windows.popLast() else { return }
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
  }

  func takeRootAway() {
    root = window?.rootViewController
    window?.rootViewController = UIViewController()
  }

  func putRootBack() {
    window?.rootViewController = root
    root = nil
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    app.scene.open(URLContexts)
  }
}
