package import Portolan

/// The shop's map with one transition for products, which are pushed, and for the note, a layer.
package struct MovingMap: NavigationMap {
  private let transition: @Sendable (Shop) -> ScreenTransition
  private let style: PresentationStyle

  package init(
    _ style: PresentationStyle = .fullScreen,
    transition: @escaping @Sendable (Shop) -> ScreenTransition
  ) {
    self.style = style
    self.transition = transition
  }

  package init(_ transition: ScreenTransition, _ style: PresentationStyle = .fullScreen) {
    self.init(style) { _ in transition }
  }

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .product: return .screen(.pushed(onto: .products), transition: transition(route))
    case .note: return .screen(.presented(style), transition: transition(route))
    default: return ShopMap().destination(for: route)
    }
  }
}
