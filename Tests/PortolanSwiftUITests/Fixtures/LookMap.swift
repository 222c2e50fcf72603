import Portolan

/// The shop's map with the look of each switch as a test says it.
struct LookMap: NavigationMap {
  let look: @Sendable (_ old: Shop?, _ new: Shop) -> ScreenTransition

  func destination(for route: Shop) -> RouteDestination<Shop> { ShopMap().destination(for: route) }

  func transition(from old: Shop?, to new: Shop) -> ScreenTransition { look(old, new) }
}
