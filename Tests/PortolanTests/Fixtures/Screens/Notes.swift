import Portolan

/// What tasks were told, in order.
@MainActor final class Notes {
  private(set) var updates: [String] = []
  private(set) var arrivals: [String] = []
  private(set) var chains: [String] = []
  /// The arrivals that the tasks were handed.
  private(set) var handed: [Arrival] = []

  func update(_ text: String) { updates.append(text) }

  func arrive(_ text: String, along chain: [AnyRoute], _ arrival: Arrival) {
    arrivals.append(text)
    handed.append(arrival)
    chains.append(chain.map(\.label.text).joined(separator: " › "))
  }

  func forget() {
    updates = []
    arrivals = []
    chains = []
    handed = []
  }
}

/// Notes what happens to the screens of one feature, and does what a test says.
struct NotingTasks<R: NavigationRoute>: ScreenTasks {
  let notes: Notes
  var updating: @MainActor (ScreenContext<R>) -> Void = { _ in }
  var arriving: @MainActor (ScreenContext<R>) async throws -> Void = { _ in }

  func update(_ screen: ScreenContext<R>) {
    notes.update("\(screen.route)")
    updating(screen)
  }

  func arrived(
    at screen: ScreenContext<R>, along chain: [AnyRoute], arrival: Arrival
  ) async throws {
    notes.arrive("\(screen.route)", along: chain, arrival)
    try await arriving(screen)
  }
}

/// Notes what happens to any screen.
struct NotingSceneTasks: ScreenTasks {
  let notes: Notes
  var updating: @MainActor (ScreenContext<AnyRoute>) -> Void = { _ in }
  var arriving: @MainActor (ScreenContext<AnyRoute>) async throws -> Void = { _ in }

  func update(_ screen: ScreenContext<AnyRoute>) {
    notes.update("all \(screen.route.label)")
    updating(screen)
  }

  func arrived(
    at screen: ScreenContext<AnyRoute>, along chain: [AnyRoute], arrival: Arrival
  ) async throws {
    notes.arrive("all \(screen.route.label)", along: chain, arrival)
    try await arriving(screen)
  }
}
