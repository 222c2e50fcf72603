import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A screen of other code gets a node, stays, and closes when a request needs its place")
struct ForeignTests {
  private final class Controller {}
  private let alert = Controller()
  private let help = Controller()

  private func desk(_ routes: Shop...) throws -> Desk<Shop> {
    var desk = Desk(ShopMap())
    for route in routes { try desk.show(route) }
    return desk
  }

  /// The screen as it is, with other code's screens on top of the front stack and as layers.
  private func read(
    _ desk: Desk<Shop>, count: Int, on stack: [Controller] = [], over layers: [Controller] = []
  ) throws -> ScreenReading {
    let front = try frontStack(desk).id
    let own = desk.tree.children(of: front).filter { desk.tree.foreign($0) == nil }
    return ScreenReading(
      layers: desk.tree.layers.filter { desk.tree.foreign($0.root) == nil }.map { .node($0.root) }
        + layers.map { .foreign(ForeignID($0)) },
      containers: [
        .init(
          node: front,
          content: .stack(
            own.prefix(count).map { .node($0) } + stack.map { .foreign(ForeignID($0)) }))
      ])
  }

  private func follow(_ desk: inout Desk<Shop>, _ reading: ScreenReading) throws {
    desk.tree = desk.following(reading)
    #expect(desk.tree.agrees(with: reading))
  }

  @Test func `pushed by other code it stands in the tree`() throws {
    var desk = try desk(.product(id: 1))
    try follow(&desk, read(desk, count: 2, on: [alert, help]))
    #expect(desk.picture == #"main[*(products › product(1) › ? › ?) | search("")… | account…]"#)
  }

  @Test func `it keeps its node as long as it stands there`() throws {
    var desk = try desk(.product(id: 1))
    try follow(&desk, read(desk, count: 2, on: [alert]))
    let node = desk.tree.visiblePath.last
    try follow(&desk, read(desk, count: 2, on: [alert, help]))
    #expect(desk.tree.visiblePath.last != node)
    try follow(&desk, read(desk, count: 2, on: [alert]))
    #expect(desk.tree.visiblePath.last == node)
    try follow(&desk, read(desk, count: 2))
    #expect(try frontStack(desk).children.allSatisfy { $0.id.flatMap(desk.tree.foreign) == nil })
  }

  @Test func `it goes alone from beneath a screen of ours`() throws {
    var desk = try desk(.product(id: 1))
    try follow(&desk, read(desk, count: 2, on: [alert, help]))
    try desk.follow(.push(.product(id: 2)))
    try desk.follow(.push(.product(id: 3)))
    let top = try #require(desk.tree.visiblePath.last)
    let front = try frontStack(desk).id
    for strangers in [[alert], []] {
      let elements = desk.tree.children(of: front).compactMap { id -> ScreenReading.Element? in
        guard let foreign = desk.tree.foreign(id) else { return .node(id) }
        return strangers.contains { ForeignID($0) == foreign } ? .foreign(foreign) : nil
      }
      let count = elements.count
      try follow(
        &desk,
        ScreenReading(
          layers: [.node(desk.tree.layers[0].root)],
          containers: [.init(node: front, content: .stack(elements))]))
      #expect(desk.tree.visiblePath.last == top)
      #expect(try frontStack(desk).children.count == count)
    }
    #expect(
      desk.picture
        == #"main[*(products › product(1) › product(2) › product(3)) | search("")… | account…]"#)
    #expect(desk.tree[top].position == 3)
    #expect(try desk.plan(.back).to.visiblePath.last != top)
  }

  @Test func `back takes it alone`() throws {
    var desk = try desk(.product(id: 1))
    try follow(&desk, read(desk, count: 2, on: [alert]))
    let steps = try desk.plan(.back).steps
    #expect(steps == [.setStack(try frontStack(desk).id, keeping: 2, pushing: [])])
  }

  @Test func `presented by other code it closes for what is pushed`() throws {
    var desk = try desk(.product(id: 1))
    try follow(&desk, read(desk, count: 2, over: [alert]))
    let picture = #"main[*(products › product(1) › product(2)) | search("")… | account…]"#
    #expect(try desk.plan(.push(.product(id: 2))).to.picture == picture)
  }

  @Test func `what is asked for beneath it closes it, what is pushed stands on it`() throws {
    var desk = try desk(.product(id: 1))
    try follow(&desk, read(desk, count: 2, on: [alert]))
    #expect(
      try desk.plan(.show(.product(id: 1))).to.picture
        == #"main[*(products › product(1)) | search("")… | account…]"#)
    #expect(
      try desk.plan(.push(.product(id: 2))).to.picture
        == #"main[*(products › product(1) › ? › product(2)) | search("")… | account…]"#)
  }

  @Test func `presented by other code it is a layer`() throws {
    var desk = try desk(.bag)
    try follow(&desk, read(desk, count: 1, over: [alert]))
    #expect(
      desk.picture == #"main[*(products) | search("")… | account…] ⇧ sheet (bag) ⇧ foreign (?)"#)
    #expect(try desk.plan(.dismiss()).steps == [.dismiss(above: 1)])
    #expect(try desk.plan(.show(.product(id: 1))).steps.contains(.dismiss(above: 0)))
  }

  @Test func `a layer of ours stands on it when the map says the current screen`() throws {
    var desk = try desk(.bag)
    try follow(&desk, read(desk, count: 1, over: [alert]))
    #expect(
      try desk.plan(.show(.signIn)).to.picture
        == #"main[*(products) | search("")… | account…] ⇧ sheet (bag) ⇧ foreign (?)"#
        + " ⇧ sheet (signIn)")
  }

  @Test func `dismissed by other code it leaves the tree`() throws {
    var desk = try desk(.bag)
    let before = desk.tree
    try follow(&desk, read(desk, count: 1, over: [alert]))
    try follow(&desk, read(desk, count: 1))
    #expect(desk.tree == before)
  }

  private func frontStack(_ desk: Desk<Shop>) throws -> Node {
    let layer = try #require(desk.tree.layers.last { desk.tree.foreign($0.root) == nil })
    let path = desk.tree.visiblePath(from: layer.root)
    return desk.tree[try #require(path.last { desk.tree[$0].kind == .stack })]
  }
}
