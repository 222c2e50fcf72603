/// Asks the system for a scene: for another one, or for one that is there.
///
/// Linux has no `NSUserActivity`, so the initialisers leave out the activity that the scene would get, which is nil by
/// default.
public struct UISceneSessionActivationRequest {
  private let asked: UISceneSession?
  private let kind: UISceneSession.Role

  /// How the scene is to be shown.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for another scene.
  public init(
    role: UISceneSession.Role = .windowApplication,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (asked, kind, self.options) = (nil, role, options)
  }

  /// Asks for a scene that is there.
  public init(session: UISceneSession, options: UIScene.ActivationRequestOptions? = nil) {
    // The model's scenes are windows of an app.
    (asked, kind, self.options) = (session, .windowApplication, options)
  }

  /// The session whose scene is asked for; nil for another scene.
  public var session: UISceneSession? { asked }

  /// The purpose of the scene.
  public var role: UISceneSession.Role { kind }
}
