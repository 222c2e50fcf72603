public import Foundation

/// The door to assistive technology.
///
/// What is posted and read here concerns the screen that runs now; a view that is posted concerns the
/// screen on which it is.
public struct UIAccessibility {
  /// Reports a change to assistive technology.
  @MainActor public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {
    let screen = (argument as? UIView)?.window?.windowScene?.headless
    (screen ?? .current).announce(notification, argument)
  }

  /// Whether the user has asked for less motion.
  @MainActor public static var isReduceMotionEnabled: Bool {
    HeadlessScreen.current.reduceMotion
  }

  /// Whether the screen is read aloud.
  @MainActor public static var isVoiceOverRunning: Bool {
    HeadlessScreen.current.voiceOver
  }

  /// Posted when the user asks for less motion, or no longer.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
