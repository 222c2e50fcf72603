import Portolan
import PortolanUIKit
import StackToSplit

/// Builds each screen; none knows whether it stands in a column or in a stack.
struct MailScreens: ScreenAssembly {
  unowned let app: MailApp

  func screen(for route: MailRoute, in context: ScreenContext<MailRoute>) -> UIViewController {
    switch route {
    case .mail: return UISplitViewController(style: .doubleColumn)
    case .boxes:
      return PageViewController("Mailboxes", app.boxes.map { link($0, .box(name: $0)) })
    case .box(let name):
      let messages = app.messages(in: name).map { link("Message \($0)", .message(id: $0)) }
      return PageViewController(name, messages + [link("New Message", .compose)])
    case .welcome: return PageViewController("No Message", [])
    case .message(let id):
      return PageViewController("Message \(id)", [link("Attachment", .attachment(message: id))])
    case .attachment(let message): return PageViewController("Attachment of \(message)", [])
    case .compose: return ComposeViewController(context)
    }
  }

  private func link(_ title: String, _ route: MailRoute) -> UIView {
    UIButton(
      primaryAction: UIAction(title: title) { [app] _ in app.navigator.show(route) })
  }
}
