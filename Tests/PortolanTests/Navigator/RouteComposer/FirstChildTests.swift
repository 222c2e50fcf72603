import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A container's first child is placed in the same way as its other children (RouteComposer)")
struct FirstChildTests {
  /// A container and two children; what each child alone leads to, and one after the other.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let container: RouteDestination<Spot>
    let placement: Placement<Spot>
    let first: String
    let second: String
    let both: String
  }

  static let rows = [
    Row(
      testDescription: "members", container: .tabs([.b, .item(1), .item(2)], .root),
      placement: .member(of: .a), first: "a[b… | *item(1) | item(2)…]",
      second: "a[b… | item(1)… | *item(2)]", both: "a[b… | item(1) | *item(2)]"),
    Row(
      testDescription: "the only element", container: .stack(root: .b, .root),
      placement: .pushed(asOnlyElementOf: .a), first: "a(item(1))", second: "a(item(2))",
      both: "a(item(2))"),
    Row(
      testDescription: "in place of the top", container: .stack(root: .b, .root),
      placement: .pushed(replacingTopOf: .a), first: "a(item(1))", second: "a(item(2))",
      both: "a(item(2))"),
    Row(
      testDescription: "on top", container: .stack(root: .b, .root),
      placement: .pushed(inStackOf: .a), first: "a(b › item(1))", second: "a(b › item(2))",
      both: "a(b › item(1) › item(2))"),
    Row(
      testDescription: "a column", container: .split(primary: .b, secondary: .c, .root),
      placement: .column(.secondary, of: .a), first: "a{b | *item(1)}", second: "a{b | *item(2)}",
      both: "a{b | *item(2)}"),
    Row(
      testDescription: "a page", container: .pages([.b, .c], .root), placement: .page(of: .a),
      first: "a<*item(1) | c>", second: "a<*item(2) | c>", both: "a<*item(2) | c>"),
    Row(
      testDescription: "over it", container: .stack(root: .b, .root),
      placement: .presented(.formSheet, over: .a), first: "a(b) ⇧ formSheet (item(1))",
      second: "a(b) ⇧ formSheet (item(2))", both: "a(b) ⇧ formSheet (item(2))"),
  ]

  private func desk(_ row: Row) -> Desk<Spot> {
    let child = RouteDestination<Spot>.screen(row.placement)
    let inside = RouteDestination<Spot>.screen(.member(of: .a))
    return Desk(
      TableMap([
        .a: row.container, .b: inside, .c: inside, .item(1): child, .item(2): child,
      ]))
  }

  // RouteComposer drops the action of the first child that a container is completed with, and
  // appends the child; from the second child on the action is used.
  @Test(arguments: rows)
  func `built together with its container`(row: Row) throws {
    for (child, picture) in [(Spot.item(1), row.first), (.item(2), row.second)] {
      var desk = desk(row)
      try desk.show(child)
      #expect(desk.picture == picture)
    }
  }

  // There the same child lands elsewhere when the container was there before it.
  @Test(arguments: rows)
  func `in a container that is there, and after a first one`(row: Row) throws {
    for (child, picture) in [(Spot.item(1), row.first), (.item(2), row.second)] {
      var desk = desk(row)
      try desk.show(.a, child)
      // A container that was there shows its first member before.
      #expect(desk.picture == picture.replacing("b…", with: "b"))
    }
    var desk = desk(row)
    try desk.show(.item(1), .item(2))
    #expect(desk.picture == row.both)
  }
}
