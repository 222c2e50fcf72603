import Account
import Portolan
import PortolanSwiftUI

/// Builds the screens of the account on its models.
struct AccountViews: ViewAssembly {
  let session: Session
  let navigator: any Navigating<AccountRoute>
  let send: @MainActor (AccountEvent) -> Void

  func screen(for route: AccountRoute, in context: ScreenContext<AccountRoute>) -> some View {
    switch route {
    case .account: AccountView(model: AccountModel(session: session, send: send))
    case .signIn: SignInView(model: SignInModel(session: session, navigator: navigator))
    }
  }

  func tabLabel(for member: AccountRoute) -> some View {
    Label("Account", systemImage: "person")
  }
}
