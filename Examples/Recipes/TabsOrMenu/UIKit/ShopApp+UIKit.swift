public import PortolanUIKit
public import TabsOrMenu

extension ShopApp {
  /// Puts the app into a window and shows its first screen.
  public func start(in window: UIWindow) {
    window.rootViewController = SceneRootController(navigator.scene, ShopScreens(app: self))
    navigator.show(.main)
    window.makeKeyAndVisible()
  }
}
