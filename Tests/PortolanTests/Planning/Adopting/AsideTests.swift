import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("What another map has no room for is set aside, and comes back") struct AsideTests {
  private func parts(_ spots: Spot...) throws -> Desk<Spot> {
    var desk = Desk(Moved.tabs)
    for spot in spots { try desk.show(spot) }
    try desk.adopt(Moved.parts)
    return desk
  }

  @Test func `of several parts the one in front is shown`() throws {
    let desk = try parts(.e, .d, .item(2))
    #expect(desk.picture == "(b › item(1) › item(2))")
    #expect(desk.asidePictures.sorted() == ["(c › e)", "d"])
  }

  @Test func `it neither leaves nor enters, and nobody finds it in the tree`() throws {
    var desk = Desk(Moved.tabs)
    try desk.show(.e, .item(1))
    let hidden = try desk.id(of: .e)
    let plan = try desk.adopt(Moved.parts)
    #expect(plan.setAside.contains(hidden))
    #expect(!plan.leaving.contains(hidden))
    #expect(!desk.tree.contains(hidden))
    #expect(desk.tree.homes(of: AnyRoute(Spot.e)).isEmpty)
    #expect(desk.tree.count == 3)
  }

  @Test func `asked for it is the same screen, and its guards are asked again`() throws {
    var desk = Desk(Moved.tabs)
    try desk.show(.e, .item(1))
    let hidden = try desk.id(of: .e)
    try desk.adopt(Moved.parts)
    let plan = try desk.follow(.show(AnyRoute(Spot.e)))
    #expect(desk.picture == "(c › e)")
    #expect(try desk.id(of: .e) == hidden)
    #expect(plan.entering.isEmpty)
    #expect(plan.returning.contains(hidden))
    #expect(plan.finding == .found)
    #expect(desk.asidePictures == [])
  }

  @Test func `asked for what it stands on, it closes as anywhere`() throws {
    var desk = try parts(.e, .item(1))
    let hidden = try #require(desk.tree.lastAside(of: AnyRoute(Spot.e)))
    let plan = try desk.follow(.show(AnyRoute(Spot.c)))
    #expect(desk.picture == "(c)")
    #expect(plan.leaving.contains(hidden))
  }

  @Test func `a question's screen is a new one all the same`() throws {
    var desk = try parts(.e, .item(1))
    let hidden = try #require(desk.tree.lastAside(of: AnyRoute(Spot.c)))
    try desk.follow(.ask(AnyRoute(Spot.c)))
    #expect(try desk.id(of: .c) != hidden)
    #expect(desk.asidePictures == ["(c › e)"])
  }

  @Test func `its value is renewed where it differs`() throws {
    var tabs = Desk(PhotoMap(isTabs: true))
    try tabs.show(.photo(1, zoom: 1), .other)
    let photo = try tabs.id(of: .photo(1, zoom: 1))
    try tabs.adopt(PhotoMap(isTabs: false))
    #expect(tabs.picture == "(other)")
    let plan = try tabs.follow(.show(AnyRoute(Photo.photo(1, zoom: 3))))
    #expect(try tabs.id(of: .photo(1, zoom: 3)) == photo)
    #expect(plan.steps.contains(.update(photo)))
    #expect(plan.finding == .updated)
  }

  @Test func `pushed it is the same screen, with the value that is asked for`() throws {
    var desk = Desk(PhotoMap(isTabs: true))
    try desk.show(.photo(1, zoom: 1), .other)
    let photo = try desk.id(of: .photo(1, zoom: 1))
    try desk.adopt(PhotoMap(isTabs: false))
    try desk.follow(.push(AnyRoute(Photo.photo(1, zoom: 3))))
    #expect(desk.picture == "(other › photo(1, zoom: 3))")
    #expect(try desk.id(of: .photo(1, zoom: 3)) == photo)
  }

  /// A member that is always built anew, a neighbour of it, and a sheet over both.
  private func member(_ a: Spot, besides b: Spot?, as style: PresentationStyle) -> TableMap {
    let listed = [a, b].compactMap(\.self)
    let nowhere = [Spot.b, .c, .d].filter { !listed.contains($0) }.map {
      ($0, Destination<Spot>.screen(.pushed(.inVisibleStack), reuse: .never))
    }
    let members = listed.map { ($0, Destination<Spot>.screen(.member(of: .a), reuse: .never)) }
    return TableMap(
      Dictionary(
        uniqueKeysWithValues: members + nowhere + [
          (.a, .tabs(listed, .root)), (.e, .screen(.presented(style))),
        ]),
      samples: [])
  }

  @Test func `what is always built anew is so in a container of which nothing is left`() throws {
    var desk = Desk(member(.b, besides: .c, as: .sheet))
    try desk.show(.b)
    let old = try desk.id(of: .b)
    try desk.show(.c, .e)
    try desk.adopt(member(.c, besides: nil, as: .sheet))
    #expect(desk.picture == "a[*c] ⇧ sheet (e)")
    #expect(desk.asidePictures == ["b"])
    try desk.adopt(member(.b, besides: .d, as: .fullScreen))
    #expect(desk.picture == "a[*b | d…] ⇧ fullScreen (e)")
    #expect(try desk.id(of: .b) != old)
  }

  @Test func `what would be closed for what is in front is set aside`() throws {
    var desk = Desk(Moved.tabs)
    try desk.show(.item(2))
    let beneath = try desk.id(of: .item(1))
    let plan = try desk.adopt(Moved.flat)
    #expect(desk.picture == "a[*(b › item(2)) | c… | d…]")
    #expect(desk.asidePictures == ["item(1)"])
    #expect(plan.leaving.isEmpty)
    try desk.adopt(Moved.tabs)
    #expect(desk.picture == "a[*(b › item(1) › item(2)) | c… | d…]")
    #expect(try desk.id(of: .item(1)) == beneath)
  }

  @Test func `while it is aside its place may be taken by another`() throws {
    var desk = try parts(.e, .item(1))
    try desk.follow(.ask(AnyRoute(Spot.c)))
    let newer = try desk.id(of: .c)
    try desk.adopt(Moved.tabs)
    #expect(try desk.id(of: .c) == newer, "the one that is shown stays")
    #expect(desk.picture == "a[b… | *(c) | d…]")
    #expect(desk.asidePictures == ["(c › e)"], "with what stood on it")
    try desk.show(.e)
    #expect(desk.picture == "a[b… | *(c › e) | d…]")
  }

  @Test func `alone it ends when another is shown in its place`() throws {
    var desk = try parts(.c, .item(1))
    let hidden = try #require(desk.tree.lastAside(of: AnyRoute(Spot.c)))
    try desk.follow(.ask(AnyRoute(Spot.c)))
    let newer = try desk.id(of: .c)
    #expect(desk.asidePictures == ["(c)"])
    let plan = try desk.adopt(Moved.tabs)
    #expect(try desk.id(of: .c) == newer)
    #expect(plan.leaving.contains(hidden))
    #expect(desk.asidePictures == [])
  }

  @Test func `what is built around it and goes aside with it does not enter`() throws {
    var desk = Desk(Moved.tabs)
    try desk.show(.d, .item(1))
    let hidden = try desk.id(of: .d)
    let plan = try desk.adopt(
      TableMap(Moved.parts.table.merging([.d: .screenInStack(.root)]) { $1 }, samples: []))
    #expect(desk.picture == "(b › item(1))")
    #expect(desk.asidePictures == ["(d)"], "a stack of its own is new")
    #expect(plan.setAside.contains(hidden))
    #expect(plan.entering == [])
  }

  @Test func `memory is given back when it is asked for`() throws {
    var desk = try parts(.e, .d, .item(1))
    let ids = desk.tree.asideNodes
    let plan = try desk.follow(.releaseKept)
    #expect(Set(plan.leaving) == Set(ids))
    #expect(desk.asidePictures == [])
    #expect(desk.picture == "(b › item(1))")
  }

  @Test func `what may no longer be shown is taken from there, too`() throws {
    var desk = try parts(.e, .d, .item(1))
    let hidden = try #require(desk.tree.lastAside(of: AnyRoute(Spot.e)))
    let plan = try desk.follow(.evict([hidden], instead: nil))
    #expect(plan.leaving.contains(hidden))
    #expect(desk.asidePictures == ["d"])
  }

  @Test func `trees with other things aside are not equal`() throws {
    let one = try parts(.e, .item(1)).tree
    var other = try parts(.e, .item(1))
    #expect(one == other.tree)
    try other.follow(.releaseKept)
    #expect(one != other.tree)
    #expect(one.picture == other.picture)
  }

  @Test func `screens of other code stay in their stack, and go with a base that goes`() throws {
    final class Controller {}
    let alert = Controller()
    var desk = Desk(Moved.tabs)
    try desk.show(.item(1))
    let stack = try #require(desk.tree.stack(around: desk.id(of: .item(1))))
    let reading = ScreenReading(
      layers: [.node(try desk.id(of: .a)), .foreign(ForeignID(alert))],
      containers: [
        .init(
          node: stack.container,
          content: .stack(
            desk.tree.children(of: stack.container).map { .node($0) }
              + [.foreign(ForeignID(Controller()))]))
      ])
    desk.tree = desk.following(reading)
    #expect(desk.picture == "a[*(b › item(1) › ?) | c… | d…] ⇧ foreign (?)")
    let same = desk
    try desk.adopt(Moved.menu)
    #expect(desk.picture == "a#Burger[*(b › item(1) › ?) | c… | d…]")
    desk = same
    try desk.adopt(Moved.flat)
    #expect(desk.picture == "a[*(b › item(1) › ?) | c… | d…] ⇧ foreign (?)")
  }
}

private enum Photo: NavigationRoute {
  case main, photo(Int, zoom: Int), other

  var identity: Self {
    if case .photo(let id, _) = self { return .photo(id, zoom: 0) }
    return self
  }
}

private struct PhotoMap: NavigationMap {
  let isTabs: Bool

  func destination(for route: Photo) -> Destination<Photo> {
    switch route {
    case .main: return .tabs([.photo(1, zoom: 0), .other], .root)
    case .photo: return .screen(isTabs ? .member(of: .main) : .root)
    case .other: return isTabs ? .screen(.member(of: .main)) : .screenInStack(.root)
    }
  }
}
