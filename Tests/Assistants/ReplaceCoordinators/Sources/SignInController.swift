import PortolanUIKit

final class SignInController: PageController {
  var onSignIn: (() -> Void)?

  init() { super.init(title: "Sign in") }

  required init?(coder: NSCoder) { return nil }

  override var actions: [UIAction] {
    [UIAction(title: "Sign in as Ada") { [weak self] _ in self?.onSignIn?() }]
  }
}
