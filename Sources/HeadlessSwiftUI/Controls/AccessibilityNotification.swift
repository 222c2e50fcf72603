@_spi(Driver) internal import HeadlessUIKit

/// What assistive technology is told.
@available(iOS 17.0, *)
public enum AccessibilityNotification {
  /// Says that a large part of the screen has changed.
  public struct ScreenChanged {
    private let text: String?

    /// Says that the screen has changed.
    public init() { text = nil }

    /// Tells assistive technology.
    public func post() {
      let announcement = HeadlessAnnouncement(notification: .screenChanged, text: text)
      MainActor.assumeIsolated { HeadlessScene.current?.stage.announcements.append(announcement) }
    }
  }
}
