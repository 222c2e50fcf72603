import Foundation

/// Writes down a tree: what stands where, and each route once.
struct SceneRecorder {
  private let tree: NavigationTree
  private let maps: MapSet
  private let encoder = SavedRoute.encoder
  private var scene = SavedScene()
  private var routes: [AnyRoute: Int] = [:]
  private var types: [ObjectIdentifier: Int] = [:]

  init(_ tree: NavigationTree, maps: MapSet) {
    self.tree = tree
    self.maps = maps
  }

  mutating func record(_ requests: [StoredRequest<AnyRoute>] = []) -> SavedScene {
    scene.outline.parts = []
    for part in [tree.layers] + tree.kept {
      var layers: [TreeOutline<Int>.Layer] = []
      for layer in part {
        layers.append(.init(style: layer.style, root: scene.outline.elements.count))
        record(layer.root, parent: nil)
      }
      scene.outline.parts.append(layers)
    }
    for request in requests { scene.requests.append(request.map { number(of: $0) }) }
    return scene
  }

  private mutating func record(
    _ id: NodeID, parent: Int?, place: AnyRoute? = nil, isSelected: Bool = false
  ) {
    let node = tree[id]
    let index = scene.outline.elements.count
    let name = node.route.map { number(of: $0) }
    let listed = place.map { number(of: $0) }
    scene.outline.elements.append(
      .init(
        parent: parent, kind: node.kind, name: name, place: listed, isSelected: isSelected,
        isCollapsed: node.isCollapsed))
    let list = list(of: node)
    for (position, child) in node.children.enumerated() {
      guard let child = child.id else { continue }
      record(
        child, parent: index, place: position < list.count ? list[position] : nil,
        isSelected: node.kind.hasMembers && position == node.selection)
    }
  }

  /// What the map lists in a container: the place of a member is called by that, whatever stands
  /// there for a while.
  private func list(of node: Node) -> [AnyRoute] {
    guard node.kind.hasMembers, let name = node.route else { return [] }
    do throws(NavigationError) { return try maps.destination(for: name).shape.routes } catch {
      return []
    }
  }

  private mutating func number(of route: AnyRoute) -> Int {
    if let number = routes[route] { return number }
    let number = scene.routes.count
    routes[route] = number
    scene.routes.append(
      SavedScene.Route(type: self.number(of: route.value), content: content(of: route.value)))
    return number
  }

  private mutating func number<R: NavigationRoute>(of route: R) -> Int {
    let type = ObjectIdentifier(R.self)
    if let number = types[type] { return number }
    let number = scene.types.count
    types[type] = number
    scene.types.append(SavedScene.RouteType(name: R.name, version: R.savedVersion))
    return number
  }

  private func content(of route: some NavigationRoute) -> SavedScene.Route.Content {
    guard route.isSaveable else {
      return .omitted(.unsaveable, label: RouteLabel.caseName(of: route))
    }
    do { return .json(Array(try encoder.encode(route))[...]) } catch {
      // What an encoding says may hold values, so only that it threw goes further.
      return .omitted(.unencodable, label: RouteLabel.caseName(of: route))
    }
  }
}
