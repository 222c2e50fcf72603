import Lock
import Portolan
import PortolanUIKit

/// Builds each screen.
struct BankScreens: ScreenAssembly {
  let models: BankModels

  func screen(for route: BankRoute, in context: ScreenContext<BankRoute>) -> UIViewController {
    switch route {
    case .splash, .cover: return PageViewController("Bank", text("Bank"))
    case .signIn:
      return PageViewController(
        "Welcome", text("Please sign in"), button("Sign In") { models.signIn(context) })
    case .main: return UITabBarController()
    case .accounts:
      return PageViewController("Accounts", link("Account 1", .account(id: 1)), transfer)
    case .account(let id):
      return PageViewController("Account \(id)", text("Balance of account \(id)"), transfer)
    case .cards: return PageViewController("Cards", text("Your cards"))
    case .transfer: return TransferViewController()
    case .lock:
      return PageViewController(
        "Locked", text("The bank is locked"), button("Unlock", models.unlock),
        link("Enter Code", .code))
    case .code: return CodeViewController(model: models.code(context))
    }
  }

  func tabItem(for member: BankRoute) -> UITabBarItem {
    UITabBarItem(title: member == .cards ? "Cards" : "Accounts", image: nil, tag: 0)
  }

  private var transfer: UIView { link("Transfer", .transfer) }

  private func text(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIView {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }

  private func link(_ title: String, _ route: BankRoute) -> UIView {
    button(title) { [navigator = models.navigator] in navigator.show(route) }
  }
}
