import Portolan
import PortolanUIKit
import StackToSplit

/// Takes a new message.
final class ComposeViewController: PageViewController {
  init(_ context: ScreenContext<MailRoute>) {
    let field = UITextField()
    field.placeholder = "Text"
    let send = UIButton(primaryAction: UIAction(title: "Send") { _ in context.close() })
    super.init("New Message", [field, send])
  }

  /// Not available: the rows come from code.
  required init?(coder: NSCoder) { nil }
}
