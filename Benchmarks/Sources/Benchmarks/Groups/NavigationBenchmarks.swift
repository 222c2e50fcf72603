import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// Whole navigations without animation: from the request to the screen's arrival.
///
/// What one leaves for later (is the old screen gone?) runs after each hundred, untimed: on two
/// cores its timers would otherwise be in the way of the next navigation.
@MainActor struct NavigationBenchmarks<Shape: TreeShape> {
  let measurement: Measurement

  func run() throws {
    let name = "navigation.\(Shape.name)"
    guard measurement.options.wants(name) else { return }
    for size in measurement.options.sizes() { try run(name, Shape(screens: size), size) }
  }

  private func run(_ name: String, _ shape: Shape, _ size: Int) throws {
    let app = HeadlessApp(shape)
    for route in shape.tour { app.show(route).requireArrival() }
    var random = SeededGenerator()
    var target = shape.tour[0]
    var request: NavigationRequest?
    var count = 0
    try measurement.time(
      name, n: size,
      RepeatedAction(
        name, prepare: { target = shape.target(using: &random) },
        check: {
          request.requireArrival()
          count += 1
          if count % 100 == 0 { app.rest() }
        },
        action: { request = app.show(target) }))
    app.requireNoFaults()
  }
}
