import Portolan
import PortolanUIKit

enum Shop: NavigationRoute {
  case main, list, item(Int), signIn

  enum Guard: Hashable, Sendable { case signedIn }
}

struct ShopMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: .tabs([.list], .root)
    case .list: .screenInStack(.member(of: .main), guards: [.signedIn])
    case .item: .screen(.pushed(onto: .list))
    case .signIn: .screen(.presented(.fullScreen))
    }
  }
}

enum Help: NavigationRoute { case topic }

struct Picker: ScreenQuestion {
  typealias Answer = String
  var route: Shop { .list }
}
