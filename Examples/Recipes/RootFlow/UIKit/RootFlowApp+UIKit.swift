public import PortolanUIKit
public import RootFlow

extension RootFlowApp {
  /// Puts the root into the window for good, and shows the splash in its first frame.
  public func start(in window: UIWindow) {
    start(in: window, screens)
  }

  /// The screens of the app with what they need.
  var screens: RootScreens { RootScreens(models: models, splashAnimation: splashAnimation) }

  /// Starts with other screens, or the same ones that somebody watches.
  func start(in window: UIWindow, _ screens: some ScreenAssembly<RootRoute>) {
    window.rootViewController = SceneRootController(navigator.scene, screens)
    start()
    window.makeKeyAndVisible()
  }
}
