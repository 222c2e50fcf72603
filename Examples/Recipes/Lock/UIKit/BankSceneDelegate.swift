public import Lock
public import Portolan
public import PortolanUIKit

/// Tells the app what happens to its scene.
public final class BankSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window beneath cover and lock.
  public var window: UIWindow?
  private let app: BankApp
  private let saved: SavedScene?

  /// Makes the delegate of an app's scene, with what it showed when it was last ended.
  public init(_ app: BankApp, restoring saved: SavedScene? = nil) {
    self.app = app
    self.saved = saved
  }

  /// Starts the app: the lock comes with the window, in its first frame.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = SceneRootController(
      app.navigator.scene, BankScreens(models: app.models))
    app.start(restoring: saved)
    app.navigator.scene.open(options)
    window.makeKeyAndVisible()
  }

  /// Hides what is shown, also for the time of a prompt of the system.
  public func sceneWillResignActive(_ scene: UIScene) {
    app.cover()
  }

  /// Shows what was hidden, or the lock.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    app.uncover()
  }

  /// Locks before the system takes its picture of the app.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    app.lock()
  }

  /// Follows links, beneath the lock too.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    app.navigator.scene.open(contexts)
  }

  /// Ends the navigator with its scene.
  public func sceneDidDisconnect(_ scene: UIScene) {
    app.navigator.scene.close()
  }
}
