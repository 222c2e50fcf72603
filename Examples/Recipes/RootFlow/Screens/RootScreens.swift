import Portolan
import PortolanUIKit

/// Builds each screen with what it needs; the dependencies of all are read here.
struct RootScreens: ScreenAssembly {
  let navigator: Navigator<RootRoute>
  let session: Session
  let lock: Lock
  let startUp: StartUp
  let splashAnimation: TimeInterval
  let onModel: ((AnyObject) -> Void)?

  private var events: RootEvents { RootEvents(navigator: navigator, lock: lock) }

  func screen(for route: RootRoute, in context: ScreenContext<RootRoute>) -> UIViewController {
    switch route {
    case .splash: return splash(context)
    case .login: return login(context)
    case .main: return main(context)
    case .lock: return locked(context)
    case .confirmMail(let token): return notice("Confirm Mail", "Confirming \(token)")
    case .resetPassword: return notice("Reset Password", "Choose a new password")
    case .item(let id): return notice("Item \(id)", "This is item \(id)")
    case .settings: return link("Settings", "Account", to: .account)
    case .account: return link("Account", "Leave", to: .signOut)
    case .signOut: return signOut(context)
    }
  }

  private func splash(_ context: ScreenContext<RootRoute>) -> UIViewController {
    let events = events
    let model = SplashViewModel(startUp: startUp) { events.handle($0) }
    note(model, context)
    return SplashViewController(model: model, animation: splashAnimation)
  }

  private func login(_ context: ScreenContext<RootRoute>) -> UIViewController {
    let events = events
    let model = LoginViewModel(session: session) { events.handle($0) }
    note(model, context)
    return LoginViewController(model: model)
  }

  private func main(_ context: ScreenContext<RootRoute>) -> UIViewController {
    let model = MainViewModel(signingOut: signingOut(context), navigator: navigator)
    note(model, context)
    return MainViewController(model: model)
  }

  private func locked(_ context: ScreenContext<RootRoute>) -> UIViewController {
    let events = events
    let model = LockViewModel(lock: lock) { events.handle($0) }
    note(model, context)
    return notice("Locked", "Locked", UIAction(title: "Unlock") { _ in model.unlock() })
  }

  private func signOut(_ context: ScreenContext<RootRoute>) -> UIViewController {
    let model = signingOut(context)
    return notice("Sign Out", "Are you sure?", UIAction(title: "Sign Out") { _ in model.logOut() })
  }

  private func signingOut(_ context: ScreenContext<RootRoute>) -> SignOutViewModel {
    let events = events
    let model = SignOutViewModel(session: session) { events.handle($0) }
    note(model, context)
    return model
  }

  /// A model that outlives its screen is reported.
  private func note(_ model: AnyObject, _ context: ScreenContext<RootRoute>) {
    context.watch(model)
    onModel?(model)
  }

  private func link(_ title: String, _ label: String, to route: RootRoute) -> UIViewController {
    let navigator = navigator
    return notice(title, title, UIAction(title: label) { _ in navigator.show(route) })
  }

  private func notice(
    _ title: String, _ text: String, _ action: UIAction? = nil
  ) -> UIViewController {
    NoticeViewController(title: title, text: text, action: action)
  }
}
