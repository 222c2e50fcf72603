import Foundation
import Testing

@testable import Portolan

/// The end of one app and the start of the next: nothing but bytes goes from one to the other.
@MainActor final class Homecoming {
  let keeper = HouseKeeper()
  let host = RecordingHost()
  let clock = TestClock()
  let navigator: Navigator<House>
  let saved: SavedScene
  private(set) var events: [NavigationEvent] = []
  private(set) var failures: [NavigationError] = []

  var scene: SceneNavigator { navigator.scene }
  var picture: String { navigator.tree.picture }

  /// An app that shows its porch, after one that ended with these routes on screen.
  init(to routes: House...) async throws {
    let old = Navigator(HouseMap(), guards: HouseKeeper(), clock: TestClock())
    for route in routes { try await old.navigate(to: route) }
    saved = try SavedScene(reading: old.scene.save().data())
    navigator = Navigator(HouseMap(), guards: keeper, clock: clock)
    scene.onEvent = { [weak self] in self?.events.append($0) }
    scene.onFailure = { [weak self] error, _ in self?.failures.append(error) }
    scene.attach(host)
    try await navigator.navigate(to: .porch)
    host.forget()
    events = []
  }

  /// Restores and waits for the end.
  func restore() async throws(NavigationError) -> Arrival {
    try await scene.restore(saved).arrival()
  }

  var commits: Int {
    events.count { if case .committed = $0 { true } else { false } }
  }

  var diagnostics: [Diagnostic] {
    events.compactMap { if case .diagnosed(let diagnostic) = $0 { diagnostic } else { nil } }
  }
}
