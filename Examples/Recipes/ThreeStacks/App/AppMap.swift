public import Portolan

/// Puts the features together.
public struct AppMap: NavigationMap {
  /// Makes the map; it has no settings.
  public init() {}

  /// Where the route belongs.
  public func destination(for route: AppRoute) -> RouteDestination<AppRoute> {
    switch route {
    case .main:
      return .tabs([LettersRoute.alphabet, NumbersRoute.numbers, AppRoute.guideTab], .root)
    case .guideTab: return .screen(.member(of: .main))
    case .guideSheet: return .screen(.presented(.sheet, over: .main))
    case .guidePushed: return .screen(.pushed(inStackOf: LettersRoute.alphabet))
    }
  }
}
