public import Portolan

/// The colours stand in a sheet of their own, over a screen that the app names.
public struct ColoursMap: NavigationMap {
  private let base: any NavigationRoute

  /// Makes the map of a feature that is presented over somebody's screen.
  public init(over base: some NavigationRoute) {
    self.base = base
  }

  /// Where the screen belongs.
  public func destination(for route: ColoursRoute) -> RouteDestination<ColoursRoute> {
    switch route {
    case .palette: return .screenInStack(.presented(.sheet, over: base))
    case .red, .green, .blue: return .screen(.pushed(inStackOf: .palette))
    }
  }
}
