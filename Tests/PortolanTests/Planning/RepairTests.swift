import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A repair makes the screen match the tree in as few steps as possible")
struct RepairTests {
  private let bag =
    #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag)"#

  private func desk(_ routes: Shop...) throws -> Desk<Shop> {
    var desk = Desk(ShopMap())
    for route in routes { try desk.show(route) }
    return desk
  }

  /// The steps that bring a screen back to the desk's tree; performed, they must do so.
  private func repair(
    _ desk: Desk<Shop>, _ screen: ScreenModel, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Step] {
    var screen = screen
    let plan = desk.tree.repair(after: screen.reading)
    #expect(plan.from == desk.tree && plan.to == desk.tree, sourceLocation: sourceLocation)
    #expect(!plan.isAnimated && plan.leaving.isEmpty && plan.entering.isEmpty)
    screen.perform(plan)
    #expect(
      desk.tree.agrees(with: screen.reading), "\(screen.reading)", sourceLocation: sourceLocation)
    return plan.steps
  }

  @Test func `a screen that shows the tree needs nothing`() throws {
    let desk = try desk(.product(id: 1), .bag)
    #expect(repair(desk, ScreenModel(showing: desk.tree)) == [])
    #expect(desk.picture == bag)
  }

  @Test func `the part that was to go is still there`() throws {
    let before = try desk(.product(id: 1))
    var desk = before
    try desk.show(.lock)
    let lock = try desk.id(of: .lock)
    #expect(repair(desk, ScreenModel(showing: before.tree)) == [.switchPart(to: lock)])
  }

  @Test func `with its sheets, which are dismissed first`() throws {
    let before = try desk(.product(id: 1), .bag)
    var desk = before
    try desk.show(.lock)
    let lock = try desk.id(of: .lock)
    #expect(
      repair(desk, ScreenModel(showing: before.tree))
        == [.dismiss(above: 0), .switchPart(to: lock)])
  }

  @Test func `the layers of the part that comes are presented again`() throws {
    var desk = try desk(.product(id: 1), .bag, .signIn)
    let layers = desk.tree.layers
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    let before = ScreenModel(showing: desk.tree)
    try desk.follow(.bringToFront(.kept))
    #expect(
      repair(desk, before)
        == [
          .switchPart(to: layers[0].root), .present(layers[1].root, .sheet),
          .present(layers[2].root, .sheet),
        ])
  }

  @Test func `another part's sheets go, as many as there are to come`() throws {
    let before = try desk(.lock, .signIn)
    var desk = before
    try desk.show(.bag)
    let layers = desk.tree.layers
    #expect(
      repair(desk, ScreenModel(showing: before.tree))
        == [
          .dismiss(above: 0), .switchPart(to: layers[0].root), .present(layers[1].root, .sheet),
        ])
  }

  @Test func `on an empty screen too`() throws {
    let desk = try desk(.lock)
    let lock = try desk.id(of: .lock)
    #expect(repair(desk, ScreenModel()) == [.switchPart(to: lock)])
  }

  @Test func `layers that should be gone are dismissed, and the others stay`() throws {
    let before = try desk(.product(id: 1), .bag, .signIn)
    var desk = before
    try desk.follow(.dismiss())
    #expect(repair(desk, ScreenModel(showing: before.tree)) == [.dismiss(above: 1)])
    try desk.follow(.dismiss())
    #expect(repair(desk, ScreenModel(showing: before.tree)) == [.dismiss(above: 0)])
  }

  @Test func `layers that are missing are not presented`() throws {
    let before = try desk(.product(id: 1))
    var desk = before
    try desk.show(.bag)
    #expect(
      desk.tree.repair(after: ScreenModel(showing: before.tree).reading).steps
        .isEmpty)
  }

  @Test func `a stack that should be shorter, longer or another`() throws {
    let before = try desk(.product(id: 1), .note(1))
    let paths: [[Shop]] = [[], [.product(id: 1)], [.product(id: 1), .note(2)], [.note(3)]]
    for path in paths {
      var desk = before
      try desk.follow(.setPath(of: .products, path))
      let stack = try #require(desk.tree.stack(startingWith: AnyRoute(Shop.products)))
      let all = desk.tree.children(of: stack)
      #expect(
        repair(desk, ScreenModel(showing: before.tree))
          == [.setStack(stack, keeping: 0, pushing: all)])
    }
  }

  @Test func `another tab`() throws {
    let before = try desk(.search("lamp"), .product(id: 1))
    var desk = before
    try desk.show(.search("lamp"))
    let main = try desk.id(of: .main)
    #expect(
      repair(desk, ScreenModel(showing: before.tree)) == [.select(in: main, position: 1)])
  }

  @Test func `all of it at once, layers first`() throws {
    let before = try desk(.search("lamp"), .product(id: 1), .bag)
    var desk = before
    try desk.follow(.dismiss())
    try desk.follow(.setPath(of: .products, []))
    try desk.show(.search("lamp"))
    let main = try desk.id(of: .main)
    let stack = try #require(desk.tree.stack(startingWith: AnyRoute(Shop.products)))
    #expect(
      repair(desk, ScreenModel(showing: before.tree))
        == [
          .dismiss(above: 0), .select(in: main, position: 1),
          .setStack(stack, keeping: 0, pushing: desk.tree.children(of: stack)),
        ])
  }

  @Test(arguments: [nil, 999] as [UInt64?])
  func `members, where another one than the tree's stands in front`(front: UInt64?) throws {
    let desk = try desk(.product(id: 1))
    let main = try desk.id(of: .main)
    let reading = ScreenReading(
      layers: desk.tree.layers.map { .node($0.root) },
      containers: [
        .init(node: main, content: .members(selected: 0), front: front.map(NodeID.init(raw:)))
      ])
    #expect(desk.tree.agrees(with: reading) == (front == nil))
    #expect(
      desk.tree.repair(after: reading).steps == (front == nil ? [] : [.setMembers(of: main)]))
  }

  @Test func `a container that the tree lacks goes with its layer`() throws {
    let desk = try desk(.product(id: 1))
    let lost = ScreenReading.Container(
      node: NodeID(raw: 999), content: .stack([.node(NodeID(raw: 998))]))
    let reading = ScreenReading(
      layers: desk.tree.layers.map(\.root) + [lost.node],
      containers: ScreenModel(showing: desk.tree).reading.containers + [lost])
    #expect(desk.tree.repair(after: reading).steps == [.dismiss(above: 0)])
  }

  @Test func `a container that the tree lacks is nothing to repair`() throws {
    let old = try desk(.product(id: 1), .bag)
    var desk = old
    try desk.follow(.dismiss())
    let bag = ScreenModel(showing: old.tree).reading.containers
    let reading = ScreenReading(layers: desk.tree.layers.map(\.root), containers: bag)
    #expect(desk.tree.repair(after: reading).steps.isEmpty)
  }
}
