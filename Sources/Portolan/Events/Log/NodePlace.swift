/// Where a node stands in a tree: the layer, then the place in each container.
///
/// Places say the same in a replay, where nodes have other numbers. A part that is kept comes as a
/// negative number before its layer: -1 is the one kept first. No number at all is a node that is
/// not in the tree.
public struct NodePlace: Hashable, Sendable, CustomStringConvertible {
  /// The numbers, from the layer inwards.
  let path: [Int]

  /// The numbers with slashes: `0/1/2`.
  public var description: String { path.map(String.init).joined(separator: "/") }
}

extension NodePlace: Codable {
  /// Reads a list of numbers.
  public init(from decoder: any Decoder) throws {
    path = try decoder.singleValueContainer().decode([Int].self)
  }

  /// Writes a list of numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

extension NavigationTree {
  /// Where a node stands; an empty place when it is not in the tree.
  func nodePlace(of id: NodeID) -> NodePlace {
    guard contains(id) else { return NodePlace(path: []) }
    var inwards: [Int] = []
    var below = self[id]
    while let parent = below.parent {
      inwards.insert(below.position, at: 0)
      below = self[parent]
    }
    if let layer = layers.firstIndex(where: { $0.root == below.id }) {
      return NodePlace(path: [layer] + inwards)
    }
    for (part, layers) in kept.enumerated() {
      if let layer = layers.firstIndex(where: { $0.root == below.id }) {
        return NodePlace(path: [-1 - part, layer] + inwards)
      }
    }
    return NodePlace(path: [])
  }

  /// The node at a place; nil when none stands there.
  func node(at place: NodePlace) -> NodeID? {
    var rest = place.path[...]
    var open = layers
    if let first = rest.first, first < 0 {
      guard first > -1 - kept.count else { return nil }
      open = kept[-1 - first]
      rest = rest.dropFirst()
    }
    guard let layer = rest.popFirst(), open.indices.contains(layer) else { return nil }
    var id = open[layer].root
    for position in rest {
      let children = self[id].children
      guard (0..<children.count).contains(position), let next = children[position].id else {
        return nil
      }
      id = next
    }
    return id
  }
}
