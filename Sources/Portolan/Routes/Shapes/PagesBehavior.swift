/// One page is shown; a person turns to its neighbours, and going back turns no page.
enum PagesBehavior: ContainerBehavior {
  /// The neighbours, built beforehand: a swipe shows them before any guard can be asked.
  static func companions(_ state: ContainerState) -> [Int] {
    [state.selection - 1, state.selection + 1].filter { (0..<state.count).contains($0) }
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    "\(name)<\(marked(children, state).joined(separator: " | "))>"
  }
}

extension RouteDestination {
  /// Pages that a person turns, in this order; each is built when it or its neighbour is first
  /// shown.
  ///
  /// ```swift
  /// case .tour: return .pages([.welcome, .search, .ready], .presented(.fullScreen))
  /// ```
  ///
  /// A neighbour with guards that the request does not ask anyway is not built yet. A person who
  /// turns to it comes back to the page before; it is built when the guards, asked then, allow it.
  ///
  /// Each page's own placement is `.member(of:)` this route. `.page(of:)` places a route that is
  /// not listed on the page that is shown.
  public static func pages(
    _ members: [R], _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.members(MemberList(.pages, members)), placement, guards, reuse, transition)
  }

  /// Pages of several features, each with `.member(of:)` this route in its own map.
  @_disfavoredOverload
  public static func pages(
    _ members: [any NavigationRoute], _ placement: Placement<R>, guards: [R.Guard] = [],
    reuse: Reuse = .anywhere, transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.members(MemberList(.pages, members)), placement, guards, reuse, transition)
  }
}
