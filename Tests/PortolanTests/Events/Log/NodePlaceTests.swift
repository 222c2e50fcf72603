import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A node's place leads back to it, in this tree or an equal one")
struct NodePlaceTests {
  private func tree(_ intents: Intent...) throws -> NavigationTree {
    var desk = Desk(ShopMap())
    for intent in intents { try desk.follow(intent) }
    return desk.tree
  }

  @Test func `every node of an open and a kept part`() throws {
    let tree = try tree(
      .reach(.product(id: 1)), .reach(.signIn), .reach(AnyRoute(Shop.lock), keeping: true))
    #expect(tree.keptRoots.count == 1)
    let nodes = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    let places = nodes.map(tree.nodePlace)
    #expect(places.map(tree.node) == nodes)
    #expect(Set(places).count == nodes.count && nodes.count > 6)
    #expect(places.contains(NodePlace(path: [-1, 0, 0, 1])))
    #expect(places.contains(NodePlace(path: [-1, 1, 0])))
  }

  @Test func `a node that is not there has the empty place, which leads nowhere`() throws {
    let tree = try tree(.reach(.main))
    let place = tree.nodePlace(of: NodeID(raw: 1 << 40))
    #expect(place == NodePlace(path: []))
    #expect(tree.node(at: place) == nil)
  }

  @Test(arguments: [
    [1], [0, 3], [0, -1], [0, 1], [0, 0, 0, 0], [-1], [-1, 0], [-2, 0], [Int.min, 0], [Int.max],
    [0, Int.max],
  ])
  func `a place that nothing stands at`(path: [Int]) throws {
    #expect(try tree(.reach(.main)).node(at: NodePlace(path: path)) == nil)
  }

  @Test func `it reads as numbers with slashes`() {
    #expect("\(NodePlace(path: [0, 1, 2]))" == "0/1/2")
  }
}
