public import Portolan

/// Where each screen belongs when a link or a restoration asks; the coordinator may decide else.
public struct ControllersMap: NavigationMap {
  /// Makes the map; it has no settings.
  public init() {}

  /// Where the screen belongs.
  public func destination(for route: ControllersList) -> RouteDestination<ControllersList> {
    switch route {
    case .textInputScreen: return .screenInStack(.root)
    case .textConfirmationScreen: return .screen(.pushed(onto: .textInputScreen))
    }
  }

  /// One of each case.
  public var samples: [ControllersList] {
    [.textInputScreen, .textConfirmationScreen(text: "sample")]
  }
}
