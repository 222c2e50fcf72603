import Portolan
import PortolanSwiftUI

/// Builds the app's own screens; the tabs are the library's.
struct AppViews: ViewAssembly {
  func screen(for route: AppRoute, in context: ScreenContext<AppRoute>) -> some View {
    switch route {
    case .main: EmptyView()
    case .guideTab, .guideSheet, .guidePushed: GuideView()
    }
  }

  func tabLabel(for member: AppRoute) -> some View {
    Label("Guide", systemImage: "book")
  }
}
