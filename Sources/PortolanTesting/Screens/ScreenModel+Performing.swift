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
      if let root { build(root, of: tree) }
    case .present(let root, let style):
      setLayers(layers + [Layer(style: style, root: root)])
      build(root, of: tree)
    case .fill(let tabs, let position, let id):
      guard case .tabs(var members, let selected) = contents[tabs] else { return }
      members[position] = id
      set(.tabs(members, selected: selected), of: tabs)
      if let id { build(id, of: tree) }
    case .select(let tabs, let position):
      guard case .tabs(let members, _) = contents[tabs] else { return }
      set(.tabs(members, selected: position), of: tabs)
    case .setStack(let stack, let keeping, let pushing):
      guard case .stack(let elements) = contents[stack] else { return }
      set(.stack(elements.prefix(keeping) + pushing), of: stack)
      for id in pushing { build(id, of: tree) }
    case .update(let id): setRoute(tree.route(of: id), of: id)
    }
  }
}
