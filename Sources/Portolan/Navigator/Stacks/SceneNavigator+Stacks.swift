extension SceneNavigator {
  /// The stack in which a route stands first; the same object each time.
  func stack<R: NavigationRoute>(_ route: R) -> RouteStack<R> {
    let name = AnyRoute(route)
    if let stack = stacks[name] as? RouteStack<R> { return stack }
    let stack = RouteStack<R>(name, in: self)
    stacks[name] = stack
    return stack
  }
}
