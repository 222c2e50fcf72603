import Portolan
import PortolanUIKit
import RootFlow

/// Builds each screen on its view model.
struct RootScreens: ScreenAssembly {
  let models: RootModels
  let splashAnimation: TimeInterval

  func screen(for route: RootRoute, in context: ScreenContext<RootRoute>) -> UIViewController {
    switch route {
    case .splash:
      return SplashViewController(model: models.splash(context), animation: splashAnimation)
    case .login: return LoginViewController(model: models.login(context))
    case .main: return MainViewController(model: models.main(context))
    case .lock: return locked(context)
    case .confirmMail(let token): return notice("Confirm Mail", "Confirming \(token)")
    case .resetPassword: return notice("Reset Password", "Choose a new password")
    case .item(let id): return notice("Item \(id)", "This is item \(id)")
    case .settings: return link("Settings", "Account", to: .account)
    case .account: return link("Account", "Leave", to: .signOut)
    case .signOut: return signOut(context)
    }
  }

  private func locked(_ context: ScreenContext<RootRoute>) -> UIViewController {
    let model = models.lock(context)
    return notice("Locked", "Locked", UIAction(title: "Unlock") { _ in model.unlock() })
  }

  private func signOut(_ context: ScreenContext<RootRoute>) -> UIViewController {
    let model = models.signOut(context)
    return notice("Sign Out", "Are you sure?", UIAction(title: "Sign Out") { _ in model.logOut() })
  }

  private func link(_ title: String, _ label: String, to route: RootRoute) -> UIViewController {
    let navigator = models.navigator
    return notice(title, title, UIAction(title: label) { _ in navigator.show(route) })
  }

  private func notice(
    _ title: String, _ text: String, _ action: UIAction? = nil
  ) -> UIViewController {
    NoticeViewController(title: title, text: text, action: action)
  }
}
