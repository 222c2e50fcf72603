/// The top element is shown; bringing an element to the front closes the elements above it.
enum StackBehavior: ContainerBehavior {
  static func front(_ state: ContainerState) -> Int? { state.count > 0 ? state.count - 1 : nil }

  static func bringing(_ position: Int, to state: ContainerState) -> ContainerChange {
    .keep(position + 1)
  }

  static func back(_ state: ContainerState) -> ContainerChange? {
    state.count > 1 ? .keep(state.count - 1) : nil
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    "\(name)(\(children.joined(separator: " › ")))"
  }
}

extension RouteDestination {
  /// A screen with a stack around it, onto which other screens can be pushed.
  ///
  /// ```swift
  /// case .products: return .screenInStack(.member(of: .main))
  /// case .signIn: return .screenInStack(.presented(.sheet))
  /// ```
  ///
  /// The stack has no route of its own. When a request pushes the route, as `push(_:)` does, the
  /// screen is built without a stack. When `placement` itself is a push, requests for the route
  /// fail with `containerInStack`.
  public static func screenInStack(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.ownStack, placement, guards, reuse, transition)
  }

  /// A stack with a route of its own; `root` is its first screen.
  ///
  /// In the map, the placement of `root` is `.member(of:)` with this route. Use `screenInStack` for
  /// a stack that needs no route.
  public static func stack(
    root: R, _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.stack(root: AnyRoute(root)), placement, guards, reuse, transition)
  }
}
