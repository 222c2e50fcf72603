import Testing

@testable import Portolan
@testable import PortolanFixtures

/// A map with its card: tabs of a chart and a list of guides, and cards over them.
private enum Sea: NavigationRoute {
  case main, chart, guides, port(Int), login
  /// A card without a stack, one with a stack, and a screen in that.
  case card, harbour, berth
  case terms, help
  /// A split: a shelf, and a rope beside it.
  case locker, shelf, rope, knot
}

private struct SeaMap: NavigationMap {
  private static let low = PresentationStyle.sheet(.height(120), .large, undimmedThrough: .large)

  func destination(for route: Sea) -> RouteDestination<Sea> {
    switch route {
    case .main: return .tabs([.chart, .guides], .root)
    case .login: return .screen(.root)
    case .chart, .guides: return .screenInStack(.member(of: .main))
    case .port: return .screen(.pushed(onto: .chart))
    case .card: return .screen(.presented(Self.low.notDismissable, over: .main))
    case .harbour: return .screenInStack(.presented(Self.low, over: .main))
    case .berth: return .screen(.pushed(onto: .harbour))
    case .terms: return .screenInStack(.presentedOverRoot(.sheet))
    case .help: return .screen(.pushed(.inVisibleStack))
    case .locker: return .split(primary: .shelf, secondary: .rope, .root)
    case .shelf, .rope: return .screenInStack(.member(of: .locker))
    case .knot: return .screen(.pushed(onto: .rope))
    }
  }
}

@Suite("A sheet that stays lets the app navigate beneath it")
struct StayingTests {
  private static let base = "main[*(chart › port(1)) | guides…]"

  private func desk(_ routes: Sea...) throws -> Desk<Sea> {
    var desk = Desk(SeaMap())
    try desk.show(.port(1))
    for route in routes { try desk.show(route) }
    return desk
  }

  private func picture(of intent: Intent, from routes: Sea...) throws -> String {
    var desk = Desk(SeaMap())
    try desk.show(.port(1))
    for route in routes { try desk.show(route) }
    try desk.follow(intent)
    return desk.picture
  }

  @Test(arguments: [
    (Intent.show(AnyRoute(Sea.port(2))), "main[*(chart › port(2)) | guides…] ⇧ sheet (card)"),
    (.show(AnyRoute(Sea.chart)), "main[*(chart) | guides…] ⇧ sheet (card)"),
    (.select(.route(AnyRoute(Sea.guides))), "main[(chart › port(1)) | *(guides)] ⇧ sheet (card)"),
    (.push(AnyRoute(Sea.help)), "main[*(chart › port(1) › help) | guides…] ⇧ sheet (card)"),
    (.show(AnyRoute(Sea.help)), "main[*(chart › port(1) › help) | guides…] ⇧ sheet (card)"),
    (.close(.route(AnyRoute(Sea.port(1)))), "main[*(chart) | guides…] ⇧ sheet (card)"),
    (.back, "main[*(chart) | guides…] ⇧ sheet (card)"),
    (.pop(to: .first), "main[*(chart) | guides…] ⇧ sheet (card)"),
    (
      .setPath(.stack(AnyRoute(Sea.chart)), [AnyRoute(Sea.port(3))]),
      "main[*(chart › port(3)) | guides…] ⇧ sheet (card)"
    ),
    (.show(AnyRoute(Sea.terms)), base + " ⇧ sheet (card) ⇧ sheet (terms)"),
    (.show(AnyRoute(Sea.harbour)), base + " ⇧ sheet (card) ⇧ sheet (harbour)"),
    (.dismiss(), base), (.dismiss(above: .base), base), (.close(.route(AnyRoute(Sea.card))), base),
    (.dismiss(above: .route(AnyRoute(Sea.chart))), base),
    (.show(AnyRoute(Sea.login)), "login"),
  ])
  func `what changes beneath leaves it, and only what names layers closes it`(
    intent: Intent, result: String
  ) throws {
    #expect(try picture(of: intent, from: .card) == result)
  }

