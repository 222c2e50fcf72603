public import EnumAssemblies
public import PortolanUIKit

extension RootAssembly {
  /// Puts the first screen into a window.
  public func start(in window: UIWindow) {
    window.rootViewController = SceneRootController(navigator.scene, TextScreens(root: self))
    navigator.show(.textInputScreen)
    window.makeKeyAndVisible()
  }
}
