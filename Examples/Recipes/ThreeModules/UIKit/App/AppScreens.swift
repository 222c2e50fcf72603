import Portolan
import PortolanUIKit
import ThreeModules

/// Builds what the app itself shows.
struct AppScreens: ScreenAssembly {
  func screen(for route: AppRoute, in context: ScreenContext<AppRoute>) -> UIViewController {
    switch route {
    case .main: return UITabBarController()
    }
  }
}
