import Portolan

/// Planning alone, planning with its commit, and finding what is shown, without a screen.
@MainActor struct PlanningBenchmarks<Shape: TreeShape> {
  let measurement: Measurement

  func run() throws {
    for size in measurement.options.sizes(upTo: Shape.largest) {
      let shape = Shape(screens: size)
      try plan("plan.\(Shape.name)", shape, size, isShown: false)
      try commit(shape, size)
      try plan("find.\(Shape.name)", shape, size, isShown: true)
    }
  }

  /// Where a plan leads is drawn at random; what is found has just come to the front.
  private func plan(_ name: String, _ shape: Shape, _ size: Int, isShown: Bool) throws {
    guard measurement.options.wants(name) else { return }
    let navigator = Navigator.toured(shape)
    var random = SeededGenerator()
    var target = shape.tour[0]
    var isEmpty = false
    try measurement.time(
      name, n: size,
      RepeatedAction(
        name,
        prepare: {
          target = shape.target(using: &random)
          if isShown { Optional(navigator.show(target)).requireArrival() }
        },
        check: { precondition(isEmpty == isShown, "A plan was \(isEmpty ? "" : "not ")empty.") },
        action: {
          do { isEmpty = try navigator.plan(for: target).isEmpty } catch {
            preconditionFailure("A plan failed: \(error)")
          }
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
}

extension Navigator {
  /// A navigator that has visited the whole app.
  static func toured<Shape: TreeShape>(_ shape: Shape) -> Navigator<RouteType>
  where Shape.R == RouteType {
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
