import Testing

@_spi(Measuring) @testable import Portolan

/// A string of beads on a screen, and what a request on it costs, counted.
@MainActor final class Stringing: GuardKeeper {
  /// What one request costs.
  struct Cost: Equatable {
    /// Nodes that were read.
    var reads = 0
    /// Destinations that the map was asked for.
    var destinations = 0
    /// Guards that were asked.
    var questions = 0
    /// Updates and arrivals that tasks were told of.
    var callbacks = 0
    /// Plans that the host was given.
    var plans = 0
  }

  private let map: BeadMap
  private let host = BuildingHost()
  private let notes = Notes()
  private var questions = 0
  /// What happens while a guard is asked.
  var whenAsked: (Bead.Guard) -> Void = { _ in }
  private(set) lazy var navigator = Navigator(
    map, guards: self, tasks: NotingTasks<Bead>(notes: notes), clock: TestClock())

  init(_ map: BeadMap) {
    self.map = map
    host.scene = navigator.scene
    navigator.scene.attach(host)
  }

  /// How many screens there are, containers aside.
  var screens: Int { navigator.tree.count - 1 }

  func verdict(on rule: Bead.Guard) async -> Verdict<Bead> {
    questions += 1
    whenAsked(rule)
    return .allow
  }

  /// What it costs until a request has arrived and its tasks were told.
  func cost(_ ask: (Navigator<Bead>) -> NavigationRequest) async throws -> Cost {
    let reads = ReadCounter()
    (map.tally.asked, questions) = (0, 0)
    notes.forget()
    host.forget()
    navigator.scene.traffic.tree.reads = reads
    try await ask(navigator).arrival()
    await eventually { navigator.scene.taskRunner.count == 0 && !navigator.scene.isBusy }
    navigator.scene.traffic.tree.reads = nil
    let callbacks = notes.updates.count + notes.arrivals.count
    return Cost(
      reads: reads.count, destinations: map.tally.asked, questions: questions,
      callbacks: callbacks, plans: host.plans.count)
  }
}
