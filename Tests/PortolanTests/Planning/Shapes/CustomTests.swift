import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A container of the app's own shows the members that its adapter specifies")
struct CustomTests {
  struct Menu: ContainerAdapter {}

  /// Shows each place with the one before it, and goes back one place.
  struct Wheel: ContainerAdapter {
    static let name = "wheel"
    func shown(beside selected: Int, of count: Int) -> [Int] { [selected - 1] }
    func back(from selected: Int, of count: Int) -> Int? { selected - 1 }
  }

  /// Answers with places that do not exist.
  struct Liar: ContainerAdapter {
    func shown(beside selected: Int, of count: Int) -> [Int] { [-1, selected, count, 1_000] }
    func back(from selected: Int, of count: Int) -> Int? { count }
  }

  private func desk(_ adapter: some ContainerAdapter, _ spots: Spot...) throws -> Desk<Spot> {
    var desk = Desk(
      TableMap([
        .a: .custom(adapter, [.b, .c, .d], .root),
        .b: .screen(.member(of: .a)), .c: .screenInStack(.member(of: .a)),
        .d: .screen(.member(of: .a)),
        .e: .screen(.pushed(onto: .c)),
      ]))
    for spot in spots { try desk.show(spot) }
    return desk
  }

  @Test func `by itself it shows the member that was chosen`() throws {
    #expect(try desk(Menu(), .a).picture == "a#Menu[*b | c… | d…]")
    var other = try desk(Menu(), .a, .e)
    #expect(other.picture == "a#Menu[b | *(c › e) | d…]")
    try other.follow(.back)
    #expect(throws: NavigationError.nothingToGoBackTo) { try other.plan(.back) }
  }

  @Test func `what its adapter shows beside the chosen one is entered and seen`() throws {
    let desk = try desk(Wheel(), .d)
    #expect(desk.picture == "a#wheel[b… | (c) | *d]")
    #expect(desk.tree.isVisible(try desk.id(of: .c)))
    #expect(desk.tree.visiblePath.last == (try desk.id(of: .d)))
  }

  @Test func `its adapter says where back leads`() throws {
    var desk = try desk(Wheel(), .d)
    try desk.follow(.back)
    #expect(desk.picture == "a#wheel[b… | *(c) | d]")
    try desk.follow(.back)
    #expect(desk.picture == "a#wheel[*b | (c) | d]", "what was never entered is built")
    #expect(throws: NavigationError.nothingToGoBackTo) { try desk.plan(.back) }
  }

  @Test func `places that do not exist are passed over`() throws {
    let desk = try desk(Liar(), .c)
    #expect(desk.picture == "a#Liar[b… | *(c) | d…]")
    #expect(throws: NavigationError.nothingToGoBackTo) { try desk.plan(.back) }
  }

  @Test func `it may stand in a stack, with screens pushed over it`() throws {
    let map = TableMap([
      .a: .screenInStack(.root), .b: .custom(Menu(), [.c, .d], .pushed(onto: .a)),
      .c: .screen(.member(of: .b)), .d: .screen(.member(of: .b)),
      .e: .screen(.pushed(onto: .b)),
    ])
    #expect(map.problems.isEmpty)
    var desk = Desk(map)
    try desk.show(.d, .e)
    #expect(desk.picture == "(a › b#Menu[c… | *d] › e)")
    try desk.follow(.back)
    #expect(desk.picture == "(a › b#Menu[c… | *d])")
  }

  @Test func `a stack within a stack is refused however deep it stands`() throws {
    let map = TableMap([
      .a: .screenInStack(.root), .b: .pages([.c], .pushed(onto: .a)),
      .c: .custom(Menu(), [.d], .member(of: .b)), .d: .screenInStack(.member(of: .c)),
    ])
    #expect(throws: NavigationError.containerInStack(route: AnyRoute(Spot.d).label)) {
      try Desk(map).plan(.show(AnyRoute(Spot.d)))
    }
    #expect(map.problems.map(\.code).contains("NAV006"))
  }

  @Test func `the same adapter is the same destination`() {
    let one: RouteDestination<Spot> = .custom(Menu(), [.b], .root)
    #expect(one == .custom(Menu(), [Spot.b] as [any NavigationRoute], .root))
    #expect(one != .custom(Wheel(), [.b], .root))
  }
}
