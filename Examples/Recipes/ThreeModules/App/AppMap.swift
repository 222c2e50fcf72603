import Account
import Catalog
import Portolan

/// Puts the modules' first screens into tabs.
struct AppMap: NavigationMap {
  func destination(for route: AppRoute) -> RouteDestination<AppRoute> {
    switch route {
    case .main: return .tabs([CatalogRoute.products, AccountRoute.account], .root)
    }
  }
}