  @Test func `a plan beneath it has a step for the change and none for the layer`() throws {
    var desk = try desk(.card)
    let plan = try desk.follow(.show(AnyRoute(Sea.port(2))))
    #expect(plan.steps.count == 1)
    #expect(plan.leaving.count == 1)
    #expect(try desk.tree.isVisible(desk.id(of: .port(2))))
    #expect(try desk.tree.isVisible(desk.id(of: .card)))
  }

  @Test func `back begins in its stack, goes on beneath it, and closes it last`() throws {
    var desk = try desk(.berth)
    var pictures: [String] = []
    for _ in 0..<3 {
      try desk.follow(.back)
      pictures.append(desk.picture)
    }
    #expect(
      pictures == [
        Self.base + " ⇧ sheet (harbour)", "main[*(chart) | guides…] ⇧ sheet (harbour)",
        "main[*(chart) | guides…]",
      ])
  }

  @Test func `the visible stack is its own when it has one`() throws {
    #expect(
      try picture(of: .push(AnyRoute(Sea.help)), from: .harbour) == Self.base
        + " ⇧ sheet (harbour › help)")
  }

  @Test func `a layer on it closes as before`() throws {
    #expect(
      try picture(of: .show(AnyRoute(Sea.port(2))), from: .card, .terms)
        == "main[*(chart › port(2)) | guides…] ⇧ sheet (card)")
    #expect(try picture(of: .back, from: .card, .terms) == Self.base + " ⇧ sheet (card)")
  }

  @Test func `one that stands on an ordinary layer closes with that`() throws {
    var desk = try desk(.terms)
    let style = PresentationStyle.sheet(.medium, undimmedThrough: .medium)
    try desk.follow(.ask(AnyRoute(Sea.card), placed: .presented(style, over: .front)))
    #expect(desk.picture == Self.base + " ⇧ sheet (terms) ⇧ sheet (card)")
    #expect(try !desk.tree.isVisible(desk.id(of: .port(1))))
    try desk.show(.port(2))
    #expect(desk.picture == "main[*(chart › port(2)) | guides…]")
  }

  @Test func `a gesture beneath one that only code may close is allowed`() throws {
    var desk = try desk(.card)
    desk.isGesture = true
    try desk.follow(desk.tree.goingBack(from: desk.id(of: .port(1))))
    #expect(desk.picture == "main[*(chart) | guides…] ⇧ sheet (card)")
    #expect(throws: NavigationError.notDismissable) { try desk.plan(.dismiss()) }
  }

  @Test func `a person's way back beneath a card leads from a column to the one before`() throws {
    var desk = Desk(SeaMap())
    desk.traits.isCompact = true
    try desk.show(.rope)
    try desk.show(.knot)
    try desk.follow(
      .ask(AnyRoute(Sea.berth), placed: .presented(.sheet(undimmedThrough: .large), over: .front)))
    let beneath = desk.picture.prefix { $0 != "⇧" }
    #expect(beneath == "locker{(shelf) > *(rope › knot)} ")
    try desk.follow(desk.tree.goingBack(from: desk.id(of: .knot)))
    #expect(desk.picture == "locker{(shelf) > *(rope)} ⇧ sheet (berth)")
    try desk.follow(desk.tree.goingBack(from: desk.id(of: .rope)))
    #expect(desk.picture == "locker{*(shelf) > (rope)} ⇧ sheet (berth)")
  }

  @Test func `a person's way back beneath a card with a stack closes what is beneath`() throws {
    var desk = try desk(.berth)
    let chart = try desk.id(of: .main)
    #expect(
      try desk.tree.goingBack(from: desk.id(of: .port(1))) == .close(.node(desk.id(of: .port(1)))))
    #expect(try desk.tree.goingBack(from: desk.id(of: .berth)) == .back)
    let move = try #require(desk.tree.goingToFirst(in: chart))
    try desk.follow(move)
    #expect(desk.picture == "main[*(chart) | guides…] ⇧ sheet (harbour › berth)")
    #expect(desk.tree.goingToFirst(in: chart) == nil)
  }

  @Test func `a reading changes what is beneath`() throws {
    var desk = try desk(.card)
    var screen = ScreenModel(showing: desk.tree)
    screen.swipeBack()
    desk.read(screen.reading)
    #expect(desk.picture == "main[*(chart) | guides…] ⇧ sheet (card)")
  }
}
