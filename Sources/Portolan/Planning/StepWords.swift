/// The steps of a plan in words: `push checkout onto bag`.
package struct StepWords {
  private let plan: NavigationPlan
  private let name: (AnyRoute) -> String

  /// Creates the words; `name` returns the words for a route, by default its case name.
  package init(_ plan: NavigationPlan, name: @escaping (AnyRoute) -> String = \.label.text) {
    self.plan = plan
    self.name = name
  }

  /// A sentence for each step, in order.
  package var steps: [String] { plan.steps.map(words) + strangers }

  /// What other code has presented, which is no step of ours.
  private var strangers: [String] {
    plan.to.layerRoots.filter { plan.to.foreign($0) != nil && !plan.from.contains($0) }
      .map { "present \(name($0))" }
  }

  private func words(for step: Step) -> String {
    switch step {
    case .dismiss(let above):
      let gone = plan.from.layerRoots.dropFirst(above + 1).reversed().map(name)
      return "dismiss \(gone.isEmpty ? "all above layer \(above + 1)" : list(gone))"
    case .switchPart(let root): return "switch to \(root.map(name) ?? "nothing")"
    case .present(let root, let style): return "present \(name(root)) as \(style)"
    case .fill(let container, let position, let content):
      let verb = content == nil ? "empty" : "fill"
      return "\(verb) \(member(at: position, of: container)) in \(name(container))"
    case .select(let container, let position):
      return "select \(member(at: position, of: container)) in \(name(container))"
    case .setMembers(let container): return "list the members of \(name(container)) anew"
    case .setStack(let stack, let kept, let pushed): return words(for: stack, kept, pushed)
    case .update(let id): return "update \(name(id))"
    }
  }

  /// The elements that a stack loses and gets, in words.
  private func words(for stack: NodeID, _ kept: Int, _ pushed: [NodeID]) -> String {
    let old = plan.from.contains(stack) ? plan.from.children(of: stack) : []
    let gone = old.dropFirst(kept).reversed().map(name)
    let pop = gone.isEmpty ? nil : "pop \(list(gone))"
    let push = pushed.isEmpty ? nil : "push \(list(pushed.map(name)))"
    let preposition = pushed.isEmpty ? "off" : "onto"
    return [pop, push].compactMap(\.self).joined(separator: ", ") + " \(preposition) \(name(stack))"
  }

  private func list(_ names: [String]) -> String { names.joined(separator: " and ") }

  private func member(at position: Int, of container: NodeID) -> String {
    plan.to.memberRoute(at: position, of: container).map(name) ?? "member \(position + 1)"
  }

  private func name(_ id: NodeID) -> String {
    let tree = plan.to.contains(id) ? plan.to : plan.from
    guard tree.contains(id) else { return "what is gone" }
    if tree.foreign(id) != nil { return "a screen of other code" }
    return tree.name(ofRoot: id).map(name) ?? "a stack without a name"
  }
}
