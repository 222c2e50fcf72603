public import PortolanUIKit
public import Shelf

extension ShelfApp {
  /// Puts the app into a window and shows its list.
  public func start(in window: UIWindow) {
    window.rootViewController = SceneRootController(navigator.scene, ShelfScreens(app: self))
    navigator.show(.books)
    window.makeKeyAndVisible()
  }
}
