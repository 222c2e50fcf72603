/// The state of an engine between two requests, in a form that can be saved, with which a log
/// starts.
package struct TrafficStart: Hashable, Sendable, Codable {
  private(set) var saved: SavedTree
  /// The node ids of the tree's elements: the signals of the log name nodes by them.
  let nodes: [NodeID]
  let newest: NodeID
  package let lastNumber: Int
  let traits: SceneTraits
  let limits: Limits
  let curtains: [AnyRoute]
  let reluctant: [NodeID]
  let isHosted: Bool
  /// Of the engine; nil in logs of older versions.
  var occasional: Set<String>?

  /// Whether each element has its own node id, none above `newest`.
  var isNumbered: Bool {
    nodes.count == saved.outline.elements.count && Set(nodes).count == nodes.count
      && nodes.allSatisfy { $0 > NodeID(raw: 0) && $0 <= newest && $0.raw < 1 << 40 }
  }

  /// The same start without the names of popovers' sources.
  package var redacted: Self {
    var start = self
    start.saved = saved.redacted
    return start
  }
}
