import PortolanLinks
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// A bank on a screen with curtains over it.
@MainActor final class StrongroomShift {
  let keeper = StrongroomKeeper()
  let host = RecordingHost()
  let clock = TestClock()
  let navigator: Navigator<Strongroom>
  private(set) var failures: [NavigationError] = []
  private(set) var events: [NavigationEvent] = []

  var scene: SceneNavigator { navigator.scene }
  /// What the scene shows beneath.
  var picture: String { host.screen.picture }
  /// What the curtains show, the lowest first.
  var curtains: [String] { host.curtains.map(\.host.screen.picture) }

  init(
    showing routes: Strongroom..., links: LinkTable<Strongroom>? = nil, isHosted: Bool = true
  ) async throws {
    navigator = Navigator(StrongroomMap(), guards: keeper, links: links, clock: clock)
    if isHosted { navigator.scene.attach(host) }
    navigator.scene.onFailure = { [weak self] error, _ in self?.failures.append(error) }
    navigator.scene.onEvent = { [weak self] in self?.events.append($0) }
    for route in routes { try await navigator.navigate(to: route) }
  }

  /// Lets time pass, whether anybody waits for it or not.
  func pass(_ time: Duration) async {
    await settle()
    clock.pass(time)
    await settle()
  }

  func gate(_ rule: Strongroom.Guard) -> Gate {
    let gate = Gate()
    keeper.gates[rule] = gate
    return gate
  }

  func context(_ route: Strongroom) throws -> ScreenContext<Strongroom> {
    let all = [scene] + host.curtains.map(\.curtain)
    let found = all.lazy.compactMap { scene in
      scene.tree.nearest(to: AnyRoute(route)).flatMap {
        ScreenContext<Strongroom>(node: $0, in: scene)
      }
    }
    return try #require(found.first)
  }

  /// Whether a diagnostic was told.
  func told(_ code: String) -> Bool {
    events.contains { if case .diagnosed(let told) = $0 { told.code == code } else { false } }
  }

  func ending(_ request: NavigationRequest) async -> Result<Strongroom?, NavigationError>? {
    await eventually { request.outcome != nil }
    return request.outcome?.map { $0.route?.as() }
  }
}
