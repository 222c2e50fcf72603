import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("The tree is updated from the host's reading of the screen")
struct FollowTests {
  private func follow(_ shown: Shop..., user: (inout ScreenModel) throws -> Void) throws -> String {
    var desk = Desk(ShopMap())
    for route in shown { try desk.show(route) }
    var screen = ScreenModel(showing: desk.tree)
    try user(&screen)
    desk.read(screen.reading)
    #expect(desk.tree.agrees(with: screen.reading))
    return desk.picture
  }

  @Test func `a swipe back`() throws {
    #expect(
      try follow(.reviews(id: 1)) { $0.swipeBack() }
        == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `a sheet dragged away`() throws {
    #expect(
      try follow(.product(id: 1), .bag) { $0.dragAway() }
        == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `another tab`() throws {
    #expect(
      try follow(.search(""), .product(id: 1)) { screen in
        screen.select(1, of: screen.layers[0].root)
      } == #"main[(products › product(1)) | *(search("")) | account…]"#)
  }

  @Test func `nothing, when nothing changed`() throws {
    #expect(
      try follow(.bag) { _ in } == #"main[*(products) | search("")… | account…] ⇧ sheet (bag)"#)
  }

  @Test func `a reading that does not fit the tree changes nothing`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    let main = try desk.id(of: .main)
    let screen = try desk.id(of: .product(id: 1))
    let before = desk.tree
    let contents: [(NodeID, ScreenReading.Content)] = [
      (main, .members(selected: 17)), (main, .members(selected: -1)), (main, .members(selected: 2)),
      (main, .stack([.node(screen)])), (screen, .stack([])),
      (screen, .members(selected: 0)),
      (NodeID(raw: 999), .stack([.node(screen)])),
    ]
    for (node, content) in contents {
      let container = ScreenReading.Container(node: node, content: content)
      let reading = ScreenReading(layers: desk.tree.layers.map(\.root), containers: [container])
      desk.read(reading)
      #expect(desk.tree == before, "\(content)")
    }
    desk.read(ScreenReading(layers: [], containers: []))
    #expect(desk.tree == before)
  }
}
