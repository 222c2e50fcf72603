import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Back leads through stacks, columns and layers in the order the user expects")
struct BackOrderTests {
  /// What is shown after each step back, until there is nothing to go back to.
  private func trail(
    _ table: [Spot: RouteDestination<Spot>], _ way: [Intent], isCompact: Bool = false
  ) throws -> [String] {
    var desk = Desk(TableMap(table, samples: []))
    desk.traits.isCompact = isCompact
    for intent in way { try desk.follow(intent) }
    var trail = [desk.picture]
    while true {
      do throws(NavigationError) { try desk.follow(.back) } catch {
        #expect(error == .nothingToGoBackTo)
        return trail
      }
      #expect(desk.tree.faults == [])
      trail.append(desk.picture)
      try #require(trail.count < 20, "back never ends")
    }
  }

  @Test func `the front layer's stack, then the layer, then the stack beneath`() throws {
    #expect(
      try trail(
        [
          .a: .screenInStack(.root), .b: .screenInStack(.presented(.sheet)),
          .c: .screen(.presented(.fullScreen)),
        ],
        [.show(.a), .push(.d), .show(.b), .push(.e), .show(.c)])
        == [
          "a › d ⇧ sheet (b › e) ⇧ fullScreen (c)", "a › d ⇧ sheet (b › e)", "a › d ⇧ sheet (b)",
          "a › d", "a",
        ].map(stacked))
  }

  /// A stack without a name has its own brackets.
  private func stacked(_ text: String) -> String {
    let parts = text.split(separator: " ⇧ ", maxSplits: 1)
    return "(\(parts[0]))" + (parts.count > 1 ? " ⇧ \(parts[1])" : "")
  }

  @Test func `tabs and pages are not left by going back, only their stacks`() throws {
    #expect(
      try trail(
        [
          .a: .tabs([.b, .c], .root), .b: .screenInStack(.member(of: .a)),
          .c: .screenInStack(.member(of: .a)),
          .d: .pages([.e, .f], .pushed(onto: .c)), .e: .screen(.member(of: .d)),
          .f: .screen(.member(of: .d)),
        ], [.show(.b), .push(.item(1)), .show(.d), .show(.f)]) == [
          "a[(b › item(1)) | *(c › d<e | *f>)]", "a[(b › item(1)) | *(c)]",
        ])
  }

  private static let split: [Spot: RouteDestination<Spot>] = [
    .a: .split(primary: .b, supplementary: .c, secondary: .d, .root),
    .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)), .d: .screenInStack(.member(of: .a)),
  ]

  @Test func `collapsed, a column's stack, then the column before it`() throws {
    #expect(
      try trail(
        Self.split, [.show(.b), .push(.item(1)), .show(.c), .show(.d), .push(.item(2))],
        isCompact: true) == [
          "a{(b › item(1)) > (c) > *(d › item(2))}", "a{(b › item(1)) > (c) > *(d)}",
          "a{(b › item(1)) > *(c) > (d)}", "a{*(b › item(1)) > (c) > (d)}", "a{*(b) > (c) > (d)}",
        ])
  }

  @Test func `side by side, the column in front, then those beside it`() throws {
    #expect(
      try trail(Self.split, [.show(.b), .push(.item(1)), .show(.d), .push(.item(2))]) == [
        "a{(b › item(1)) | (c) | *(d › item(2))}", "a{(b › item(1)) | (c) | *(d)}",
        "a{(b) | (c) | *(d)}",
      ])
  }

  @Test func `an app's own container says itself where back leads`() throws {
    #expect(
      try trail(
        [
          .a: .custom(Beside(place: 9), [.b, .c, .d], .root), .b: .screenInStack(.member(of: .a)),
          .c: .screenInStack(.member(of: .a)), .d: .screenInStack(.member(of: .a)),
        ], [.show(.c), .show(.d), .push(.item(1))]) == [
          "a#Beside[b… | (c) | *(d › item(1))]", "a#Beside[b… | (c) | *(d)]",
          "a#Beside[*(b) | (c) | (d)]",
        ])
  }

  @Test func `what other code pushed or presented goes first`() throws {
    var desk = Desk(TableMap([.a: .screenInStack(.root)]))
    try desk.show(.a)
    try desk.follow(.push(.b))
    let reading = ScreenModel(showing: desk.tree).reading
    let strangers = [TestClock(), TestClock()]
    desk.read(
      ScreenReading(
        layers: reading.layers + [.foreign(ForeignID(strangers[0]))],
        containers: reading.containers.map { container in
          .init(
            node: container.node,
            content: .stack(
              desk.tree.children(of: container.node).map { .node($0) }
                + [.foreign(ForeignID(strangers[1]))]))
        }))
    var trail = [desk.picture]
    for _ in 0..<3 {
      try desk.follow(.back)
      trail.append(desk.picture)
    }
    #expect(trail == ["(a › b › ?) ⇧ foreign (?)", "(a › b › ?)", "(a › b)", "(a)"])
  }
}
