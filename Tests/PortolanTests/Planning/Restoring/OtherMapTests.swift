import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Restoring a tree uses the members, shapes and containers of the current map")
struct OtherMapTests {
  struct Menu: ContainerAdapter {}
  struct Wheel: ContainerAdapter {}

  /// Tabs with three members, the second a stack with two elements, as they were saved.
  private func saved(_ selected: Spot...) throws -> SavedScene {
    var desk = Desk(
      TableMap([
        .a: .tabs([.b, .c, .d], .root), .b: .screen(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)), .d: .screen(.member(of: .a)),
        .e: .screen(.pushed(onto: .c)), .f: .screenInStack(.presented(.sheet)),
      ]))
    for spot in selected { try desk.show(spot) }
    return try desk.saved()
  }

  private func restored(
    _ saved: SavedScene, _ rows: KeyValuePairs<Spot, RouteDestination<Spot>>
  ) throws -> (picture: String, leftOut: [String]) {
    let (desk, report) = try Desk(TableMap(rows)).restored(saved)
    #expect(desk.tree.faults == [])
    return (desk.picture, report.leftOut.map(\.description))
  }

  @Test func `members stand where the list has them now`() throws {
    let new = try restored(
      saved(.e, .b),
      [
        .a: .tabs([.f, .c, .b], .root), .b: .screen(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)), .f: .screen(.member(of: .a)),
      ])
    #expect(new.picture == "a[f… | (c › e) | *b]" && new.leftOut == [])
  }

  @Test func `members that are not listed any more go with what is in them`() throws {
    let new = try restored(
      saved(.b, .e), [.a: .tabs([.b, .d], .root), .b: .screen(.member(of: .a))])
    #expect(new.picture == "a[*b | d…]" && new.leftOut == ["c: unlisted", "e: dependent"])
  }

  @Test func `tabs become a menu with the same members, and the menu another`() throws {
    let new = try restored(
      saved(.b, .e),
      [
        .a: .custom(Menu(), [.b, .c, .d], .root), .b: .screen(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)),
      ])
    #expect(new.picture == "a#Menu[b | *(c › e) | d…]" && new.leftOut == [])
    var desk = Desk(
      TableMap([.a: .custom(Menu(), [.b], .root), .b: .screen(.member(of: .a))]))
    try desk.show(.b)
    let other = try restored(
      desk.saved(), [.a: .custom(Wheel(), [.b], .root), .b: .screen(.member(of: .a))])
    #expect(other.picture == "a#Wheel[*b]")
  }

  @Test func `what is a screen now has no members`() throws {
    let error = #expect(throws: NavigationError.self) {
      try restored(saved(.e), [.a: .screen(.root)])
    }
    guard case .nothingRestored(let report) = error else {
      Issue.record("It was \(String(describing: error)).")
      return
    }
    #expect(report.leftOut.map(\.description) == ["a: reshaped", "c: dependent", "e: dependent"])
    #expect(report.leftOut.first?.reason == .reshaped)
  }

  @Test(arguments: [
    (RouteDestination<Spot>.tabs([.f], .root), "f: reshaped"),
    (.stack(root: .f, .root), "f: reshaped"),
    (.pages([.d], .root), "f: reshaped"),
  ])
  func `what is a container now cannot stand where a screen stood`(
    destination: RouteDestination<Spot>, lost: String
  ) throws {
    let new = try restored(
      saved(.b, .f),
      [
        .a: .tabs([.b, .c], .root), .b: .screen(.member(of: .a)), .f: destination,
      ])
    #expect(new.picture == "a[*b | c…]" && new.leftOut == [lost])
  }

  @Test func `a container that fits in no stack any more is not built there`() throws {
    let pages: KeyValuePairs<Spot, RouteDestination<Spot>> = [
      .a: .screenInStack(.root), .b: .pages([.c], .pushed(onto: .a)), .c: .screen(.member(of: .b)),
    ]
    var desk = Desk(TableMap(pages))
    try desk.show(.c)
    let new = try restored(
      desk.saved(),
      [.a: .screenInStack(.root), .b: .tabs([.c], .root), .c: .screen(.member(of: .b))])
    #expect(new.picture == "(a)" && new.leftOut == ["b: reshaped", "c: dependent"])
  }

  @Test func `placements are not asked: it stands where it stood`() throws {
    let new = try restored(
      saved(.e),
      [
        .a: .tabs([.b, .c], .root), .c: .screenInStack(.member(of: .a)), .e: .screen(.root),
      ])
    #expect(new.picture == "a[b… | *(c › e)]" && new.leftOut == [])
  }

  @Test func `a feature that is gone takes its screens with it`() throws {
    var maps = MapSet()
    maps.replace(MapSet.Entry(FrontMap()))
    maps.replace(MapSet.Entry(ManualMap()))
    let plan = try Planner.plan(.show(AnyRoute(Manual.topic(1))), maps: maps, tree: .init())
    let saved = SavedScene(plan.to, among: maps)
    var fewer = MapSet()
    fewer.replace(MapSet.Entry(FrontMap()))
    let new = try Planner.plan(
      .restore(saved.read(among: fewer).tree), maps: fewer, tree: NavigationTree())
    #expect(new.to.picture == "main[*(news) | topics… | cover…]")
    #expect(
      new.restoration?.leftOut.map(\.reason) == [.unknownType, .unknownType])
    #expect(new.restoration?.leftOut.first?.route?.type.hasSuffix("Manual") == true)
  }
}
