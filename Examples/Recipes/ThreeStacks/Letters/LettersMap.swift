public import Portolan

/// Where the letters belong: in tabs that the app names.
public struct LettersMap: NavigationMap {
  private let tabs: any NavigationRoute

  /// Makes the map of a feature that stands in somebody's tabs.
  public init(in tabs: some NavigationRoute) {
    self.tabs = tabs
  }

  /// Where the screen belongs.
  public func destination(for route: LettersRoute) -> RouteDestination<LettersRoute> {
    switch route {
    case .alphabet: return .screenInStack(.member(of: tabs))
    case .letter: return .screen(.pushed(inStackOf: .alphabet))
    }
  }

  /// One route of each case.
  public var samples: [LettersRoute] { [.alphabet, .letter("a")] }
}
