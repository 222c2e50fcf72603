import Foundation

/// Makes the saved scene of a tree: the tree's structure, and each route once.
struct SceneRecorder {
  /// A route's position: its type, and its number among the routes of that type.
  private struct RouteIndex: Hashable {
    let type: Int
    let route: Int
  }

  private let maps: MapSet
  private let encoder = SavedRoute.encoder
  private var scene = SavedScene()
  private var indices: [AnyRoute: RouteIndex] = [:]
  private var types: [ObjectIdentifier: Int] = [:]
  /// The encoded routes of each type.
  private var texts: [[String]] = []

  init(_ maps: MapSet) {
    self.maps = maps
  }

  /// Returns the saved scene of a tree and of the waiting requests.
  ///
  /// `models` returns the saved models of the screen at a node.
  mutating func record(
    _ tree: NavigationTree, _ requests: [StoredRequest<AnyRoute>] = [],
    models: (NodeID) -> SavedModels = { _ in [:] }
  ) -> SavedScene {
    let outline = TreeOutline(tree.withoutDialogs, listing: maps, models: models).map { note($0) }
    let waiting = requests.map { request in
      var isSecret = false
      var noted = request.map { route in
        isSecret = isSecret || !route.value.isSaveable
        return note(route)
      }
      if isSecret { noted.intent = noted.intent.redacted }
      return noted
    }
    // Routes are numbered type by type; the counts are known only now.
    var starts = [0]
    for type in scene.types.indices {
      starts.append(starts[type] + scene.types[type].count)
      scene.types[type].routes = "[\(texts[type].joined(separator: ","))]"
    }
    scene.outline = outline.map { starts[$0.type] + $0.route }
    scene.requests = waiting.map { $0.map { starts[$0.type] + $0.route } }
    return scene
  }

  private mutating func note(_ route: AnyRoute) -> RouteIndex {
    if let index = indices[route] { return index }
    let type = number(of: route.value)
    let index = RouteIndex(type: type, route: scene.types[type].count)
    indices[route] = index
    scene.types[type].count += 1
    write(route.value, at: index)
    return index
  }

  private mutating func number<R: NavigationRoute>(of route: R) -> Int {
    let type = ObjectIdentifier(R.self)
    if let number = types[type] { return number }
    let number = scene.types.count
    types[type] = number
    scene.types.append(SavedScene.RouteType(name: R.name, version: R.savedVersion))
    texts.append([])
    return number
  }

  private mutating func write(_ route: some NavigationRoute, at index: RouteIndex) {
    var reason = RestorationReport.Reason.unsaveable
    if route.isSaveable {
      do {
        let json = try encoder.encode(route)
        texts[index.type].append(String(decoding: json, as: UTF8.self))
        return
      } catch {
        // An encoder's error may hold values, so only the fact is kept.
        reason = .unencodable
      }
    }
    scene.types[index.type].omitted.append(
      SavedScene.Omitted(
        index: index.route, reason: reason, label: RouteLabel.caseName(of: route)))
  }
}

extension NavigationTree {
  /// The tree without dialogs: in the next launch no code would wait for their answers.
  package var withoutDialogs: NavigationTree {
    var tree = self
    for group in groups.indices {
      for layer in groups[group].layers where layer.style?.isDialog == true {
        tree.remove(layer.root)
      }
      tree.groups[group].layers.removeAll { $0.style?.isDialog == true }
    }
    return tree
  }
}

extension TreeOutline<AnyRoute> {
  /// The outline of a tree; a member also has the route that `maps` list at its position.
  package init(
    _ tree: NavigationTree, listing maps: MapSet, models: (NodeID) -> SavedModels = { _ in [:] }
  ) {
    parts = []
    for part in [tree.layers] + tree.kept {
      parts.append(
        part.map { layer in
          let root = elements.count
          add(layer.root, of: tree, maps, models, parent: nil)
          // The source of a popover may be made from the route's values.
          let isSecret = tree.name(ofRoot: layer.root)?.value.isSaveable == false
          return Layer(style: isSecret ? layer.style?.withoutSource : layer.style, root: root)
        })
    }
  }

  private mutating func add(
    _ id: NodeID, of tree: NavigationTree, _ maps: MapSet, _ models: (NodeID) -> SavedModels,
    parent: Int?, listed: AnyRoute? = nil, isSelected: Bool = false
  ) {
    let node = tree[id]
    let own = elements.count
    elements.append(
      Element(
        parent: parent, kind: node.kind, name: node.route, listed: listed, isSelected: isSelected,
        isCollapsed: node.isCollapsed,
        models: node.route?.value.isSaveable == true ? models(id) : [:]))
    // The listed route names a member's position, even while another screen is shown there.
    let list =
      node.kind.hasMembers
      ? node.route.flatMap { maps.destination(ifKnown: $0) }?.shape.routes : nil
    for (position, child) in node.children.enumerated() {
      guard let child = child.id else { continue }
      add(
        child, of: tree, maps, models, parent: own,
        listed: list.flatMap { position < $0.count ? $0[position] : nil },
        isSelected: node.kind.hasMembers && position == node.selection)
    }
  }
}
