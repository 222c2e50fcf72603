extension Plan {
  /// The steps in words, with case names only: `push checkout onto bag`.
  var words: [String] { steps.map(words) }

  private func words(for step: Step) -> String {
    switch step {
    case .dismiss(let layer): return "dismiss what lies above layer \(layer)"
    case .switchPart(let root):
      return root.map { "switch to \(to.word(for: $0))" } ?? "show nothing"
    case .fill(let container, let position, let content):
      let place = "place \(position) of \(to.word(for: container))"
      return content.map { "put \(to.word(for: $0)) into \(place)" } ?? "empty \(place)"
    case .setStack(let stack, let count, let pushed):
      let name = to.word(for: stack)
      if pushed.isEmpty { return "pop \(name) to \(count)" }
      let names = pushed.map(to.word).joined(separator: ", ")
      let old = from.node(stack)?.children.count
      return old == count ? "push \(names) onto \(name)" : "keep \(count) of \(name), push \(names)"
    case .select(let container, let position):
      return "select \(position) of \(to.word(for: container))"
    case .setMembers(let id): return "list the members of \(to.word(for: id)) anew"
    case .update(let id): return "update \(to.word(for: id))"
    case .present(let root, let style): return "present \(to.word(for: root)) as \(style)"
    }
  }
}

extension NavigationTree {
  /// What a node is called where there is room for one word.
  fileprivate func word(for id: NodeID) -> String {
    guard contains(id) else { return "what is gone" }
    return name(ofRoot: id)?.label.text ?? "stack"
  }
}
