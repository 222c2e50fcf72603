extension Restorer {
  /// What the current maps say of a saved element: its kind, its route and its members.
  struct Today {
    let kind: NodeKind
    let route: AnyRoute?
    /// The members, when it is a container with members.
    var list: MemberList?
  }

  func today(
    of element: TreeOutline.Element, at footing: Footing
  ) throws(Reason) -> Today {
    let today = try shape(of: element, isBase: footing.isBase)
    // UIKit and SwiftUI refuse stacks within stacks, and other containers as their elements.
    guard today.kind != .stack || !footing.isInStack,
      footing.kind != .stack || today.kind.standsInStacks
    else { throw .reshaped }
    return today
  }

  private func shape(
    of element: TreeOutline.Element, isBase: Bool
  ) throws(Reason) -> Today {
    guard element.kind != .foreign else { throw .foreign }
    guard let name = element.name else {
      guard element.kind == .stack else { throw .reshaped }
      return Today(kind: .stack, route: nil)
    }
    let route = try route(name)
    let destination = try destination(of: route)
    guard !isBase || !destination.isPassing else { throw .passing }
    guard destination.place != .curtain || planner.traits.isCurtain else { throw .reshaped }
    switch destination.shape {
    case .screen where element.kind == .screen, .ownStack where element.kind == .screen,
      .stack where element.kind == .stack:
      return Today(kind: element.kind, route: route)
    case .members(let list) where element.kind.hasMembers:
      return Today(kind: list.kind, route: route, list: list)
    default: throw .reshaped
    }
  }

  private func route(_ name: Int) throws(Reason) -> AnyRoute {
    if let lost = routes[name].as(LostRoute.self) { throw lost.reason }
    return routes[name]
  }

  private func destination(of route: AnyRoute) throws(Reason) -> AnyDestination {
    let destination: AnyDestination
    let rules: [AnyGuard]
    guard planner.traits.builds(route) else { throw .unknownType }
    do throws(NavigationError) {
      destination = try planner.maps.destination(for: route)
      let maps = planner.maps
      rules =
        refused.isEmpty ? [] : maps.sceneGuards(of: route) + (try maps.guards(of: route))
    } catch {
      if case .notInThisMap = error { throw .notInThisMap }
      throw .unknownType
    }
    if let rule = rules.first(where: refused.contains) { throw .refused(by: rule.label) }
    return destination
  }

  /// Builds the children of a node; false when it is a container of which no child could be built.
  mutating func fill(_ id: NodeID, as today: Today, from parent: Int, at footing: Footing) -> Bool {
    if let list = today.list { return fill(id, with: list, from: parent, at: footing) }
    guard today.kind == .stack else { return true }
    var elements: [Child] = []
    for child in children[parent] {
      let position = footing.inside(id, .stack, at: elements.count)
      guard let new = stand(child, at: position) else { break }
      elements.append(.node(new))
    }
    guard elements.count > 0 else { return false }
    planner.tree.update(id) { $0.children = elements }
    return true
  }

  private mutating func fill(
    _ id: NodeID, with list: MemberList, from parent: Int, at footing: Footing
  ) -> Bool {
    var members = list.routes.map(Child.slot)
    var selection: Int?
    let positions = positions(in: list)
    for child in children[parent] {
      let element = outline.elements[child]
      guard let listed = element.listed.map({ routes[$0] }), let position = positions[listed.key],
        list.routes[position].isSameScreen(as: listed), members[position].id == nil
      else {
        lose(child, because: .unlisted)
        continue
      }
      guard let new = stand(child, at: footing.inside(id, list.kind, at: position)) else {
        continue
      }
      members[position] = .node(new)
      if element.isSelected, selection == nil { selection = position }
    }
    let isCollapsed = list.kind == .split && outline.elements[parent].isCollapsed
    planner.tree.update(id) { node in
      node.children = members
      node.isCollapsed = isCollapsed
    }
    for case (let position, .slot(let route)) in members.enumerated() {
      planner.tree.register(.slot(id, position: position), for: route)
    }
    guard let front = selection ?? (known == nil ? planner.buildMember(of: planner.tree[id]) : nil)
    else { return false }
    planner.tree.update(id) { $0.selection = front }
    return true
  }

  /// The position of each route in the list, by its `key`; of equal keys the first one counts.
  private func positions(in list: MemberList) -> [UInt64: Int] {
    Dictionary(
      list.routes.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
