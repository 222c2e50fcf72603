import Foundation
import Portolan
import PortolanSwiftUI
import RootFlow

/// Builds each screen on its view model.
struct RootViews: ViewAssembly {
  let models: RootModels
  let splashAnimation: TimeInterval

  func screen(for route: RootRoute, in context: ScreenContext<RootRoute>) -> some View {
    switch route {
    case .splash: SplashView(model: models.splash(context), animation: splashAnimation)
    case .login: LoginView(model: models.login(context))
    case .main: MainView(model: models.main(context))
    case .lock: LockView(model: models.lock(context))
    case .confirmMail(let token): NoticeView("Confirm Mail", "Confirming \(token)")
    case .resetPassword: NoticeView("Reset Password", "Choose a new password")
    case .item(let id): NoticeView("Item \(id)", "This is item \(id)")
    case .settings: NoticeView("Settings", link("Account", to: .account))
    case .account: NoticeView("Account", link("Leave", to: .signOut))
    case .signOut: SignOutView(model: models.signOut(context))
    }
  }

  private func link(_ label: String, to route: RootRoute) -> NoticeView.Action {
    let navigator = models.navigator
    return NoticeView.Action(label) { navigator.show(route) }
  }
}
