#if DEBUG
import HeadlessUIKit
import PortolanInspector

extension WindowReading {
  /// An alert: its title, its message, and what else stands on it; a button has the role of its action.
  mutating func screen(of alert: UIAlertController) -> Drawing.Element {
    var rest = alert.viewIfLoaded.map { elements(in: $0) } ?? []
    for place in rest.indices where rest[place].kind == .button {
      let action = alert.actions.first { $0.title == rest[place].text }
      rest[place].role = action.flatMap { Drawing.Element.Role($0.style) }
    }
    if let title = alert.title, let place = rest.firstIndex(where: { $0.text == title }) {
      rest[place].kind = .title
      rest[place].look = nil
    }
    return Drawing.Element(.screen, id: ids.id(.screen, of: alert), children: rest)
  }
}

extension Drawing.Element.Role {
  fileprivate init?(_ style: UIAlertAction.Style) {
    switch style {
    case .default: return nil
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
#endif
