import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Each Reuse value finds open screens only in the places that its name says")
struct ReuseTableTests {
  /// `a` are tabs of the stacks `b` and `c`, `e` and `item(1)` are sheets, `f` is a bare part,
  /// `item(2)` a split of the stacks `item(3)` and `item(4)`; the screen to find is `d`.
  private static let table: [Spot: RouteDestination<Spot>] = [
    .a: .tabs([.b, .c], .root), .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.pushed(.inVisibleStack)), .e: .screenInStack(.presented(.sheet)),
    .f: .screen(.root),
    .item(1): .screenInStack(.presented(.sheet)),
    .item(2): .split(primary: .item(3), secondary: .item(4), .root),
    .item(3): .screenInStack(.member(of: .item(2))),
    .item(4): .screenInStack(.member(of: .item(2))),
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let way: [Intent]
    let finds: Set<Reuse>
    var target = Spot.d
    var testDescription: String { name }
  }

  private static let back = Intent.push(.item(9))

  private static let rows = [
    Row(name: "nowhere", way: [.show(.b)], finds: []),
    Row(
      name: "in front", way: [.show(.b), .push(.d)], finds: [.anywhere, .visible, .currentStack]),
    Row(
      name: "beneath the top", way: [.show(.b), .push(.d), back],
      finds: [.anywhere, .currentStack]),
    Row(
      name: "in another tab", way: [.show(.b), .push(.d), .show(.c)], finds: [.anywhere]),
    Row(
      name: "in the base, covered", way: [.show(.b), .push(.d), .show(.e)], finds: [.anywhere]),
    Row(
      name: "in front in a sheet", way: [.show(.b), .show(.e), .push(.d)],
      finds: [.anywhere, .visible, .currentStack, .presentedOnly]),
    Row(
      name: "beneath the top in a sheet", way: [.show(.b), .show(.e), .push(.d), back],
      finds: [.anywhere, .currentStack, .presentedOnly]),
    Row(
      name: "in a sheet beneath", way: [.show(.b), .show(.e), .push(.d), .show(.item(1))],
      finds: [.anywhere, .presentedOnly]),
    Row(
      name: "in a kept part",
      way: [.show(.b), .push(.d), .show(AnyRoute(Spot.f), keeping: true)],
      finds: [.anywhere]),
    Row(
      name: "in a sheet of a kept part",
      way: [.show(.b), .show(.e), .push(.d), .show(AnyRoute(Spot.f), keeping: true)],
      finds: [.anywhere]),
    Row(
      name: "in the column beside", way: [.show(.item(3)), .push(.d), .show(.item(4))],
      finds: [.anywhere, .visible]),
    Row(
      name: "beneath the top in the column beside",
      way: [.show(.item(3)), .push(.d), back, .show(.item(4))], finds: [.anywhere]),
    Row(
      name: "tabs around what is in front", way: [.show(.b)], finds: [.anywhere, .visible],
      target: .a),
    Row(
      name: "a part without a stack", way: [.show(.f)], finds: [.anywhere, .visible], target: .f),
    Row(
      name: "a bare sheet's stack", way: [.show(.b), .show(.e)],
      finds: [.anywhere, .visible, .currentStack, .presentedOnly], target: .e),
  ]

  @Test(arguments: rows)
  func `each screen is found by the values of reuse that look there`(row: Row) throws {
    var desk = Desk(TableMap(Self.table, samples: []))
    for intent in row.way { try desk.follow(intent) }
    let planner = Planner(maps: desk.maps, keptLimit: 1, tree: desk.tree)
    for reuse in [Reuse.anywhere, .visible, .currentStack, .presentedOnly, .never] {
      let found = planner.existing(AnyRoute(row.target), reuse)
      #expect((found != nil) == row.finds.contains(reuse), "\(reuse) in \(desk.picture)")
      if let found { #expect(desk.tree.route(of: found) == AnyRoute(row.target)) }
    }
  }

  @Test func `a stack with a name of its own is the current one`() throws {
    var desk = Desk(
      TableMap([
        .a: .stack(root: .b, .root, reuse: .currentStack), .b: .screen(.member(of: .a)),
      ]))
    try desk.show(.a)
    try desk.follow(.push(.d))
    let before = desk.tree
    #expect(try desk.follow(.show(.a)).isEmpty)
    #expect(desk.tree == before)
  }
}
