#if DEBUG
import HeadlessSwiftUI
import PortolanInspector

extension HeadlessLook {
  /// The look in a drawing.
  var drawn: Drawing.Look {
    Drawing.Look(
      size: Double(size), isBold: isBold,
      color: color.flatMap(Drawing.Look.Color.init(rawValue:)) ?? .primary)
  }
}

extension Drawing.Element.Role {
  init?(_ role: ButtonRole?) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    default: return nil
    }
  }
}

extension Drawing.Element {
  /// Makes the text that is the title of an alert or dialog its title; in a bubble a tap beside it
  /// stands for the button that cancels.
  mutating func arrangeAsDialog(titled title: String, hasCancel: Bool) {
    if let place = children.firstIndex(where: { $0.text == title }) {
      children[place].kind = .title
      children[place].look = nil
    }
    if !hasCancel { children.removeAll { $0.role == .cancel } }
  }
}
#endif
