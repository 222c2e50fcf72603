public import Foundation

/// Something that recognises a gesture; a test's driver makes the gestures.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// The object that decides whether the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether gestures are recognised.
  open var isEnabled = true
}
