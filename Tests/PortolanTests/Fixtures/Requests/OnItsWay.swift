import Testing

@testable import Portolan

/// A shop with one request in a certain state.
@MainActor struct OnItsWay {
  /// How far the request has come.
  enum State: CaseIterable, Sendable {
    case waiting, asking, parked, linkParked, performing, held, ended
  }

  /// Never ends a transition by itself.
  let host = LateHost()
  let shopping: Shopping
  let request: NavigationRequest
  /// Opens the guard that holds the request up.
  let gate = Gate()

  var scene: SceneNavigator { shopping.scene }
  var navigator: Navigator<Shop> { shopping.navigator }

  init(_ state: State) async throws {
    shopping = Shopping(host: host)
    host.finish()
    shopping.navigator.show(state == .linkParked ? .splash : .product(id: 1))
    let scene = shopping.scene
    let host = host
    await eventually { host.isTransitioning }
    host.finishAll()
    request = Self.request(in: state, shopping, host, gate)
    let reached = request
    await eventually("\(state) is reached") { Self.isReached(state, reached, scene) }
    #expect(Self.isReached(state, request, scene))
  }

  private static func request(
    in state: State, _ shopping: Shopping, _ host: LateHost, _ gate: Gate
  ) -> NavigationRequest {
    let navigator = shopping.navigator
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    switch state {
    case .waiting:
      navigator.show(.club)
      return navigator.show(.reviews(id: 1))
    case .asking: return navigator.show(.club)
    case .parked:
      let request = navigator.show(.orders)
      return request
    case .linkParked:
      shopping.keeper.isStarted = true
      return shopping.scene.submit(.show(AnyRoute(Shop.signIn)), origin: .link, site: CallSite())
    case .performing: return navigator.show(.reviews(id: 1))
    case .held:
      host.isTransitioning = true
      return navigator.show(.reviews(id: 1))
    case .ended: return navigator.showKept()
    }
  }

  private static func isReached(
    _ state: State, _ request: NavigationRequest, _ scene: SceneNavigator
  ) -> Bool {
    let isPerforming = scene.traffic.host.performance != nil
    switch (state, scene.traffic.requests[request.number]?.phase) {
    case (.waiting, .waiting), (.asking, .asking(.some)), (.linkParked, .parked): return true
    case (.parked, .parked(let parking)): return parking.detourOnItsWay == nil
    case (.performing, .committed): return isPerforming
    case (.held, .committed): return !isPerforming
    case (.ended, nil): return request.outcome != nil
    default: return false
    }
  }

  /// How often the navigator said that the request ended.
  var endings: Int {
    shopping.events.count { event in
      switch event {
      case .arrived, .failed: return event.request?.number == request.number
      default: return false
      }
    }
  }
}
