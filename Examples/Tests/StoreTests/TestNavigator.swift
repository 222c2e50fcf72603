import Portolan

@testable import Store

/// Records what a view model asks for.
@MainActor final class TestNavigator: Navigating {
  private(set) var shown: [StoreRoute] = []
  private(set) var backs = 0
  private let real = Navigator<StoreRoute>(Navigator(UnplacedMap()).scene)

  func show(_ route: StoreRoute, from site: CallSite) -> NavigationRequest {
    shown.append(route)
    return real.show(route, from: site)
  }

  func back(from site: CallSite) -> NavigationRequest {
    backs += 1
    return real.back(from: site)
  }
}

/// A map of another type: requests for the Store's routes end at once and change nothing.
private struct UnplacedMap: NavigationMap {
  enum Nowhere: NavigationRoute { case nowhere }
  func destination(for route: Nowhere) -> Destination<Nowhere> { return .screen(.root) }
}
