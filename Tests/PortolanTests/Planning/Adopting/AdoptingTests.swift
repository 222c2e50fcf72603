import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Adopting another map keeps the screens that are open") struct AdoptingTests {
  private func desk(_ spots: Spot..., map: TableMap = Moved.tabs) throws -> Desk<Spot> {
    var desk = Desk(map)
    for spot in spots { try desk.show(spot) }
    return desk
  }

  /// The nodes of these spots, and of the stacks around them.
  private func ids(_ desk: Desk<Spot>, _ spots: Spot...) throws -> [NodeID] {
    try spots.flatMap { spot in
      let id = try desk.id(of: spot)
      return [id] + (desk.tree.stack(around: id).map { [$0.container] } ?? [])
    }
  }

  @Test func `tabs become a menu, with all that stands in them`() throws {
    var desk = try desk(.e, .item(2))
    let before = try ids(desk, .b, .item(1), .item(2), .c, .e)
    let tabs = try desk.id(of: .a)
    let plan = try desk.adopt(Moved.menu)
    #expect(desk.picture == "a#Burger[*(b › item(1) › item(2)) | (c › e) | d…]")
    #expect(try ids(desk, .b, .item(1), .item(2), .c, .e) == before)
    #expect(plan.entering == [try desk.id(of: .a)])
    #expect(plan.leaving == [tabs])
    #expect(plan.steps == [.switchPart(to: try desk.id(of: .a))])
    #expect(!plan.isAnimated)
    #expect(plan.target.map(desk.tree.isVisible) == true)
  }

  @Test func `a screen in a tab that is not shown is not lost`() throws {
    var desk = try desk(.item(1), .e, .d)
    let hidden = try ids(desk, .item(1), .e)
    try desk.adopt(Moved.menu)
    #expect(desk.picture == "a#Burger[(b › item(1)) | (c › e) | *d]")
    #expect(try ids(desk, .item(1), .e) == hidden)
  }

  @Test func `there and back is as before`() throws {
    for (name, map) in [("menu", Moved.menu), ("sheets", Moved.sheets)] {
      for spots: [Spot] in [
        [.a], [.e, .item(2)], [.e, .d], [.item(1), .f], [.e, .d, .item(1)], [.item(2), .f],
      ] {
        var desk = Desk(Moved.tabs)
        for spot in spots { try desk.show(spot) }
        let before = desk
        try desk.adopt(map)
        try desk.adopt(Moved.tabs)
        #expect(desk.picture == before.picture, "\(name) \(spots)")
        for spot in spots where spot != .a {
          #expect(try desk.id(of: spot) == before.id(of: spot), "\(name) \(spots)")
        }
      }
    }
  }

  @Test func `adopted twice, the second plan is empty`() throws {
    for map in [Moved.menu, Moved.parts, Moved.sheets, Moved.flat] {
      var desk = try desk(.e, .item(2), .f)
      try desk.adopt(map)
      let tree = desk.tree
      #expect(try desk.adopt(map).isEmpty)
      #expect(desk.tree == tree)
    }
  }

  @Test func `an equal map changes nothing, one for an empty screen neither`() throws {
    var full = try desk(.e, .item(2), .f)
    let before = full.tree
    #expect(try full.adopt(Moved.tabs).isEmpty)
    #expect(full.tree == before)
    var empty = try desk()
    #expect(try empty.adopt(Moved.menu).isEmpty)
    try empty.show(.e)
    #expect(empty.picture == "a#Burger[b… | *(c › e) | d…]")
  }

  @Test func `a pushed screen becomes a sheet, with the same node`() throws {
    var desk = try desk(.e, .item(1))
    let item = try desk.id(of: .item(1))
    let plan = try desk.adopt(Moved.sheets)
    #expect(desk.picture == "a[d… | *(b) | (c › e)] ⇧ sheet (item(1))")
    #expect(try desk.id(of: .item(1)) == item)
    #expect(!plan.leaving.contains(item) && !plan.entering.contains(item))
  }

  @Test func `what stands on a moved screen goes with it where it can`() throws {
    var desk = try desk(.item(2))
    try desk.adopt(Moved.sheets)
    #expect(desk.picture == "a[d… | *(b) | c…] ⇧ sheet (item(1) › item(2))")
  }

  @Test func `a screen that both maps place alike stays where an asker put it`() throws {
    var desk = try desk(.e)
    try desk.follow(.push(AnyRoute(Spot.item(2))))
    #expect(desk.picture == "a[b… | *(c › e › item(2)) | d…]")
    try desk.adopt(Moved.menu)
    #expect(desk.picture == "a#Burger[b… | *(c › e › item(2)) | d…]")
  }

  @Test func `layers stay over what is placed again`() throws {
    var desk = try desk(.item(1), .f)
    let layer = try desk.id(of: .f)
    let plan = try desk.adopt(Moved.menu)
    #expect(desk.picture == "a#Burger[*(b › item(1)) | c… | d…] ⇧ sheet (f)")
    #expect(try desk.id(of: .f) == layer)
    let sheet = desk.tree.layers[1].root
    #expect(
      plan.steps == [
        .dismiss(above: 0), .switchPart(to: try desk.id(of: .a)), .present(sheet, .sheet),
      ])
  }

  @Test func `a part that is kept is placed again, and given back as it was`() throws {
    var desk = Desk(
      TableMap(Moved.tabs.table.merging([.item(9): .screen(.root)]) { $1 }, samples: []))
    try desk.show(.e, .item(1))
    try desk.follow(.show(AnyRoute(Spot.item(9)), keeping: true))
    try desk.adopt(
      TableMap(Moved.menu.table.merging([.item(9): .screen(.root)]) { $1 }, samples: []))
    #expect(desk.picture == "item(9)")
    #expect(desk.keptPictures == ["a#Burger[*(b › item(1)) | (c › e) | d…]"])
    try desk.follow(.bringToFront(.kept))
    #expect(desk.picture == "a#Burger[*(b › item(1)) | (c › e) | d…]")
  }

  @Test func `routes of other features stay where they are`() throws {
    var desk = try desk(.item(1))
    let before = desk.tree
    #expect(throws: NavigationError.unknownRoute(route: .any(of: Shop.savedName))) {
      try desk.plan(.adopt(AdoptedMap(MapSet.Entry(ShopMap()))))
    }
    #expect(desk.tree == before)
    desk.maps.replace(MapSet.Entry(ShopMap()))
    #expect(try desk.follow(.adopt(AdoptedMap(MapSet.Entry(ShopMap())))).isEmpty)
  }

  @Test func `what stood in a kept part and now stands in the open one returns`() throws {
    var desk = Desk(Moved.parts)
    try desk.show(.item(1))
    let kept = try desk.id(of: .item(1))
    try desk.follow(.show(AnyRoute(Spot.c), keeping: true))
    let plan = try desk.adopt(Moved.tabs)
    #expect(desk.picture == "a[(b › item(1)) | *(c) | d…]" && desk.keptPictures == [])
    #expect(try desk.id(of: .item(1)) == kept && plan.returning.contains(kept))
  }

  @Test func `when all that is open stands in a kept part too, that part returns`() throws {
    let item = RouteDestination<Spot>.screen(.pushed(.inVisibleStack), reuse: .never)
    let parts = Moved.parts.table.merging([.item(9): item]) { $1 }
    var desk = Desk(TableMap(parts, samples: []))
    try desk.show(.b, .item(9))
    try desk.follow(.show(AnyRoute(Spot.c), keeping: true))
    try desk.show(.item(9))
    #expect(desk.picture == "(c › item(9))" && desk.keptPictures == ["(b › item(9))"])
    let plan = try desk.adopt(
      TableMap([.b: .nowhere, .c: .nowhere, .item(9): .screen(.root)], samples: []))
    #expect(desk.picture == "item(9)" && desk.keptPictures == [])
    #expect(try plan.returning == [desk.id(of: .item(9))])
  }

  /// Seed 1800932496 of the walks on UIKit: the screen was empty.
  @Test func `a container of which other code has taken all screens is built anew`() throws {
    let other = Other()
    var desk = Desk(Moved.tabs)
    try desk.show(.b)
    let stack = try #require(desk.tree.visiblePath.dropFirst().first)
    desk.read(
      ScreenReading(
        layers: desk.tree.layerRoots.map { .node($0) },
        containers: [.init(node: stack, content: .stack([.foreign(ForeignID(other))]))]))
    #expect(desk.picture == "a[*(?) | c… | d…]")
    try desk.adopt(Moved.menu)
    #expect(desk.picture == "a#Burger[*(b) | c… | d…]")
  }

  @Test func `a guard's answer is shown once the map is adopted`() throws {
    var desk = try desk(.item(1))
    let map = AdoptedMap(MapSet.Entry(Moved.menu))
    #expect(Intent.adopt(map).redirected(to: AnyRoute(Spot.d)).route == AnyRoute(Spot.d))
    try desk.follow(.adopt(map, instead: AnyRoute(Spot.d)))
    #expect(desk.picture == "a#Burger[(b › item(1)) | c… | *d]")
  }

  @Test func `a map in which nothing can be shown is an error`() throws {
    let desk = try desk(.item(1))
    let nowhere = TableMap([
      .a: .screen(.pushed(.inVisibleStack)), .b: .screen(.pushed(.inVisibleStack)),
      .item(1): .screen(.pushed(.inVisibleStack)),
    ])
    #expect(throws: NavigationError.self) {
      try desk.plan(.adopt(AdoptedMap(MapSet.Entry(nowhere))))
    }
  }
}

/// A controller of other code.
private final class Other {
  private struct Swapped: NavigationMap {
    let isSwapped: Bool
    let samples = [Point(1), Point(4)]

    func destination(for route: Point) -> RouteDestination<Point> {
      switch (route.number, isSwapped) {
      case (1, false): return .screen(.presented(.sheet))
      case (1, true): return .screenInStack(.root)
      case (_, false): return .screen(.root)
      case (_, true): return .screen(.pushed(onto: Point(1)))
      }
    }
  }

  /// Seeds 1795956246, 1795957566 and 1795958841 of the traffic: no guard was asked for the other value.
  @Test func `a screen on which others come to stand keeps its value`() throws {
    var desk = Desk(Swapped(isSwapped: false))
    try desk.show(Point(4))
    try desk.show(Point(1, value: 7))
    let plan = try desk.adopt(Swapped(isSwapped: true))
    #expect(desk.picture == "(1·7)")
    #expect(plan.updated == [])
  }
}
