public import PortolanUIKit
public import StackToSplit

extension MailApp {
  /// Puts the app into a window and shows its first screen.
  public func start(in window: UIWindow) {
    window.rootViewController = SceneRootController(navigator.scene, MailScreens(app: self))
    navigator.show(.mail)
    window.makeKeyAndVisible()
  }
}
