import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite(
  "Of equal screens a request finds the visible, else the nearest to the front, else the last used")
struct NearestTests {
  /// `a` are tabs of the stacks `b`, `c`, `e` and `item(1)`; `f` is another part, `item(2)` and
  /// `item(3)` are sheets; `d` is pushed by hand, as often as one likes.
  private static let table: [Spot: RouteDestination<Spot>] = [
    .a: .tabs([.b, .c, .e, .item(1)], .root), .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)), .e: .screenInStack(.member(of: .a)),
    .item(1): .screenInStack(.member(of: .a)),
    .d: .screen(.pushed(.inVisibleStack)), .f: .screenInStack(.root),
    .item(2): .screenInStack(.presented(.sheet)), .item(3): .screenInStack(.presented(.sheet)),
  ]

  private func desk(_ way: Intent...) throws -> Desk<Spot> {
    var desk = Desk(TableMap(Self.table, samples: []))
    desk.keptLimit = 3
    for intent in way { try desk.follow(intent) }
    return desk
  }

  private func picture(_ way: Intent...) throws -> String {
    var desk = Desk(TableMap(Self.table, samples: []))
    desk.keptLimit = 3
    for intent in way { try desk.follow(intent) }
    try desk.show(.d)
    return desk.picture
  }

  private let other = Intent.push(.item(9))

  @Test func `the visible one, though another is newer`() throws {
    let way: [Intent] = [
      .show(.b), .push(.d), .show(.c), .push(.d), .select(.route(AnyRoute(Spot.b))),
    ]
    var desk = try desk()
    for intent in way { try desk.follow(intent) }
    #expect(try desk.follow(.show(.d)).isEmpty)
  }

  @Test func `in a stack the one nearest to the top`() throws {
    #expect(
      try picture(.show(.b), .push(.d), other, .push(.d), .push(.item(8)))
        == "a[*(b › d › item(9) › d) | c… | e… | item(1)…]")
  }

  @Test func `in the same stack before the same tabs`() throws {
    #expect(
      try picture(.show(.c), .push(.d), .show(.b), .push(.d), other)
        == "a[*(b › d) | (c › d) | e… | item(1)…]")
  }

  @Test func `in the same layer before the layers beneath`() throws {
    #expect(
      try picture(.show(.b), .push(.d), .show(.item(2)), .push(.d), other)
        == "a[*(b › d) | c… | e… | item(1)…] ⇧ sheet (item(2) › d)")
  }

  @Test func `in the layer right beneath before those further down`() throws {
    #expect(
      try picture(
        .show(.b), .push(.d), other, .show(.item(2)), .push(.d), other, .show(.item(3)))
        == "a[*(b › d › item(9)) | c… | e… | item(1)…] ⇧ sheet (item(2) › d)")
  }

  @Test func `in what is open before what is kept`() throws {
    #expect(
      try picture(
        .show(.f), .push(.d), other, .show(AnyRoute(Spot.b), keeping: true), .push(.d),
        .show(.c)) == "a[*(b › d) | (c) | e… | item(1)…]")
  }

  @Test func `of kept parts the one that was kept last`() throws {
    var desk = try desk(
      .show(.f), .push(.d), .show(AnyRoute(Spot.b), keeping: true), .push(.d),
      .show(AnyRoute(Spot.item(7)), keeping: true))
    #expect(desk.keptPictures.count == 2)
    try desk.show(.d)
    #expect(desk.picture == "a[*(b › d) | c… | e… | item(1)…]")
  }

  @Test(arguments: [
    ([Spot.b, .c, .item(1)], "c"), ([.c, .b, .item(1)], "b"), ([.b, .c, .b, .item(1)], "b"),
    ([.c, .b, .c, .e, .item(1)], "c"),
  ])
  func `of other tabs the one that was selected last`(visits: [Spot], expected: String) throws {
    var desk = try desk(.show(.b), .push(.d), .show(.c), .push(.d), .show(.item(1)))
    for tab in visits { try desk.follow(.select(.route(AnyRoute(tab)))) }
    try desk.show(.d)
    #expect(desk.picture.contains("*(\(expected) › d)"), "\(desk.picture)")
  }

  @Test func `a person's tap is a use too`() throws {
    var desk = try desk(.show(.b), .push(.d), .show(.c), .push(.d), .show(.e))
    let tabs = try desk.id(of: .a)
    for place in [0, 2] {
      var screen = ScreenModel(showing: desk.tree)
      screen.select(place, of: tabs)
      desk.read(screen.reading)
    }
    try desk.show(.d)
    #expect(desk.picture == "a[*(b › d) | (c › d) | (e) | item(1)…]")
  }

  @Test func `of two that are seen the one in front, so that asked twice it moves once`() throws {
    var desk = Desk(
      TableMap([
        .a: .split(primary: .b, secondary: .c, .root), .b: .screenInStack(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)), .d: .screen(.pushed(.inVisibleStack)),
      ]))
    for column in [Spot.b, .c] {
      try desk.follow(.show(column))
      try desk.follow(.push(.d))
    }
    for column in [Spot.b, .c, .b] {
      try desk.follow(.select(.route(AnyRoute(column))))
      let before = desk.tree
      #expect(before.homes(of: AnyRoute(Spot.d)).compactMap(\.node).allSatisfy(before.isVisible))
      try desk.follow(.select(.route(AnyRoute(Spot.d))))
      #expect(desk.tree == before, "\(column) is in front, and so is what stands on it")
    }
  }

  @Test func `what is selected already is no new use`() throws {
    var desk = try desk(.show(.b), .push(.d))
    let before = desk.tree
    try desk.follow(.select(.route(AnyRoute(Spot.b))))
    #expect(desk.tree == before)
  }

  @Test func `a stack's path is set in the nearest stack of its name`() throws {
    var desk = Desk(
      TableMap([
        .a: .tabs([.b, .c], .root), .b: .screenInStack(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)),
        .d: .screenInStack(.presented(.sheet), reuse: .never),
      ]))
    try desk.show(.b, .d)
    try desk.follow(.push(.e))
    try desk.show(.d)
    try desk.follow(
      .setPath(.stack(AnyRoute(Spot.d)), [AnyRoute(Spot.f)]))
    #expect(desk.picture == "a[*(b) | c…] ⇧ sheet (d › e) ⇧ sheet (d › f)")
  }
}
