import Portolan

/// The sections stand in a tab bar.
struct TabsMap: NavigationMap {
  func destination(for route: ShopRoute) -> RouteDestination<ShopRoute> {
    Sections(main: .tabs(Sections.listed, .root)).destination(for: route)
  }

  var samples: [ShopRoute] { Sections.samples }
}
