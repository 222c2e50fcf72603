import Portolan
import PortolanLinks
import PortolanSwiftUI
import PortolanUIKit

// An app that has types of its own with the names that ours had, or could have.
struct Destination {}
struct Course {}
struct Question {}
struct Feature {}
struct Plan {}
struct Step {}
struct Route {}
struct R {}
struct Intent {}
struct Request {}
struct Options {}
struct Guard {}
struct Map {}
struct Tree {}
struct Node {}
struct Event {}
struct Screen {}
struct Link {}

enum Shop: NavigationRoute {
  case main, list, item(Int), amount

  enum Guard: Hashable, Sendable { case signedIn }
}

struct ShopMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: .tabs([.list], .root)
    case .list: .screenInStack(.member(of: .main))
    case .item: .screen(.pushed(onto: .list), guards: [.signedIn])
    case .amount: .screen(.presented(.sheet))
    }
  }
}

struct Amount: ScreenQuestion {
  typealias Answer = Int
  var route: Shop { .amount }
}

struct Keeper: GuardKeeper {
  func verdict(on rule: Shop.Guard) -> Verdict<Shop> { .allow }
}

struct Screens: ScreenAssembly {
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    UIViewController()
  }
}

@MainActor func use() async throws {
  let feature = NavigationFeature(ShopMap(), guards: Keeper())
  let navigator = try SceneNavigator(feature).of(Shop.self)
  navigator.show(NavigationCourse(.list, then: .item(1)), options: .enqueued)
  let plan: NavigationPlan = try navigator.plan(for: .item(1))
  print(plan, try await navigator.ask(Amount()))
  _ = SceneRootController(navigator.scene, Screens())
}
