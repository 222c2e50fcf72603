import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Reuse says where the navigator looks for an open screen before it builds a new one")
struct ReuseTests {
  /// `a` and `b` are members of `c`, `d` is pushed wherever one looks, `e` is a sheet.
  private func desk(_ reuse: Reuse) throws -> Desk<Spot> {
    Desk(
      TableMap([
        .c: .tabs([.a, .b], .root), .a: .screenInStack(.member(of: .c)),
        .b: .screenInStack(.member(of: .c)),
        .d: .screen(.pushed(.inVisibleStack), reuse: reuse), .e: .screenInStack(.presented(.sheet)),
      ]))
  }

  private func picture(_ reuse: Reuse, after routes: Spot...) throws -> String {
    var desk = try desk(reuse)
    for route in routes { try desk.show(route) }
    return desk.picture
  }

  @Test(arguments: [
    (Reuse.anywhere, "c[*(a › d) | (b)]"), (.visible, "c[(a › d) | *(b › d)]"),
    (.currentStack, "c[(a › d) | *(b › d)]"), (.presentedOnly, "c[(a › d) | *(b › d)]"),
    (.never, "c[(a › d) | *(b › d)]"),
  ])
  func `in another tab`(reuse: Reuse, picture: String) throws {
    #expect(try self.picture(reuse, after: .a, .d, .b, .d) == picture)
  }

  @Test(arguments: [
    (Reuse.anywhere, "c[*(a › d) | b…]"), (.visible, "c[*(a › d) | b…]"),
    (.currentStack, "c[*(a › d) | b…]"), (.never, "c[*(a › d › d) | b…]"),
  ])
  func `in front`(reuse: Reuse, picture: String) throws {
    #expect(try self.picture(reuse, after: .a, .d, .d) == picture)
  }

  @Test(arguments: [
    (Reuse.anywhere, "c[*(a › d) | b…]"), (.visible, "c[*(a › d › item(1) › d) | b…]"),
    (.currentStack, "c[*(a › d) | b…]"), (.never, "c[*(a › d › item(1) › d) | b…]"),
  ])
  func `beneath the top`(reuse: Reuse, picture: String) throws {
    var desk = try desk(reuse)
    try desk.show(.a, .d)
    try desk.follow(.push(AnyRoute(Spot.item(1))))
    try desk.show(.d)
    #expect(desk.picture == picture)
  }

  @Test(arguments: [
    (Reuse.anywhere, "c[*(a) | b…] ⇧ sheet (e › d)"),
    (.presentedOnly, "c[*(a) | b…] ⇧ sheet (e › d)"),
    (.currentStack, "c[*(a) | b…] ⇧ sheet (e › d) ⇧ sheet (item(1) › d)"),
    (.visible, "c[*(a) | b…] ⇧ sheet (e › d) ⇧ sheet (item(1) › d)"),
    (.never, "c[*(a) | b…] ⇧ sheet (e › d) ⇧ sheet (item(1) › d)"),
  ])
  func `in a layer beneath`(reuse: Reuse, picture: String) throws {
    var desk = Desk(
      TableMap([
        .c: .tabs([.a, .b], .root), .a: .screenInStack(.member(of: .c)),
        .b: .screenInStack(.member(of: .c)),
        .d: .screen(.pushed(.inVisibleStack), reuse: reuse), .e: .screenInStack(.presented(.sheet)),
        .item(1): .screenInStack(.presented(.sheet)),
      ]))
    try desk.show(.a, .e, .d, .item(1), .d)
    #expect(desk.picture == picture)
  }

  @Test func `of two, the visible one`() throws {
    var desk = try desk(.never)
    try desk.show(.a, .d, .b, .d)
    let map = TableMap([
      .c: .tabs([.a, .b], .root), .a: .screenInStack(.member(of: .c)),
      .b: .screenInStack(.member(of: .c)),
      .d: .screen(.pushed(.inVisibleStack)),
    ])
    var other = Desk<Spot>(map)
    other.tree = desk.tree
    #expect(try other.follow(.show(AnyRoute(Spot.d))).isEmpty)
    try other.follow(.select(.route(AnyRoute(Spot.a))))
    #expect(try other.follow(.show(AnyRoute(Spot.d))).isEmpty)
  }
}
