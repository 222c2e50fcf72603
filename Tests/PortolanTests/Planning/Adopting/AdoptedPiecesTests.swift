import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Adopting another map neither rebuilds the screens it moves nor changes other containers")
struct AdoptedPiecesTests {
  /// Tabs in tabs; an item stands in one of the three inner stacks.
  private func map(itemOnto stack: Spot, reuse: Reuse = .anywhere) -> TableMap {
    TableMap([
      .a: .tabs([.b, .c], .root), .b: .screenInStack(.member(of: .a)),
      .c: .tabs([.d, .e, .f], .member(of: .a)), .d: .screenInStack(.member(of: .c)),
      .e: .screenInStack(.member(of: .c)), .f: .screenInStack(.member(of: .c)),
      .item(1): .screen(.pushed(onto: stack), reuse: reuse),
    ])
  }

  @Test func `a screen that is built anew whenever it is asked for stays what it was`() throws {
    var desk = Desk(map(itemOnto: .d, reuse: .never))
    try desk.show(.item(1))
    let id = try desk.id(of: .item(1))
    try desk.adopt(map(itemOnto: .e, reuse: .never))
    #expect(desk.picture == "a[b… | *c[(d) | *(e › item(1)) | f…]]")
    #expect(try desk.id(of: .item(1)) == id)
  }

  @Test func `what moves unseen leaves each container at its member`() throws {
    var desk = Desk(map(itemOnto: .d))
    for spot in [Spot.item(1), .e, .b] { try desk.show(spot) }
    #expect(desk.picture == "a[*(b) | c[(d › item(1)) | *(e) | f…]]")
    try desk.adopt(map(itemOnto: .f))
    #expect(desk.picture == "a[*(b) | c[(d) | *(e) | (f › item(1))]]")
  }
}
