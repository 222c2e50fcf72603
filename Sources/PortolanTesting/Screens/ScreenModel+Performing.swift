public import Portolan

extension ScreenModel {
  /// Performs all steps of a plan and lets go of what leaves.
  public mutating func perform(_ plan: Plan) {
    for step in plan.steps { perform(step, towards: plan.to) }
    forget(plan.leaving)
  }

  /// Performs one step; what cannot be done changes nothing.
  public mutating func perform(_ step: Step, towards tree: NavigationTree) {
    switch step {
    case .dismiss(let above): setLayers(Array(layers.prefix(above + 1)))
    case .switchPart(let root):
      setLayers(root.map { [Layer(style: nil, root: $0)] } ?? [])
      if let root { arrive(root, of: tree) }
    case .present(let root, let style):
      setLayers(layers + [Layer(style: style, root: root)])
      arrive(root, of: tree)
    case .fill(let container, let position, let id):
      fill(position, of: container, with: id)
      if let id { build(id, of: tree) }
    case .select(let container, let position): choose(position, of: container)
    case .setStack(let stack, let keeping, let pushing):
      guard case .stack(let elements) = contents[stack] else { return }
      set(.stack(elements.prefix(keeping) + pushing), of: stack)
      for id in pushing { build(id, of: tree) }
    case .update(let id): setRoute(tree.route(of: id), of: id)
    }
  }

  /// What comes onto the screen stands as the tree has it, also when it was built before and is
  /// behind: nobody changes what is out of sight.
  private mutating func arrive(_ id: NodeID, of tree: NavigationTree) {
    forget([id])
    for child in tree.children(of: id) { arrive(child, of: tree) }
    build(id, of: tree)
  }

  private mutating func fill(_ position: Int, of container: NodeID, with id: NodeID?) {
    switch contents[container] {
    case .members(var members, let selected):
      members[position] = id
      set(.members(members, selected: selected), of: container)
    case .split(var columns, let column, let isCollapsed):
      columns[position] = id
      set(.split(columns, column: column, isCollapsed: isCollapsed), of: container)
    case .screen, .stack, nil: return
    }
  }

  /// Brings a place to the front, whatever stands there.
  mutating func choose(_ position: Int, of container: NodeID) {
    switch contents[container] {
    case .members(let members, _): set(.members(members, selected: position), of: container)
    case .split(let columns, _, let isCollapsed):
      set(.split(columns, column: position, isCollapsed: isCollapsed), of: container)
    case .screen, .stack, nil: return
    }
  }
}
