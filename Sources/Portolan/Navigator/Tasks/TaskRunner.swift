/// Runs the tasks of features and of the scene when screens are reached.
@MainActor final class TaskRunner {
  /// The tasks of features, by route type.
  private let own: [ObjectIdentifier: any ScreenTasks<AnyRoute>]
  /// The tasks for the screens of all features, in this order.
  var common: [any ScreenTasks<AnyRoute>] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  /// The tasks after arrivals that have not ended.
  private var running: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0

  init(_ features: [ObjectIdentifier: NavigationFeature]) {
    own = features.compactMapValues(\.tasks)
  }

  /// How many tasks after arrivals have not ended.
  var count: Int { running.count }

  /// Whether no tasks exist for a route's screens.
  func isEmpty(for route: AnyRoute?) -> Bool {
    common.isEmpty && route.flatMap { own[$0.typeID] } == nil
  }

  func update(_ screen: ScreenContext<AnyRoute>) {
    for tasks in tasks(for: screen.route) { tasks.update(screen) }
  }

  /// Begins the tasks after a request's arrival; they run at the same time.
  func begin(at screen: ScreenContext<AnyRoute>, along chain: [AnyRoute], _ arrival: Arrival) {
    let route = screen.route
    for tasks in tasks(for: route) {
      lastNumber += 1
      let number = lastNumber
      running[number] = Task { [weak self] in
        defer { self?.running[number] = nil }
        do {
          try await tasks.arrived(at: screen, along: chain, arrival: arrival)
        } catch {
          if error is CancellationError { return }
          screen.scene?.report(.taskFailed(route.label, "\(type(of: error))"))
        }
      }
    }
  }

  func cancel() {
    for task in running.values { task.cancel() }
    running = [:]
  }

  /// The tasks of the route's feature, then those of the scene.
  private func tasks(for route: AnyRoute) -> [any ScreenTasks<AnyRoute>] {
    guard let own = own[route.typeID] else { return common }
    return [own] + common
  }
}

/// The tasks of one feature among those of all features.
struct FeatureTasks<Own: NavigationRoute>: ScreenTasks {
  let tasks: any ScreenTasks<Own>

  func update(_ screen: ScreenContext<AnyRoute>) {
    if let screen = screen.of(Own.self) { tasks.update(screen) }
  }

  func arrived(
    at screen: ScreenContext<AnyRoute>, along chain: [AnyRoute], arrival: Arrival
  ) async throws {
    guard let screen = screen.of(Own.self) else { return }
    try await tasks.arrived(at: screen, along: chain, arrival: arrival)
  }
}
