import Account
import Portolan
import PortolanUIKit
import ThreeModulesScreens

/// Builds the screens of the account on its models.
struct AccountScreens: ScreenAssembly {
  let session: Session
  let navigator: any Navigating<AccountRoute>
  let send: @MainActor (AccountEvent) -> Void

  func screen(
    for route: AccountRoute, in context: ScreenContext<AccountRoute>
  ) -> UIViewController {
    switch route {
    case .account: return RowsViewController(AccountModel(session: session, send: send))
    case .signIn: return RowsViewController(SignInModel(session: session, navigator: navigator))
    }
  }

  func tabItem(for member: AccountRoute) -> UITabBarItem {
    UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 0)
  }
}
