public import Foundation

/// The reports of a scene about its life; on iOS every requirement is optional.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// Says that the scene is connected; what opened it stands in the options (U147).
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Says that the scene is released.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Says that the scene takes touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Says that the scene will take no more touches.
  func sceneWillResignActive(_ scene: UIScene)
  /// Says that the scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Says that the scene has left the front.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Says that addresses are to be opened in a scene that is connected (U147).
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
