import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// A ward on a screen, some of whose guards answer late.
@MainActor final class WardShift {
  let keeper = WardKeeper()
  let host = RecordingHost()
  let navigator: Navigator<Ward>
  private(set) var failures: [NavigationError] = []

  init(showing routes: Ward...) async throws {
    navigator = Navigator(WardMap(), guards: keeper, clock: TestClock())
    navigator.scene.attach(host)
    navigator.scene.onFailure = { [weak self] error, _ in self?.failures.append(error) }
    for route in routes { try await navigator.navigate(to: route) }
  }

  var picture: String { navigator.tree.picture }

  /// From now on this guard answers when the gate opens.
  func gate(_ rule: Ward) -> Gate {
    let gate = Gate()
    keeper.gates[rule] = gate
    return gate
  }

  /// Asks for a route whose guard answers late.
  func showSlowly(
    _ route: Ward, options: RequestOptions = .init()
  ) async -> (NavigationRequest, Gate) {
    let gate = gate(route)
    let request = navigator.show(route, options: options)
    await eventually { gate.isAwaited }
    return (request, gate)
  }

  func link(_ route: Ward) -> NavigationRequest {
    navigator.scene.submit(
      .show(AnyRoute(route)), origin: .link, site: CallSite(named: "link"))
  }

  /// A person swipes or taps, and the host says so.
  func move(_ finger: (inout ScreenModel) -> Void) {
    finger(&host.screen)
    navigator.scene.screenDidChange()
  }

  func ending(_ request: NavigationRequest) async -> Result<Ward?, NavigationError>? {
    await eventually { request.outcome != nil }
    return request.outcome?.map { $0.route?.as() }
  }

  func superseded(by newer: NavigationRequest?) -> Result<Ward?, NavigationError> {
    .failure(.superseded(by: newer.map { RequestStamp(number: $0.number, map: "WardMap") }))
  }
}
