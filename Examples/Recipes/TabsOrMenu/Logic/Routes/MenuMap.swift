import Portolan

/// The sections stand behind a hamburger menu.
struct MenuMap: NavigationMap {
  func destination(for route: ShopRoute) -> RouteDestination<ShopRoute> {
    Sections(main: .custom(HamburgerMenu(), Sections.listed, .root)).destination(for: route)
  }

  var samples: [ShopRoute] { Sections.samples }
}

/// A container of our own: one section is shown, the others are chosen from a menu.
struct HamburgerMenu: ContainerAdapter {}
