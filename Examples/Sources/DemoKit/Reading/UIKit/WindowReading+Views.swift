#if DEBUG
import HeadlessUIKit
import PortolanInspector

extension WindowReading {
  /// What a view shows by itself and in its subviews.
  mutating func elements(in view: UIView) -> [Drawing.Element] {
    view.seenSubviews.flatMap { elements(of: $0) }
  }

  /// A view without a meaning of its own is what stands in it.
  mutating func elements(of view: UIView) -> [Drawing.Element] {
    if let owner = view.owner {
      // What is presented over the current context stands in the presenter's view.
      return owner.parent == nil ? [] : [element(of: owner)]
    }
    switch view {
    case is UINavigationBar, is UITabBar: return []  // read with what they belong to
    case let label as UILabel: return [self.label(label)].compactMap { $0 }
    case let field as UITextField: return [self.field(field)]
    case let control as UIControl: return [button(control)]
    case let indicator as UIActivityIndicatorView:
      return indicator.isAnimating ? [.init(.activity, id: ids.id(.view, of: indicator))] : []
    default: return elements(in: view)
    }
  }

  private func label(_ label: UILabel) -> Drawing.Element? {
    guard let text = label.text, !text.isEmpty else { return nil }
    return Drawing.Element(label.look, id: ids.id(.view, of: label), text: text)
  }

  private mutating func field(_ field: UITextField) -> Drawing.Element {
    let id = ids.id(.view, of: field)
    things[id] = { [weak field] in field.map { .control($0) } }
    return Drawing.Element(
      .field, id: id, text: field.placeholder ?? field.accessibilityLabel ?? "",
      value: field.isSecureTextEntry ? "" : field.text ?? "", isEnabled: field.answers,
      isSelected: field.isSelected, isSecret: field.isSecureTextEntry)
  }

  private mutating func button(_ control: UIControl) -> Drawing.Element {
    let id = ids.id(.view, of: control)
    things[id] = { [weak control] in control.map { .control($0) } }
    let title = (control as? UIButton)?.currentTitle
    return Drawing.Element(
      .button, id: id, text: title ?? control.accessibilityLabel ?? "",
      isEnabled: control.answers, isSelected: control.isSelected,
      children: title == nil ? elements(in: control) : [])
  }
}

extension UIControl {
  fileprivate var answers: Bool { isEnabled && isUserInteractionEnabled }
}

extension UILabel {
  fileprivate var look: Drawing.Look {
    Drawing.Look(
      size: Double(font.pointSize), isBold: HeadlessScreen.isBold(font),
      color: Self.colors.first { $0.0 == textColor }?.1 ?? .primary)
  }

  private static let colors: [(UIColor, Drawing.Look.Color)] = [
    (.secondaryLabel, .secondary), (.systemRed, .red), (.red, .red), (.green, .green),
    (.systemBlue, .blue), (.blue, .blue),
  ]
}
#endif
