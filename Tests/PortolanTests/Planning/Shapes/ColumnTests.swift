import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Back skips a column whose route the map places nowhere, and a course fills several columns")
struct ColumnTests {
  /// Three columns; `c` stands in the middle one, `e` in the last one, which is empty before.
  private static let three: [Spot: RouteDestination<Spot>] = [
    .a: .split(primary: .b, supplementary: .c, secondary: .d, .root),
    .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .nowhere,
    .e: .screenInStack(.column(.secondary, of: .a)),
    .f: .screenInStack(.presented(.sheet, over: .a)),
    .item(1): .screen(.pushed(onto: .c)),
    .item(2): .screen(.pushed(onto: .e)),
  ]

  private func desk(
    _ spots: Spot..., changing: [Spot: RouteDestination<Spot>] = [:], isCompact: Bool = true
  ) throws -> Desk<Spot> {
    var desk = Desk(TableMap(Self.three.merging(changing) { $1 }, samples: []))
    desk.traits.isCompact = isCompact
    for spot in spots { try desk.show(spot) }
    return desk
  }

  @Test(arguments: [.back, nil] as [Intent?])
  func `F1: back passes over an empty column that the map shows nowhere`(move: Intent?) throws {
    var desk = try desk(.a, .e, changing: [.c: .nowhere])
    #expect(desk.picture == "a{(b) > c… > *(e)}")
    let split = try desk.id(of: .a)
    try desk.follow(move ?? .select(.member(of: split, at: 1)))
    #expect(desk.picture == "a{*(b) > c… > (e)}")
    #expect(throws: NavigationError.nothingToGoBackTo) { try desk.plan(.back) }
  }

  @Test func `where no column before it may be shown, back closes the layer`() throws {
    var desk = try desk(
      .item(3), .c,
      changing: [
        .a: .split(
          primary: .b, secondary: .c, compact: .secondary, .presented(.sheet, over: .item(3))),
        .b: .nowhere, .item(3): .screen(.root),
      ])
    #expect(desk.picture == "item(3) ⇧ sheet (a{b… > *(c)})")
    let split = try desk.id(of: .a)
    #expect(throws: NavigationError.nothingToGoBackTo) {
      try desk.plan(.select(.member(of: split, at: 0)))
    }
    try desk.follow(.back)
    #expect(desk.picture == "item(3)")
  }

  @Test(arguments: [false, true])
  func `F2: what closes in the last column leads to the column before`(isCompact: Bool) throws {
    var desk = try desk(.a, .item(1), .e, isCompact: isCompact)
    try desk.follow(.close(.route(AnyRoute(Spot.e))))
    #expect(
      desk.picture == (isCompact ? "a{(b) > *(c › item(1)) > d…}" : "a{(b) | *(c › item(1)) | d…}"))
  }

  @Test func `F2: or to that before it, where the map shows the one between nowhere`() throws {
    var desk = try desk(.a, .e, changing: [.c: .nowhere])
    try desk.follow(.close(.route(AnyRoute(Spot.e))))
    #expect(desk.picture == "a{*(b) > c… > d…}")
  }

  // MARK: Courses

  private let course = NavigationCourse<Spot>(through: [.c, .item(1), .e, .item(2)])

  @Test(arguments: [false, true])
  func `a course sets the content of a column before it pushes there`(isCompact: Bool) throws {
    let picture = "a{(b) > (c › item(1)) > *(e › item(2))}"
    let wanted = isCompact ? picture : picture.replacing(">", with: "|")
    for spots in [[], [Spot.a], [.e], [.item(1), .item(2)], [.f]] {
      var desk = try desk(isCompact: isCompact)
      for spot in spots { try desk.show(spot) }
      try desk.follow(course.intent)
      #expect(desk.picture == wanted, "after \(spots)")
      #expect(try desk.plan(course.intent).isEmpty, "asked for twice, nothing moves")
    }
  }

  @Test func `what stands there stays, and what stands above it gives way`() throws {
    var desk = try desk(.item(1), .item(2))
    let kept = try [desk.id(of: .item(1)), desk.id(of: .e)]
    try desk.follow(NavigationCourse<Spot>(through: [.c, .item(1), .e]).intent)
    #expect(desk.picture == "a{(b) > (c › item(1)) > *(e)}")
    #expect(kept.allSatisfy(desk.tree.contains))
    try desk.follow(NavigationCourse<Spot>(through: [.c, .e]).intent)
    #expect(desk.picture == "a{(b) > (c) > *(e)}")
  }

  @Test func `a column without a stack takes part, and in the same column routes are pushed`()
    throws
  {
    var desk = try desk(changing: [.c: .screen(.member(of: .a))])
    try desk.follow(NavigationCourse<Spot>(through: [.c, .e, .e]).intent)
    #expect(desk.picture == "a{(b) > c > *(e › e)}")
  }

  @Test func `a route whose column is another split's is pushed`() throws {
    var desk = try desk(
      changing: [.item(4): .screenInStack(.column(.secondary, of: .item(5)))])
    try desk.follow(NavigationCourse<Spot>(through: [.c, .item(4)]).intent)
    #expect(desk.picture == "a{(b) > *(c › item(4)) > d…}")
  }
}
