import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A split shows its columns side by side, or only one of them when it is collapsed")
struct SplitTests {
  private static let two: [Spot: RouteDestination<Spot>] = [
    .a: .split(primary: .b, secondary: .c, .root),
    .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.pushed(onto: .b)),
    .e: .screen(.pushed(onto: .c)),
    .item(1): .screenInStack(.column(.secondary, of: .a)),
    .item(2): .screen(.pushed(onto: .item(1))),
    .f: .screenInStack(.presented(.sheet, over: .a)),
  ]

  private func desk(
    _ spots: Spot..., in table: [Spot: RouteDestination<Spot>] = two, isCompact: Bool = false
  ) throws -> Desk<Spot> {
    var desk = Desk(TableMap(table, samples: []))
    desk.traits.isCompact = isCompact
    for spot in spots { try desk.show(spot) }
    return desk
  }

  /// The person chooses a column, or there is more or less room.
  private func read(_ desk: inout Desk<Spot>, column: Int, isCollapsed: Bool) throws {
    var screen = ScreenModel(showing: desk.tree)
    let split = try desk.id(of: .a)
    screen.collapse(split, isCollapsed)
    screen.select(column, of: split)
    desk.tree = desk.following(screen.reading)
    #expect(desk.tree.agrees(with: screen.reading))
  }

  @Test func `all columns are built where there is room`() throws {
    #expect(try desk(.a).picture == "a{*(b) | (c)}")
    #expect(try desk(.e).picture == "a{(b) | *(c › e)}")
  }

  @Test func `all columns are seen, one is in front`() throws {
    let desk = try desk(.a)
    #expect(desk.tree.isVisible(try desk.id(of: .b)))
    #expect(desk.tree.isVisible(try desk.id(of: .c)))
    #expect(desk.tree.visiblePath.last == (try desk.id(of: .b)))
  }

  @Test func `collapsed, the one that was asked for stands on those before it`() throws {
    #expect(try desk(.a, isCompact: true).picture == "a{*(b) > c…}")
    let desk = try desk(.e, isCompact: true)
    #expect(desk.picture == "a{(b) > *(c › e)}")
    #expect(!desk.tree.isVisible(try desk.id(of: .b)))
  }

  @Test(arguments: [
    (SplitColumn.primary, "a{*b > c… > d…}"), (.supplementary, "a{b > *c > d…}"),
    (.secondary, "a{b > c > *d}"),
  ])
  func `the map says which column is shown first`(column: SplitColumn, picture: String) throws {
    let table: [Spot: RouteDestination<Spot>] = [
      .a: .split(primary: .b, supplementary: .c, secondary: .d, compact: column, .root),
      .b: .screen(.member(of: .a)), .c: .screen(.member(of: .a)), .d: .screen(.member(of: .a)),
    ]
    #expect(try desk(.a, in: table, isCompact: true).picture == picture)
    #expect(
      try desk(.a, in: table).picture
        == picture.replacing("…", with: "").replacing(">", with: "|"))
  }

  @Test func `back leads through stack and columns, then ends`() throws {
    var desk = try desk(.e, isCompact: true)
    try desk.follow(.back)
    #expect(desk.picture == "a{(b) > *(c)}")
    try desk.follow(.back)
    #expect(desk.picture == "a{*(b) > (c)}")
    #expect(throws: NavigationError.nothingToGoBackTo) { try desk.plan(.back) }
  }

  @Test func `expanded, back goes on in the column beside when the front one is at its end`() throws
  {
    var desk = try desk(.d, .e)
    #expect(desk.picture == "a{(b › d) | *(c › e)}")
    try desk.follow(.back)
    #expect(desk.picture == "a{(b › d) | *(c)}")
    try desk.follow(.back)
    #expect(desk.picture == "a{(b) | *(c)}")
    #expect(throws: NavigationError.nothingToGoBackTo) { try desk.plan(.back) }
  }

  @Test func `a column may be taken by what is not listed, and comes back when that is closed`()
    throws
  {
    var desk = try desk(.a, .item(2))
    #expect(desk.picture == "a{(b) | *(item(1) › item(2))}")
    try desk.follow(.close(.node(try desk.id(of: .item(1)))))
    #expect(desk.picture == "a{*(b) | (c)}")
  }

  @Test func `a layer over a split is closed before the columns go back`() throws {
    var desk = try desk(.e, .f)
    try desk.follow(.back)
    #expect(desk.picture == "a{(b) | *(c › e)}")
  }

  @Test func `the tree follows the screen when it collapses and expands`() throws {
    var desk = try desk(.e)
    try read(&desk, column: 1, isCollapsed: true)
    #expect(desk.picture == "a{(b) > *(c › e)}")
    try read(&desk, column: 0, isCollapsed: true)
    #expect(desk.picture == "a{*(b) > (c › e)}")
    try read(&desk, column: 0, isCollapsed: false)
    #expect(desk.picture == "a{*(b) | (c › e)}")
  }

  @Test func `what comes into view is entered when nothing has to be asked`() throws {
    var desk = try desk(.a, isCompact: true)
    try read(&desk, column: 0, isCollapsed: false)
    #expect(desk.picture == "a{*(b) | c…}")
    try desk.follow(.fillCompanions(of: try desk.id(of: .a)))
    #expect(desk.picture == "a{*(b) | (c)}")
  }

  @Test func `a split of two has no column between`() throws {
    let table: [Spot: RouteDestination<Spot>] = Self.two.merging([
      .f: .screen(.column(.supplementary, of: .a))
    ]) { $1 }
    let desk = try desk(.a, in: table)
    #expect(
      throws: NavigationError.noSuchPlace(
        for: AnyRoute(Spot.f).label, in: AnyRoute(Spot.a).label)
    ) { try desk.plan(.show(AnyRoute(Spot.f))) }
  }

  @Test func `a split cannot stand in a stack`() {
    let map = TableMap([
      .a: .screenInStack(.root), .b: .split(primary: .c, secondary: .d, .pushed(onto: .a)),
      .c: .screen(.member(of: .b)), .d: .screen(.member(of: .b)),
    ])
    #expect(map.problems.map(\.code).contains("NAV006"))
  }
}

