import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A tree comes back from its record, and what is no tree is refused")
struct TreeRecordTests {
  @Test(arguments: 1...20)
  func `random trees of random maps`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let map = RandomMap(size: 20, random: &random)
    var desk = Desk(map)
    desk.keptLimit = 3
    for _ in 0..<60 {
      do { try desk.follow(desk.randomIntent(among: map.samples, &random)) } catch { continue }
    }
    var routes = RouteRecorder()
    // The samples first, so that each stands for itself.
    for sample in map.samples { _ = routes.record(AnyRoute(sample)) }
    let record = TreeRecord(desk.tree, &routes)
    let source = ReplaySource(desk.maps)
    let tree = try #require(NavigationTree(record, from: source))
    #expect(tree.picture == desk.tree.picture)
    #expect(tree.description == desk.tree.description)
    #expect(tree.kept.count == desk.tree.kept.count)
    #expect(tree.count == desk.tree.count)
    var again = RouteRecorder()
    for sample in map.samples { _ = again.record(AnyRoute(sample)) }
    #expect(TreeRecord(tree, &again) == record)
  }

  /// The tree after one intent, written down as what became of the tree before.
  @Test(arguments: 21...40)
  func `what stays keeps its number`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let map = RandomMap(size: 20, random: &random)
    var desk = Desk(map)
    desk.keptLimit = 3
    let source = ReplaySource(desk.maps)
    for _ in 0..<60 {
      let old = desk.tree
      do { try desk.follow(desk.randomIntent(among: map.samples, &random)) } catch { continue }
      var routes = RouteRecorder()
      for sample in map.samples { _ = routes.record(AnyRoute(sample)) }
      let record = TreeRecord(desk.tree, since: old, &routes)
      let tree = try #require(NavigationTree(record, after: old, from: source))
      #expect(tree.picture == desk.tree.picture, "seed \(seed)")
      let nodes = (old.layers + old.kept.joined()).flatMap { old.subtree($0.root) }
      for id in nodes {
        #expect(tree.nodePlace(of: id) == desk.tree.nodePlace(of: id), "seed \(seed)")
      }
    }
  }

  @Test func `what did not change is one line`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .signIn)
    let old = desk.tree
    try desk.follow(.dismiss)
    var routes = RouteRecorder()
    let record = TreeRecord(desk.tree, since: old, &routes)
    #expect(record.nodes.map(\.kind) == ["same"])
    #expect(record.nodes.first?.was == NodePlace(path: [0]))
    let tree = try #require(NavigationTree(record, after: old, from: ReplaySource(desk.maps)))
    #expect(tree == desk.tree)
    #expect(NavigationTree(record, from: ReplaySource(desk.maps)) == nil)
  }

  @Test func `a screen of other code keeps its name while it stays`() throws {
    let object = Popup()
    var desk = Desk(ShopMap())
    try desk.show(.products)
    let old = desk.tree
    let root = try #require(old.layerRoots.first)
    desk.tree.follow(
      ScreenReading(layers: [.node(root), .foreign(ForeignID(object))], containers: []))
    var routes = RouteRecorder()
    let source = ReplaySource(desk.maps)
    let came = TreeRecord(desk.tree, since: old, &routes)
    let tree = try #require(NavigationTree(came, after: old, from: source))
    #expect(tree.description.hasSuffix("⇧ foreign (?)"))
    let stays = TreeRecord(desk.tree, since: desk.tree, &routes)
    #expect(NavigationTree(stays, after: desk.tree, from: source) == desk.tree)
  }

  @Test func `its nodes have none of the other tree's numbers`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    var routes = RouteRecorder()
    let record = TreeRecord(desk.tree, &routes)
    let source = ReplaySource(desk.maps)
    let tree = try #require(NavigationTree(record, after: desk.tree, from: source))
    let old = desk.tree.subtree(desk.tree.layers[0].root)
    #expect(!old.contains(where: tree.contains))
    #expect(tree.description == desk.tree.description)
  }

  private static let sheet = #""style":{"kind":"sheet","detents":[],"isDismissable":true}"#
  private static let screen = #"{"kind":"screen","route":{"type":"S","name":"a","instance":1}"#
  private static let slot = #"{"kind":"slot","route":{"type":"S","name":"b","instance":1}"#

  @Test(arguments: [
    // A root that nobody shows, one that is shown twice, and layers without nodes.
    ("", screen + "}"), (#"{"root":0},{"root":0,"# + sheet + "}", screen + "}"),
    (#"{"root":1}"#, screen + "}"), (#"{"root":-1}"#, screen + "}"),
    // A base content with a style, and a layer of ours without.
    (#"{"root":0,"# + sheet + "}", screen + "}"),
    (#"{"root":0},{"root":1}"#, screen + "}," + screen + "}"),
    // Kinds that are not known, or do not go with a route.
    (#"{"root":0}"#, #"{"kind":"window"}"#), (#"{"root":0}"#, #"{"kind":"screen"}"#),
    (#"{"root":0}"#, screen.replacing("screen", with: "foreign") + "}"),
    // Containers that hold nothing, show a slot, or are no containers.
    (#"{"root":0}"#, #"{"kind":"stack"}"#),
    (#"{"root":0}"#, #"{"kind":"stack"},"# + slot + #","parent":0}"#),
    (#"{"root":0}"#, screen + "}," + screen + #","parent":0}"#),
    (#"{"root":0}"#, screen.replacing("screen", with: "tabs") + "}," + slot + #","parent":0}"#),
    // Parents that come later, or nowhere.
    (#"{"root":0}"#, #"{"kind":"stack"},"# + screen + #","parent":1}"#),
    (#"{"root":0}"#, #"{"kind":"stack"},"# + screen + #","parent":-1}"#),
    (#"{"root":0}"#, slot + "}"),
    // What stood nowhere before.
    (#"{"root":0}"#, #"{"kind":"same","was":[0]}"#), (#"{"root":0}"#, #"{"kind":"same"}"#),
  ])
  func `an unsound one`(layers: String, nodes: String) throws {
    let text = #"{"layers":[\#(layers)],"kept":[],"nodes":[\#(nodes)]}"#
    let record = try JSONDecoder().decode(TreeRecord.self, from: Data(text.utf8))
    #expect(NavigationTree(record, from: Anywhere()) == nil)
  }

  @Test func `a sound one of the same form`() throws {
    let nodes = #"{"kind":"stack"},"# + Self.screen + #","parent":0}"#
    let text = #"{"layers":[{"root":0}],"kept":[],"nodes":[\#(nodes)]}"#
    let record = try JSONDecoder().decode(TreeRecord.self, from: Data(text.utf8))
    #expect(NavigationTree(record, from: Anywhere())?.description == "(Place)")
  }

  @Test(arguments: [(99, true), (101, false)])
  func `containers within containers`(depth: Int, isRead: Bool) throws {
    let stacks = (0..<depth).map {
      #"{"kind":"stack""# + ($0 > 0 ? #","parent":\#($0 - 1)}"# : "}")
    }
    let nodes = (stacks + [Self.screen + #","parent":\#(depth - 1)}"#]).joined(separator: ",")
    let text = #"{"layers":[{"root":0}],"kept":[],"nodes":[\#(nodes)]}"#
    let record = try JSONDecoder().decode(TreeRecord.self, from: Data(text.utf8))
    #expect((NavigationTree(record, from: Anywhere()) != nil) == isRead)
  }

  @Test func `one with more nodes than are read`() throws {
    let nodes = Array(repeating: Self.screen + "}", count: 20_001).joined(separator: ",")
    let text = #"{"layers":[],"kept":[],"nodes":[\#(nodes)]}"#
    let record = try JSONDecoder().decode(TreeRecord.self, from: Data(text.utf8))
    #expect(NavigationTree(record, from: Anywhere()) == nil)
  }
}

/// Every route is known, and none differs from another of its name.
private struct Anywhere: TreeRecordSource {
  private struct Place: NavigationRoute { let name: String }
  private final class Other {}
  private let other = Other()

  func route(for record: RouteRecord) -> AnyRoute? { AnyRoute(Place(name: record.name)) }
  func adapter(for route: AnyRoute) -> AnyContainerAdapter? { nil }
  func stranger() -> ForeignID { ForeignID(other) }
}

/// Something that other code presents.
private final class Popup {}
