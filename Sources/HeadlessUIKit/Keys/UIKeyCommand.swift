internal import Foundation

/// A key, with others that are held, and what it does.
@MainActor @preconcurrency open class UIKeyCommand: UICommand {
  private let key: String
  private let held: UIKeyModifierFlags

  init(key: String, held: UIKeyModifierFlags, action: Selector) {
    self.key = key
    self.held = held
    super.init(text: "", action: action)
  }

  /// Creates a command that the first responder with the method performs.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(key: input, held: modifierFlags, action: action)
  }

  /// The key.
  open var input: String? { key }

  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { held }

  /// Whether it comes before what a text field does with the key.
  open var wantsPriorityOverSystemBehavior = false

  /// The key that leaves.
  public class var inputEscape: String { "UIKeyInputEscape" }
  /// The key that points up.
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The key that points down.
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The key that points left.
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The key that points right.
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }
}
