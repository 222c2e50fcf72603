import Testing

@testable import Portolan

/// A shop with its keeper, clock and host, and all that its navigator said.
@MainActor final class Shopping {
  let keeper = ShopKeeper()
  let clock = TestClock()
  let host: RecordingHost?
  let navigator: Navigator<Shop>
  private(set) var events: [NavigationEvent] = []
  private(set) var failures: [(error: NavigationError, site: CallSite)] = []

  var scene: SceneNavigator { navigator.scene }
  var picture: String { navigator.tree.picture }

  init(host: RecordingHost? = nil, tasks: (any ScreenTasks<Shop>)? = nil) {
    self.host = host
    navigator = Navigator(
      ShopMap(), guards: keeper, links: ShopLinks.table, tasks: tasks, clock: clock)
    (host as? BuildingHost)?.scene = scene
    scene.onEvent = { [weak self] in self?.events.append($0) }
    scene.onFailure = { [weak self] in self?.failures.append(($0, $1)) }
    if let host { scene.attach(host) }
  }

  /// A shop in which the routes were shown one after the other.
  static func showing(
    _ routes: Shop..., host: RecordingHost? = nil, tasks: (any ScreenTasks<Shop>)? = nil
  ) async throws -> Shopping {
    let shopping = Shopping(host: host, tasks: tasks)
    for route in routes { try await shopping.navigator.navigate(to: route) }
    shopping.keeper.forget()
    return shopping
  }

  /// A screen on a host that takes as long as it likes, and that has performed it.
  static func onLateHost(
    showing route: Shop = .product(id: 1)
  ) async -> (Shopping, LateHost) {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    shopping.navigator.show(route)
    await eventually { host.isTransitioning }
    host.finishAll()
    return (shopping, host)
  }

  /// How a request ended, once it has.
  func outcome(
    of request: NavigationRequest, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Outcome {
    await eventually(sourceLocation: sourceLocation) { request.outcome != nil }
    return Outcome(request)
  }

  func diagnostics() -> [String] {
    events.compactMap { if case .diagnosed(let diagnostic) = $0 { diagnostic.code } else { nil } }
  }

  /// The screens that have not let a request take them away.
  var stays: [RouteLabel] {
    events.compactMap {
      if case .failed(let failure) = $0, case .stays(let screen) = failure.error {
        screen
      } else {
        nil
      }
    }
  }

  func node(_ route: Shop) throws -> NodeID {
    let homes = navigator.tree.homes(of: AnyRoute(route))
    return try #require(homes.compactMap { if case .node(let id) = $0 { id } else { nil } }.last)
  }

  func context(_ route: Shop) throws -> ScreenContext<Shop> {
    try #require(ScreenContext(node: node(route), in: scene))
  }
}

/// A request's end in a form that reads well in an expectation.
enum Outcome: Equatable {
  case pending
  case arrived(Shop?)
  case failed(NavigationError)

  /// Another request has taken its place; nil for a person.
  @MainActor static func superseded(by newer: NavigationRequest?) -> Self {
    .failed(.superseded(by: newer.map { RequestStamp(number: $0.number, map: "ShopMap") }))
  }

  @MainActor init(_ request: NavigationRequest) {
    switch request.outcome {
    case nil: self = .pending
    case .success(let arrival): self = .arrived(arrival.route?.as())
    case .failure(let error): self = .failed(error)
    }
  }
}