@Suite("A split leaves a guarded column empty until a request opens that column")
struct GuardedColumnTests {
  enum Desk: NavigationRoute {
    case mail, list, letter, detail
    enum Guard: Hashable, Sendable { case signedIn }
  }

  struct Map: NavigationMap {
    func destination(for route: Desk) -> RouteDestination<Desk> {
      switch route {
      case .mail: return .split(primary: .list, secondary: .detail, .root)
      case .list: return .screen(.member(of: .mail))
      case .letter: return .nowhere
      case .detail: return .screen(.member(of: .mail), guards: [.signedIn])
      }
    }
  }

  struct LockedMap: NavigationMap {
    func destination(for route: Desk) -> RouteDestination<Desk> {
      guard route == .mail else { return .screen(.member(of: .mail)) }
      return .split(primary: .list, supplementary: .letter, secondary: .detail, .root)
    }
  }

  @Test func `it stays empty until it is asked for`() throws {
    var desk = PortolanFixtures.Desk(Map())
    try desk.show(.mail)
    #expect(desk.picture == "mail{*list | detail…}")
    try desk.show(.detail)
    #expect(desk.picture == "mail{list | *detail}")
  }

  @Test func `evicted, it is empty again and the other is in front`() throws {
    var desk = PortolanFixtures.Desk(Map())
    try desk.show(.detail)
    try desk.follow(.evict([try desk.id(of: .detail)], instead: nil))
    #expect(desk.picture == "mail{*list | detail…}")
  }

  @Test func `the guard that led to one column is not asked for it, so it opens no other`() throws {
    var desk = PortolanFixtures.Desk(LockedMap())
    desk.maps.rules = [SceneRules { _ in [AnyGuard(Desk.Guard.signedIn, of: Desk.self)] }]
    try desk.show(.mail)
    let others = try [Desk.letter, .detail].map { try desk.id(of: $0) }
    try desk.follow(.evict(others, instead: nil))
    #expect(desk.picture == "mail{*list | letter… | detail…}")
    let letter = AnyRoute(Desk.letter)
    let rule = try #require(desk.maps.sceneGuards(of: letter).first)
    let exempt = try Planner.plan(
      .show(letter), maps: desk.maps, tree: desk.tree,
      exempting: GuardExemption(rules: [rule], route: letter, isDetour: false))
    #expect(exempt.to.picture == "mail{list | *letter | detail…}")
    #expect(try desk.plan(.show(letter)).to.picture == "mail{list | *letter | detail}")
  }
}
