extension SceneNavigator {
  /// The context of a node; nil when it is gone, or is a stack that has no route.
  func context(of node: NodeID) -> AnyScreenContext? {
    guard let route = tree.route(of: node) else { return nil }
    let value = routeValues[node] ?? RouteValue(route, presentation(of: node))
    if isClosed { value.letGo() } else { routeValues[node] = value }
    return AnyScreenContext(node, value, in: self)
  }
}
