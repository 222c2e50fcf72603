import Portolan
import TestSupport

/// The app that all scenarios use: three features, a session, and what the navigator said.
@MainActor final class ScenarioApp {
  let session = Session()
  let keys = KeyRing()
  let bar = ScenarioBar()
  let scene: SceneNavigator
  /// What a developer should look at; a scenario expects none.
  private(set) var diagnostics: [Diagnostic] = []
  /// How requests ended that nobody awaited, in order.
  private(set) var failures: [String] = []
  /// What listeners were told, in order.
  private(set) var events: [NavigationEvent] = []
  /// Told of each tree that the navigator commits or follows.
  var onTree: ((NavigationTree) -> Void)?
  /// Told of the node of each screen that is built, before anybody sees it; a view is built often.
  var onBuild: ((NodeID) -> Void)?

  var navigator: Navigator<Shop> { Navigator(scene) }

  init(clock: any Clock<Duration>) throws(NavigationError) {
    scene = try SceneNavigator(
      NavigationFeature(ShopMap(), guards: ShopGuards(session: session), links: ShopLinks.table),
      NavigationFeature(CounterMap()),
      NavigationFeature(RoomMap(), guards: RoomGuards(keys: keys), links: RoomLinks.table),
      clock: clock)
    scene.onFailure = { [weak self] error, _ in self?.failures.append(error.diagnostic.code) }
    scene.onEvent = { [weak self] in self?.hear($0) }
  }

  /// The codes of what the navigator said, which a scenario has expected.
  func takeCodes() -> [String] {
    defer { diagnostics = [] }
    return diagnostics.map(\.code)
  }

  private func hear(_ event: NavigationEvent) {
    events.append(event)
    switch event {
    case .diagnosed(let diagnostic): diagnostics.append(diagnostic)
    case .committed(let change): onTree?(change.to)
    case .followed(let change): onTree?(change.to)
    default: return
    }
  }
}

extension ScenarioApp {
  /// How many trees were committed.
  var commits: Int {
    events.count { if case .committed = $0 { true } else { false } }
  }

  /// How many trees followed what a person did.
  var follows: Int {
    events.count { if case .followed = $0 { true } else { false } }
  }

  /// How many requests were made.
  var requests: Int {
    events.count { if case .requested = $0 { true } else { false } }
  }

  /// The screens that were in front when the selected member was tapped, and nothing moved.
  var secondTaps: [String] {
    events.compactMap { if case .tappedAgain(let tap) = $0 { tap.route?.text } else { nil } }
  }
}
