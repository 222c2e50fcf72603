/// Runs the tasks of features and of the scene when screens are reached.
@MainActor final class TaskRunner {
  /// By route type, for features that have tasks.
  private let own: [ObjectIdentifier: any SceneTasks]
  /// For the screens of all features, in this order.
  var common: [any SceneTasks] = []
  private let arrivals = ArrivalTasks()

  init(_ features: [ObjectIdentifier: Feature]) {
    own = features.compactMapValues(\.tasks)
  }

  /// How many tasks after arrivals have not ended.
  var count: Int { arrivals.count }

  /// Whether no tasks exist for a route's screens.
  func isEmpty(for route: AnyRoute) -> Bool {
    common.isEmpty && own[route.typeID] == nil
  }

  func update(_ screen: AnyScreenContext) {
    for tasks in tasks(for: screen.route) { tasks.update(screen) }
  }

  /// Begins the tasks after a request's arrival, each on its own.
  func begin(
    at screen: AnyScreenContext, along chain: [AnyRoute],
    whenFailed report: @escaping @MainActor (Diagnostic) -> Void
  ) {
    let route = screen.route
    for tasks in tasks(for: route) {
      arrivals.begin {
        do { try await tasks.arrived(at: screen, along: chain) } catch is CancellationError {
          return
        } catch { report(.taskFailed(route.label, "\(type(of: error))")) }
      }
    }
  }

  func cancel() { arrivals.cancel() }

  /// The tasks of the route's feature, then those of the scene.
  private func tasks(for route: AnyRoute) -> [any SceneTasks] {
    guard let own = own[route.typeID] else { return common }
    return [own] + common
  }
}

/// The tasks of one feature, without its route type.
struct FeatureTasks<R: NavigationRoute>: SceneTasks {
  let tasks: any ScreenTasks<R>

  func update(_ screen: AnyScreenContext) {
    if let screen = screen.of(R.self) { tasks.update(screen) }
  }

  func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) async throws {
    if let screen = screen.of(R.self) { try await tasks.arrived(at: screen, along: chain) }
  }
}

/// Tasks that run after arrivals, until they end or the scene does.
@MainActor final class ArrivalTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0

  /// How many have not ended.
  var count: Int { running.count }

  func begin(_ work: @escaping @MainActor () async -> Void) {
    lastNumber += 1
    let number = lastNumber
    running[number] = Task { [weak self] in
      await work()
      self?.running[number] = nil
    }
  }

  func cancel() {
    for task in running.values { task.cancel() }
    running = [:]
  }
}
