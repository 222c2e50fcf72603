import Portolan
import PortolanSwiftUI
import StackToSplit

/// Builds each screen; none knows whether it stands in a column or in a stack.
struct MailViews: ViewAssembly {
  unowned let app: MailApp

  func screen(for route: MailRoute, in context: ScreenContext<MailRoute>) -> some View {
    switch route {
    case .mail: EmptyView()  // the split is the host's own
    case .boxes:
      PageView("Mailboxes") { ForEach(app.boxes, id: \.self) { link($0, .box(name: $0)) } }
    case .box(let name):
      PageView(name) {
        ForEach(app.messages(in: name), id: \.self) { link("Message \($0)", .message(id: $0)) }
        link("New Message", .compose)
      }
    case .welcome: PageView("No Message") {}
    case .message(let id):
      PageView("Message \(id)") { link("Attachment", .attachment(message: id)) }
    case .attachment(let message): PageView("Attachment of \(message)") {}
    case .compose: ComposeView(draft: context.model { Draft() }) { context.close() }
    }
  }

  private func link(_ title: String, _ route: MailRoute) -> some View {
    Button(title) { [navigator = app.navigator] in navigator.show(route) }
  }
}
