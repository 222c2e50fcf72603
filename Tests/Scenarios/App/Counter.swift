import Portolan
import TestSupport

/// The routes of a second feature, which stand on the shop's.
enum Counter: NavigationRoute {
  case help
  case search(String)
  case address(AddressPicker)
  case guide, step(Int)
  case removal(Removal)

  /// What is searched for does not make it another screen.
  var identity: Counter {
    if case .search = self { return .search("") }
    return self
  }
}

struct CounterMap: NavigationMap {
  func destination(for route: Counter) -> RouteDestination<Counter> {
    switch route {
    case .help: return .screen(.pushed(.inVisibleStack))
    case .search: return .screen(.pushed(inStackOf: Shop.products))
    case .address: return .screenInStack(.presented(.sheet))
    case .removal(let question):
      let destination = RouteDestination<Counter>.screen(
        .presented(question.isSheet ? .confirmationDialog : .alert))
      return question.item == "News" ? destination.holdingDialogs : destination
    case .guide: return .pages((1...4).map(Counter.step), .presented(.fullScreen))
    case .step: return .screen(.member(of: .guide))
    }
  }
}
