extension ViewGraph {
  /// Keeps a view that leaves the structure on the screen while its transition runs.
  func keepForTransition(_ node: ViewNode) -> Bool {
    guard let animation = viewAnimation, let parent = node.parent, node.context.host.isVisible,
      let transition = transition(of: node)
    else { return false }
    node.isLeaving = true
    node.forEachContent { $0.willDisappear(animated: true) }
    node.forEachController { $0.leave() }
    stage.record(
      .removal, animated: true, from: [], to: [], effect: transition.removal,
      duration: animation.duration)
    stage.run(
      SceneTransition(seconds: animation.duration, completions: transaction.completions) {
        [weak node, weak parent] in
        guard let node, node.isAlive else { return }
        parent?.drop(node)
      }, animated: true)
    return true
  }

  /// Follows the insertion of a node: its contents appear, at once or with a transition.
  func wasInserted(_ node: ViewNode, isOutermost: Bool) {
    guard node.context.host.isVisible else { return }
    if isOutermost, let animation = viewAnimation, let transition = transition(of: node) {
      node.isEntering = true
      stage.record(
        .insertion, animated: true, from: [], to: [], effect: transition.insertion,
        duration: animation.duration)
      stage.run(
        SceneTransition(seconds: animation.duration, completions: transaction.completions) {
          [weak node] in
          guard let node, node.isAlive else { return }
          node.isEntering = false
          guard !node.isLeaving else { return }
          node.forEachContent { $0.didAppear() }
          node.forEachController { $0.endMoving() }
        }, animated: true)
    }
    guard let content = node.attachment as? any HostedContent else { return }
    if viewAnimation != nil, let name = content.containerName {
      stage.noteAnimatedLayout(of: name)
    }
    afterRound { [weak node] in
      guard let node, node.isAlive, let content = node.attachment as? any HostedContent,
        node.context.host.isVisible
      else { return }
      content.willAppear(animated: node.isInEnteringView)
      if node.context.host.state == .shown, !node.isInEnteringView { content.didAppear() }
    }
  }

  private var viewAnimation: Animation? {
    transaction.disablesAnimations ? nil : transaction.animation
  }

  /// The transition of a view that comes or goes: on the way inwards, else on the way outwards.
  private func transition(of node: ViewNode) -> AnyTransition? {
    var inner: ViewNode? = node
    while let current = inner {
      switch current.transitionFacts {
      case .found(let transition): return transition
      case .passes: inner = current.children.count == 1 ? current.children[0] : nil
      case .stops: inner = nil
      }
    }
    var outer = node.parent
    while let current = outer, current.context.host === node.context.host {
      switch current.transitionFacts {
      case .found(let transition): return transition
      case .passes: outer = current.parent
      case .stops: outer = nil
      }
    }
    return nil
  }
}

extension ViewNode {
  /// Calls a function with what follows the screen's appearance, here and inside.
  func forEachContent(_ body: (any HostedContent) -> Void) {
    visit { node in
      if let content = node.attachment as? any HostedContent { body(content) }
    }
  }

  /// Calls a function with the controllers of the same screen here and inside.
  func forEachController(_ body: (RepresentedController) -> Void) {
    visit { node in
      if let controller = node.attachment as? RepresentedController { body(controller) }
    }
  }

  var isInEnteringView: Bool {
    var candidate: ViewNode? = self
    while let node = candidate, node.context.host === context.host {
      if node.isEntering { return true }
      candidate = node.parent
    }
    return false
  }
}
