import Portolan

/// Names what a plan's steps speak of.
struct StepNames {
  let plan: Plan

  init(_ plan: Plan) {
    self.plan = plan
  }

  /// A step as a sentence: `push product(7) onto products`.
  func words(for step: Step) -> String {
    switch step {
    case .dismiss(let above):
      let gone = plan.from.layerRoots.dropFirst(above + 1).reversed().map(name)
      return "dismiss \(gone.isEmpty ? "all above layer \(above + 1)" : list(gone))"
    case .switchPart(let root): return "switch to \(root.map(name) ?? "nothing")"
    case .present(let root, let style): return "present \(name(root)) as \(style)"
    case .fill(let container, let place, let id):
      let member = plan.to.memberRoute(at: place, of: container)?.picture ?? "member \(place + 1)"
      return id == nil
        ? "empty \(member) in \(name(container))" : "fill \(member) in \(name(container))"
    case .select(let container, let place):
      let member = plan.to.memberRoute(at: place, of: container)?.picture ?? "member \(place + 1)"
      return "select \(member) in \(name(container))"
    case .setMembers(let container): return "list the members of \(name(container)) anew"
    case .setStack(let stack, let kept, let pushed): return words(for: stack, kept, pushed)
    case .update(let id): return "update \(name(id))"
    }
  }

  /// What goes and what comes in a stack.
  private func words(for stack: NodeID, _ kept: Int, _ pushed: [NodeID]) -> String {
    let old = plan.from.contains(stack) ? plan.from.children(of: stack) : []
    let gone = old.dropFirst(kept).reversed().map(name)
    let pop = gone.isEmpty ? nil : "pop \(list(gone))"
    let push = pushed.isEmpty ? nil : "push \(list(pushed.map(name)))"
    let place = pushed.isEmpty ? "off" : "onto"
    return [pop, push].compactMap(\.self).joined(separator: ", ") + " \(place) \(name(stack))"
  }

  private func list(_ names: [String]) -> String { names.joined(separator: " and ") }

  private func name(_ id: NodeID) -> String {
    let tree = plan.to.contains(id) ? plan.to : plan.from
    guard tree.contains(id) else { return "\(id)" }
    return tree.name(ofRoot: id)?.picture ?? "\(id)"
  }
}
