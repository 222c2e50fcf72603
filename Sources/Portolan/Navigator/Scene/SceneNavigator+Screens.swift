extension SceneNavigator {
  /// The context of a node; nil when the node has left the scene, or is a stack without a route.
  func context(of node: NodeID) -> ScreenContext<AnyRoute>? {
    guard let route = traffic.tree.route(of: node) else {
      return isCurtain ? nil : curtains?.context(of: node)
    }
    func new() -> RouteValue {
      RouteValue(
        route, traffic.presentation(of: node),
        restored: traffic.tree.node(node)?.extra?.models ?? [:])
    }
    let value = isClosed ? new() : screens.value(of: node, orElse: new())
    if isClosed { value.letGo() }
    return ScreenContext<AnyRoute>(node, value, in: self)
  }

  /// Updates the screens, questions, stacks and tasks that a change of the tree concerns.
  func apply(_ change: Effect.Change) {
    let plan = change.plan
    let request = change.request.flatMap { requests[$0] }
    if let request { exchange(&request.cargo.answer, with: nil)?() }
    for id in plan.leaving { screens.forget(id, cause: change.cause, isHosted: host != nil) }
    var touched = screens.tell(of: plan, in: traffic)
    stacks.refresh(hasNewNodes: !plan.entering.isEmpty)
    defer { if isCurtain, traffic.tree.layers.isEmpty { curtains?.end(self) } }
    observers.treeChanged(from: plan.from, to: plan.to)
    if isCurtain { ground.observers.routesChanged(from: plan.from, to: plan.to) }
    if let request { deliver(request, to: change.committed?.recipient) }
    if let target = change.committed?.target { touched.append(target) }
    var updated: [NodeID] = []
    for id in touched where !updated.contains(id) {
      updated.append(id)
      // A screen that is not built yet is updated when it is. Another update may have closed this.
      guard let value = screens.values[id], value.isBuilt, !value.isGone else { continue }
      taskRunner.update(ScreenContext<AnyRoute>(id, value, in: self))
    }
  }

  /// Gives the request's question and handed object to the screen of `node`, each only once.
  ///
  /// Without a node, the question ends and the object is dropped.
  func deliver(_ request: NavigationRequest, to node: NodeID?) {
    if let question = request.cargo.question, !question.isPosed {
      screens.pose(question, at: node)
    }
    guard let object = request.cargo.handed else { return }
    request.cargo.handed = nil
    if let node { context(of: node)?.value.hand(over: object) }
  }

  /// A host calls this when it has built a node's screen; a node without a route is ignored.
  package func screenWasBuilt(_ id: NodeID) {
    guard let screen = context(of: id) else { return }
    screen.value.isBuilt = true
    taskRunner.update(screen)
  }

  /// Begins the tasks after an arrival at a screen; `shown` is the tree on screen then.
  func beginTasks(after arrival: Arrival, on shown: NavigationTree) {
    guard let node = arrival.node, !taskRunner.isEmpty(for: arrival.route) else { return }
    // A newer commit may have removed the node from the present tree.
    let gone = screens.values[node].map { ScreenContext<AnyRoute>(node, $0, in: self) }
    guard let screen = context(of: node) ?? gone else { return }
    taskRunner.begin(at: screen, along: shown.chain(to: node), arrival)
  }
}
