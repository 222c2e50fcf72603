/// Builds the tree of an outline, without the elements that the maps or guards no longer allow.
///
/// The structure is the saved one; the maps give the shapes, the members of containers and the
/// adapters of the app's own containers. What is left out takes more with it, as
/// `SceneNavigator.restore(_:)` explains: an element of a stack those above it, and the first one
/// the stack; a layer the layers above it. A member that is left out becomes a slot, but a
/// container is left out when it has no member to show. Each element that is left out is in the
/// report once.
struct Restorer {
  typealias Reason = RestorationReport.Reason

  /// The greatest depth of a tree that is read: walking a tree takes one call for each level.
  static var deepest: Int { 100 }
  /// The greatest number of nodes and slots (positions of containers without a node) that are read.
  static var mostPlaces: Int { 250_000 }

  let outline: TreeOutline
  let routes: [AnyRoute]
  private(set) var refused: [AnyGuard]
  var planner: Planner
  /// The indices of each element's children, in order.
  let children: [[Int]]
  /// The node of each element, by its index; nil unless it was built.
  private var nodes: [NodeID?]
  /// The reasons for leaving out elements, by index; an element without one depends on another.
  private var reasons: [Int: Reason] = [:]
  private var places = 0
  /// The ids that the nodes had in the outline's tree, one of which a new node would get; nil to give them new ones.
  var known: [NodeID]?

  init(_ saved: SavedTree, without refused: [AnyGuard], planner: Planner) {
    (outline, routes) = (saved.outline, saved.routes)
    self.refused = refused
    self.planner = planner
    var children = Array(repeating: [Int](), count: outline.elements.count)
    for position in outline.elements.indices {
      if let parent = outline.elements[position].parent { children[parent].append(position) }
    }
    self.children = children
    nodes = Array(repeating: nil, count: outline.elements.count)
  }

  /// Builds the open part and the kept ones; throws when no part would be open.
  mutating func restore() throws(NavigationError) -> RestorationReport {
    let surplus = outline.parts.count - 1 - planner.keptLimit
    for (position, part) in outline.parts.enumerated() {
      if position > 0, position <= surplus {
        if let base = part.first { reasons[base.root] = .tooMany }
        continue
      }
      let layers = build(part)
      if position == 0 {
        planner.tree.layers = layers
        // The guards of kept parts are asked when these are shown.
        refused = []
      } else if !layers.isEmpty {
        planner.tree.parts.append(layers)
      }
    }
    let report = report
    guard !planner.tree.layers.isEmpty else { throw .nothingRestored(report: report) }
    return report
  }

  private mutating func build(_ part: [TreeOutline.Layer]) -> [Layer] {
    var layers: [Layer] = []
    for layer in part {
      if !layers.isEmpty, layer.style == nil, outline.elements[layer.root].kind != .foreign {
        lose(layer.root, because: .undecodable)
        break
      }
      guard let root = stand(layer.root, at: Footing(isBase: layers.isEmpty)) else { break }
      layers.append(Layer(style: layers.isEmpty ? nil : layer.style, root: root))
    }
    return layers
  }

  /// Builds the element's node with its children; nil when it is left out.
  mutating func stand(_ position: Int, at footing: Footing) -> NodeID? {
    do throws(Reason) {
      guard footing.depth <= Self.deepest else { throw .tooDeep }
      guard places <= Self.mostPlaces else { throw .tooMany }
      let today = try today(of: outline.elements[position], at: footing)
      places += 1 + (today.list?.routes.count ?? 0)
      let id = planner.tree.add(
        today.kind, route: today.route, parent: footing.parent, position: footing.position,
        extra: extra(of: today, outline.elements[position].models), as: known?[position])
      nodes[position] = id
      guard fill(id, as: today, from: position, at: footing) else {
        planner.tree.remove(id)
        throw .dependent
      }
      return id
    } catch {
      reasons[position] = error
      return nil
    }
  }

  private func extra(of today: Today, _ models: SavedModels) -> NodeExtra? {
    let adapter = today.list?.adapter
    return adapter == nil && models.isEmpty ? nil : NodeExtra(adapter: adapter, models: models)
  }

  mutating func lose(_ position: Int, because reason: Reason) {
    reasons[position] = reason
  }

  /// The report of the restoration; of a stack without a route it counts only the elements.
  private var report: RestorationReport {
    var restored = 0
    var leftOut: [RestorationReport.LeftOut] = []
    let isWhole = reasons.isEmpty
    for position in outline.elements.indices {
      let name = outline.elements[position].name
      guard name != nil || outline.elements[position].kind == .foreign else { continue }
      if isWhole || nodes[position].map(planner.tree.contains) == true {
        restored += 1
      } else {
        leftOut.append(
          .init(route: name.map { routes[$0].writtenLabel }, reason: reason(for: position)))
      }
    }
    return RestorationReport(restored: restored, leftOut: leftOut)
  }

  private func reason(for position: Int) -> Reason {
    let element = outline.elements[position]
    if let lost = element.name.flatMap({ routes[$0].as(LostRoute.self) }) { return lost.reason }
    if let reason = reasons[position] { return reason }
    // The report does not list stacks without a route, so their first screen gets their reason.
    guard let parent = element.parent, outline.elements[parent].name == nil,
      children[parent].first == position
    else { return .dependent }
    return reasons[parent] ?? .dependent
  }
}

/// Where an element is to be built.
struct Footing {
  var parent: NodeID?
  /// The kind of the parent.
  var kind: NodeKind?
  var position = 0
  var depth = 1
  /// Whether a container around the element is a stack.
  var isInStack = false
  /// Whether the element would be the base content of a part.
  var isBase = false

  func inside(_ id: NodeID, _ kind: NodeKind, at position: Int) -> Footing {
    Footing(
      parent: id, kind: kind, position: position, depth: depth + 1,
      isInStack: isInStack || kind == .stack)
  }
}

extension Planner {
  /// Replaces the open part and the kept ones by the saved tree.
  mutating func restore(_ saved: SavedTree) throws(NavigationError) -> NodeID? {
    isKeeping = false
    replaceBase()
    releaseKept(over: 0)
    let last = tree.newest.raw
    var restorer = Restorer(saved, without: refused, planner: self)
    let report = try restorer.restore()
    self = restorer.planner
    tree.restored = last + 1..<tree.newest.raw + 1
    restoration = report
    return tree.visiblePath.last
  }
}
