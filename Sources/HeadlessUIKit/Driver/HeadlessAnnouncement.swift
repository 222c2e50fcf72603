/// A notification that the app posted to assistive technology.
public struct HeadlessAnnouncement: Sendable, Equatable {
  /// The kind of notification.
  public let notification: UIAccessibility.Notification
  /// The text that was posted, or the label of the element.
  public let text: String?

  /// Creates a record of an announcement.
  public init(notification: UIAccessibility.Notification, text: String?) {
    self.notification = notification
    self.text = text
  }
}
