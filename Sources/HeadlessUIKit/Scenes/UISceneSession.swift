public import Foundation

/// The data that outlives a scene: its name and its configuration.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  weak var attachedScene: UIScene?
  var name: String

  init(name: String) {
    self.name = name
  }

  /// The scene, while it is connected.
  open weak var scene: UIScene? { attachedScene }

  /// The purpose of the scene.
  open var role: UISceneSession.Role { .windowApplication }

  /// The name of the session.
  open var persistentIdentifier: String { name }

  /// The values that the app keeps with the session.
  open var userInfo: [String: Any]?

  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The windows of an app.
    public static let windowApplication: UISceneSession.Role = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
