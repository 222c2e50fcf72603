internal import HeadlessUIKit

/// A kind of notification for assistive technology.
@available(iOS 17.0, *)
public enum AccessibilityNotification {
  /// Says that a large part of the screen has changed.
  public struct ScreenChanged {
    private let element: Any?

    /// Says that the screen has changed, and which element of it is to be looked at.
    public init(_ element: Any? = nil) { self.element = element }

    /// Tells assistive technology.
    public func post() {
      let announcement = HeadlessAnnouncement(
        notification: .screenChanged, text: element as? String)
      MainActor.assumeIsolated { HeadlessScene.current?.stage.announcements.append(announcement) }
    }
  }
}
