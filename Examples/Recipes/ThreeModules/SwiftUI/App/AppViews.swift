import Portolan
import PortolanSwiftUI
import ThreeModules

/// The app itself shows tabs, which are the host's own.
struct AppViews: ViewAssembly {
  func screen(for route: AppRoute, in context: ScreenContext<AppRoute>) -> some View {
    switch route {
    case .main: EmptyView()
    }
  }
}
