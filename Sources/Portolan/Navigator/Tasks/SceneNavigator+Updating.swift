extension SceneNavigator {
  /// A host has made what it shows for a node; `content` is not kept.
  package func screenWasBuilt(_ screen: AnyScreenContext, as content: AnyObject?) {
    screen.value.content = content
    screen.value.isBuilt = true
    update(screen)
  }

  /// Updates the screens that a commit touched, each once; what is not built yet waits for that.
  func update(_ ids: [NodeID]) {
    var seen: Set<NodeID> = []
    for id in ids where seen.insert(id).inserted {
      // One of the updates may have asked for more.
      guard let value = routeValues[id], value.isBuilt, !value.isGone else { continue }
      update(AnyScreenContext(id, value, in: self))
    }
  }

  private func update(_ screen: AnyScreenContext) {
    for tasks in tasks(for: screen.route) { tasks.update(screen) }
  }

  /// The tasks of the route's feature, then those of all.
  func tasks(for route: AnyRoute) -> [any SceneTasks] {
    [features[route.typeID]?.tasks].compactMap { $0 } + tasks
  }
}
