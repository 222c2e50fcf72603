import Portolan

/// Planning alone, planning with its commit, and finding what is shown, without a screen.
@MainActor struct PlanningBenchmarks<Shape: TreeShape> {
  let measurement: Measurement

  func run() throws {
    for size in measurement.options.sizes(upTo: Shape.largest) {
      let shape = Shape(screens: size)
      try plan(shape, size)
      try commit(shape, size)
      try find(shape, size)
    }
  }

  private func plan(_ shape: Shape, _ size: Int) throws {
    let name = "plan.\(Shape.name)"
    guard measurement.options.wants(name) else { return }
    let navigator = Navigator.toured(shape)
    var random = SeededGenerator()
    var target = shape.tour[0]
    var isEmpty = false
    try measurement.time(
      name, n: size,
      RepeatedAction(
        name, prepare: { target = shape.target(using: &random) },
        check: { precondition(!isEmpty, "A plan was empty.") },
        action: {
          do {
            isEmpty = try navigator.plan(for: target).isEmpty
          } catch { preconditionFailure("A plan failed: \(error)") }
        }))
  }

  private func commit(_ shape: Shape, _ size: Int) throws {
    let name = "plan+commit.\(Shape.name)"
    guard measurement.options.wants(name) else { return }
    let navigator = Navigator.toured(shape)
    var random = SeededGenerator()
    var target = shape.tour[0]
    var request: NavigationRequest?
    var before = navigator.tree
    try measurement.time(
      name, n: size,
      RepeatedAction(
        name,
        prepare: {
          target = shape.target(using: &random)
          before = navigator.tree
        },
        check: {
          request.requireArrival()
          precondition(navigator.tree != before, "A plan was empty.")
          before = NavigationTree()
        },
        action: { request = navigator.show(target) }))
  }

  /// Asked for again what has just come to the front: it is found, and nothing has to move.
  private func find(_ shape: Shape, _ size: Int) throws {
    let name = "find.\(Shape.name)"
    guard measurement.options.wants(name) else { return }
    let navigator = Navigator.toured(shape)
    var random = SeededGenerator()
    var target = shape.tour[0]
    var isFound = false
    try measurement.time(
      name, n: size,
      RepeatedAction(
        name,
        prepare: {
          target = shape.target(using: &random)
          Optional(navigator.show(target)).requireArrival()
        },
        check: { precondition(isFound, "What is shown was not found.") },
        action: {
          do { isFound = try navigator.plan(for: target).isEmpty } catch {
            preconditionFailure("A plan failed: \(error)")
          }
        }))
  }
}

extension Navigator {
  /// A navigator that has visited the whole app.
  static func toured<Shape: TreeShape>(_ shape: Shape) -> Navigator<R> where Shape.R == R {
    let navigator = Navigator(shape.map)
    for route in shape.tour { Optional(navigator.show(route)).requireArrival() }
    return navigator
  }
}

extension Optional<NavigationRequest> {
  /// Only what arrived counts.
  @MainActor func requireArrival() {
    guard case .success? = self?.outcome else {
      fatalError("A navigation did not arrive: \(String(describing: self?.outcome))")
    }
  }
}
