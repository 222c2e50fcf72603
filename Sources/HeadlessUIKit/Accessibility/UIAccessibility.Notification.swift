extension UIAccessibility {
  /// A kind of notification for assistive technology.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A small part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
  }
}
