import Portolan
import PortolanSwiftUI

/// Shows each route of a stubbed module as its name.
struct StubViews<R: NavigationRoute>: ViewAssembly {
  func screen(for route: R, in context: ScreenContext<R>) -> some View {
    RowsView("Stub of \(AnyRoute(route))") {}
  }

  func tabLabel(for member: R) -> some View {
    Text("Stub of \(AnyRoute(member))")
  }
}
