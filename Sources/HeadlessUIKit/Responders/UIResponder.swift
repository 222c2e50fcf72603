public import Foundation

/// The base class of everything that answers touches and keyboards.
///
/// A limit: views and controllers die on the thread that lets go of them last, while UIKit brings their
/// end to the main thread. On Linux only an isolated deinitializer here could do that, and with it no
/// subclass could have one that is not isolated, as apps have. So let the main actor let go last.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether this responder may take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes the keyboard; false when that is refused.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let holder = window.firstResponder, !holder.resignFirstResponder() { return false }
    window.firstResponder = self
    if window.screen.assumptions.firstResponderTakesKey { window.makeKey() }
    return true
  }

  /// Whether this responder gives up the keyboard.
  open var canResignFirstResponder: Bool { true }

  /// Gives up the keyboard; false when that is refused.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Whether this responder has the keyboard.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Leaves a modal screen on behalf of assistive technology; false when there is nothing to leave.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The keys to which this responder answers (U198).
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this responder performs an action: it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    (self as? any HeadlessActionTarget)?.headlessMethod(action) != nil
  }

  /// The responder from this one on that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    target(of: action, from: sender)
  }

  /// The window whose keyboard this responder may have.
  var responderWindow: UIWindow? { nil }
}
