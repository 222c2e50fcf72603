import Lock
import Portolan
import PortolanSwiftUI

/// Builds each screen.
struct BankViews: ViewAssembly {
  let models: BankModels

  func screen(for route: BankRoute, in context: ScreenContext<BankRoute>) -> some View {
    switch route {
    case .splash, .cover: Text("Bank")
    case .signIn:
      PageView("Welcome", "Please sign in") {
        Button("Sign In") { models.signIn(context) }
      }
    case .main: EmptyView()  // the tabs are the host's own
    case .accounts:
      PageView("Accounts", "Your accounts") {
        link("Account 1", .account(id: 1))
        link("Transfer", .transfer)
      }
    case .account(let id):
      PageView("Account \(id)", "Balance of account \(id)") { link("Transfer", .transfer) }
    case .cards: PageView("Cards", "Your cards") {}
    case .transfer: TransferView { context.close() }
    case .lock:
      PageView("Locked", "The bank is locked") {
        Button("Unlock") { models.unlock() }
        link("Enter Code", .code)
      }
    case .code: CodeView(model: models.code(context))
    }
  }

  func tabLabel(for member: BankRoute) -> some View {
    Text(member == .cards ? "Cards" : "Accounts")
  }

  private func link(_ label: String, _ route: BankRoute) -> some View {
    Button(label) { [navigator = models.navigator] in navigator.show(route) }
  }
}
