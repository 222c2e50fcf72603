import PortolanLinks
import Testing

@testable import Portolan

/// Five screens with a host that counts what it makes.
@MainActor final class FiveApp {
  let host = CountingHost()
  let navigator: Navigator<Five>
  private(set) var failures: [NavigationError] = []

  init(links: LinkTable<Five>? = nil) {
    navigator = Navigator(FiveMap(), links: links, clock: TestClock())
    navigator.scene.onFailure = { [weak self] error, _ in self?.failures.append(error) }
    navigator.scene.attach(host)
    navigator.show(.root)
  }

  var stack: RouteStack<Five> { navigator.stack(.root) }
  var picture: String { navigator.tree.picture }

  /// What the host was last given for the stack, resolved.
  var lastMotion: StackMotion? {
    guard let plan = host.plans.last else { return nil }
    return plan.steps.compactMap(plan.motion).last
  }

  /// The models of the screens in the stack, the root's first.
  var models: [ObjectIdentifier] {
    host.screen.reading.containers.flatMap { container -> [NodeID] in
      guard case .stack(let elements)? = host.screen.contents[container.node] else { return [] }
      return elements
    }.compactMap { host.model(of: $0).map(ObjectIdentifier.init) }
  }
}
