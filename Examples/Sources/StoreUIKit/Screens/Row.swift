import PortolanUIKit
import Store

/// The kinds of rows that the Store's screens are made of.
@MainActor enum Row {
  static func title(_ text: String) -> UIView {
    label(text, .title1)
  }

  static func heading(_ text: String) -> UIView {
    label(text, .headline)
  }

  static func text(_ text: String) -> UIView {
    label(text, .body)
  }

  static func note(_ text: String) -> UIView {
    let label = label(text, .footnote)
    label.textColor = .secondaryLabel
    return label
  }

  static func problem(_ problem: StoreProblem) -> UIView {
    let label = label(problem.line, .footnote)
    label.textColor = .systemRed
    return label
  }

  static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  static func spinner() -> UIView {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    return spinner
  }

  /// A field that hands over each change.
  static func field(
    _ name: String, isSecret: Bool = false, _ change: @escaping @MainActor (String) -> Void
  ) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = name
    field.accessibilityLabel = name
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = isSecret
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.addAction(
      UIAction { [weak field] _ in change(field?.text ?? "") }, for: .editingChanged)
    return field
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    return label
  }
}
