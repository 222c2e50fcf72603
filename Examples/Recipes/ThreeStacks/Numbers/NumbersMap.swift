public import Portolan

/// Where the numbers belong: in tabs that the app names.
public struct NumbersMap: NavigationMap {
  private let tabs: any NavigationRoute

  /// Makes the map of a feature that stands in somebody's tabs.
  public init(in tabs: some NavigationRoute) {
    self.tabs = tabs
  }

  /// Where the screen belongs.
  public func destination(for route: NumbersRoute) -> RouteDestination<NumbersRoute> {
    switch route {
    case .numbers: return .screenInStack(.member(of: tabs))
    case .number: return .screen(.pushed(inStackOf: .numbers))
    }
  }

  /// One route of each case.
  public var samples: [NumbersRoute] { [.numbers, .number(1)] }
}
