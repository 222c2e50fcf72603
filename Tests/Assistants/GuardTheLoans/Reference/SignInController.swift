import PortolanUIKit

final class SignInController: PageController {
  private let signIn: () -> Void

  init(signIn: @escaping () -> Void) {
    self.signIn = signIn
    super.init(title: "Sign in")
  }

  required init?(coder: NSCoder) { return nil }

  override var actions: [UIAction] {
    [UIAction(title: "Sign in as Ada") { [signIn] _ in signIn() }]
  }
}
