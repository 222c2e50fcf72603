internal import Foundation

/// A button of an alert and what a tap on it does.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  weak var button: UIButton?
  let handler: ((UIAlertAction) -> Void)?
  private let text: String?
  private let kind: Style

  init(text: String?, kind: Style, handler: ((UIAlertAction) -> Void)?) {
    self.text = text
    self.kind = kind
    self.handler = handler
  }

  /// Creates a button of an alert.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(text: title, kind: style, handler: handler)
  }

  /// The text of the button.
  open var title: String? { text }

  /// What the button is for.
  open var style: UIAlertAction.Style { kind }

  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  /// What a button of an alert is for.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// To leave everything as it is; such a button stands last.
    case cancel = 1
    /// To change or delete something for good.
    case destructive = 2
  }
}
