public import Foundation

/// A control that takes a line of text.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""

  /// The text that is shown while the field is empty.
  open var placeholder: String?

  /// The object that is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false

  /// The meaning of the text.
  open var textContentType: UITextContentType!

  /// Which keyboard is shown.
  open var keyboardType = UIKeyboardType.default

  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// How the field is framed.
  open var borderStyle = UITextField.BorderStyle.none

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field may take the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Takes the keyboard and says that editing begins.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Gives up the keyboard and says that editing ends.
  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    guard wasEditing else { return true }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// A rough measure, high enough for a finger.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// How a field is framed.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case line
    /// By a sunken edge.
    case bezel
    /// By a rounded edge.
    case roundedRect
  }
}
