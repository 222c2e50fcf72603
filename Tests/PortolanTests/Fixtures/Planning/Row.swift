import Testing

@testable import Portolan

/// One row of a table: what is shown, what is asked for, what is shown then.
struct Row: CustomTestStringConvertible, Sendable {
  let shown: [Shop]
  let intent: Intent
  let result: String

  init(_ shown: [Shop], _ intent: Intent, _ result: String) {
    self.shown = shown
    self.intent = intent
    self.result = result
  }

  var testDescription: String { "\(shown.map { "\($0)" }) \(intent.label)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var desk = Desk(ShopMap())
    for route in shown { try desk.follow(.show(AnyRoute(route))) }
    try desk.follow(intent, sourceLocation: sourceLocation)
    #expect(desk.picture == result, sourceLocation: sourceLocation)
  }
}

extension Intent {
  static func show(_ spot: Spot) -> Self { .show(AnyRoute(spot)) }
  static func push(_ spot: Spot) -> Self { .push(AnyRoute(spot)) }
  static func show(_ route: Shop) -> Self { .show(AnyRoute(route)) }
  static func push(_ route: Shop) -> Self { .push(AnyRoute(route)) }
  static func reset(to route: Shop) -> Self { .setPath(.visibleStack, [AnyRoute(route)]) }
  static func ask(_ route: Shop) -> Self { .ask(AnyRoute(route)) }
  static func select(_ route: Shop) -> Self { .select(.route(AnyRoute(route))) }
  static func dismiss(above route: Shop) -> Self { .dismiss(above: .route(AnyRoute(route))) }
  static func bringToFront(_ route: Shop) -> Self { .bringToFront(.route(AnyRoute(route))) }
  static func replace(above route: Shop, with path: [Shop]) -> Self {
    .setPath(.above(AnyRoute(route)), path.map { AnyRoute($0) })
  }
  static func pop(to route: Shop) -> Self { .pop(to: .route(AnyRoute(route))) }
  static func setPath(of stack: Shop, _ path: [Shop]) -> Self {
    .setPath(.stack(AnyRoute(stack)), path.map { AnyRoute($0) })
  }
}
