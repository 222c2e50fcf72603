import Foundation

/// Writes down a tree: what stands where, and each route once.
struct SceneRecorder {
  /// A route's place: which of the types, and which of its routes.
  private struct Place: Hashable {
    let type: Int
    let route: Int
  }

  private let maps: MapSet
  private let encoder = SavedRoute.encoder
  private var scene = SavedScene()
  private var places: [AnyRoute: Place] = [:]
  private var types: [ObjectIdentifier: Int] = [:]
  /// The written routes of each type.
  private var texts: [[String]] = []

  init(_ maps: MapSet) {
    self.maps = maps
  }

  /// - Parameters:
  ///   - tree: What stands where.
  ///   - requests: What waits.
  ///   - models: What is saved of the models of a screen.
  /// - Returns: All of it, to be written.
  mutating func record(
    _ tree: NavigationTree, _ requests: [StoredRequest<AnyRoute>] = [],
    models: (NodeID) -> SavedModels = { _ in [:] }
  ) -> SavedScene {
    let outline = TreeOutline(tree, listing: maps, models: models).map { note($0) }
    let waiting = requests.map { $0.map { note($0) } }
    // The routes are counted type by type, which is known only now.
    var starts = [0]
    for type in scene.types.indices {
      starts.append(starts[type] + scene.types[type].count)
      scene.types[type].routes = "[\(texts[type].joined(separator: ","))]"
    }
    scene.outline = outline.map { starts[$0.type] + $0.route }
    scene.requests = waiting.map { $0.map { starts[$0.type] + $0.route } }
    return scene
  }

  private mutating func note(_ route: AnyRoute) -> Place {
    if let place = places[route] { return place }
    let type = number(of: route.value)
    let place = Place(type: type, route: scene.types[type].count)
    places[route] = place
    scene.types[type].count += 1
    write(route.value, at: place)
    return place
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

  private mutating func write(_ route: some NavigationRoute, at place: Place) {
    var reason = RestorationReport.Reason.unsaveable
    if route.isSaveable {
      do {
        let json = try encoder.encode(route)
        texts[place.type].append(String(decoding: json, as: UTF8.self))
        return
      } catch {
        // What an encoding says may hold values, so only that it threw goes further.
        reason = .unencodable
      }
    }
    scene.types[place.type].omitted.append(
      SavedScene.Omitted(
        place: place.route, reason: reason, label: RouteLabel.caseName(of: route)))
  }
}

extension TreeOutline<AnyRoute> {
  /// What stands in a tree; of members the outline says what the maps list where they stand.
  init(
    _ tree: NavigationTree, listing maps: MapSet, models: (NodeID) -> SavedModels = { _ in [:] }
  ) {
    parts = []
    for part in [tree.layers] + tree.kept {
      parts.append(
        part.map { layer in
          let root = elements.count
          add(layer.root, of: tree, maps, models, parent: nil)
          return Layer(style: layer.style, root: root)
        })
    }
  }

  private mutating func add(
    _ id: NodeID, of tree: NavigationTree, _ maps: MapSet, _ models: (NodeID) -> SavedModels,
    parent: Int?, place: AnyRoute? = nil, isSelected: Bool = false
  ) {
    let node = tree[id]
    let own = elements.count
    elements.append(
      Element(
        parent: parent, kind: node.kind, name: node.route, place: place, isSelected: isSelected,
        isCollapsed: node.isCollapsed,
        models: node.route?.value.isSaveable == true ? models(id) : [:]))
    // A member's place is called by what is listed there, whatever stands there for a while.
    let list =
      node.kind.hasMembers
      ? node.route.flatMap { maps.destination(ifKnown: $0) }?.shape.routes : nil
    for (position, child) in node.children.enumerated() {
      guard let child = child.id else { continue }
      add(
        child, of: tree, maps, models, parent: own,
        place: list.flatMap { position < $0.count ? $0[position] : nil },
        isSelected: node.kind.hasMembers && position == node.selection)
    }
  }
}
