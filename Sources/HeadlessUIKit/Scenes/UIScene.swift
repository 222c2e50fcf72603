public import Foundation

/// One instance of an app's interface.
@MainActor @preconcurrency open class UIScene: UIResponder {
  private let ownSession: UISceneSession
  var state = ActivationState.unattached

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownSession = session
    super.init()
    session.attachedScene = self
  }

  /// The session of the scene.
  open var session: UISceneSession { ownSession }

  /// The object that receives the scene's reports, held strongly (U104).
  open var delegate: (any UISceneDelegate)?

  /// Where the scene stands in its life.
  open var activationState: UIScene.ActivationState { state }

  /// The name of the scene.
  open var title: String! = ""

  /// Posted when a scene, the object, has been connected.
  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")

  /// Posted when a scene, the object, has been released.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")

  /// Posted when a scene, the object, takes touches.
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")

  /// Posted when a scene, the object, will take no more touches.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")

  /// Posted when a scene, the object, comes to the front.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted when a scene, the object, has left the front.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Where a scene stands in its life.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, with touches.
    case foregroundActive = 0
    /// In front, without touches.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// The options with which a scene is opened (U147).
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    private let contexts: Set<UIOpenURLContext>

    init(contexts: Set<UIOpenURLContext>) {
      self.contexts = contexts
    }

    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { contexts }
  }

  /// How a scene that is asked for is to be shown.
  @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
    /// The scene whose user asks.
    open weak var requestingScene: UIScene?
  }

  /// How an address is to be opened.
  @MainActor @preconcurrency open class OpenURLOptions: NSObject {
    /// The app that asks.
    open var sourceApplication: String? { nil }

    /// Whether a document is to be opened where it is.
    open var openInPlace: Bool { false }
  }
}
