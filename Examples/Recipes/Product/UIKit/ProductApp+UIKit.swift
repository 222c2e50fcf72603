public import PortolanUIKit
public import ProductRecipe

extension ProductApp {
  /// Puts the app into a window and shows its first screen.
  ///
  /// ```swift
  /// let app = ProductApp()
  /// app.start(in: window)
  /// ```
  public func start(in window: UIWindow) {
    navigator.scene.tasks = [ProductUpdate(), CloseButton()]
    window.rootViewController = SceneRootController(navigator.scene, ProductScreens(app: self))
    navigator.show(.home)
    window.makeKeyAndVisible()
  }
}
