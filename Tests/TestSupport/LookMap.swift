package import Portolan

/// The shop's map with the look of each switch as a test says it.
package struct LookMap: NavigationMap {
  private let look: @Sendable (_ old: Shop?, _ new: Shop) -> ScreenTransition

  package init(look: @escaping @Sendable (_ old: Shop?, _ new: Shop) -> ScreenTransition) {
    self.look = look
  }

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    ShopMap().destination(for: route)
  }

  package func transition(from old: Shop?, to new: Shop) -> ScreenTransition { look(old, new) }
}
