/// One page is shown; a user turns to its neighbours, and going back turns no page.
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
  /// Pages that the user turns, in this order; a page is built when it or its neighbour is first
  /// shown.
  ///
  /// ```swift
  /// case .tour: return .pages([.welcome, .search, .ready], .presented(.fullScreen))
  /// ```
  ///
  /// A neighbour is not built yet when it has a guard that the request does not ask anyway. When
  /// the user turns to that page, the page before is shown again while the guards are asked; the
  /// new page is shown when they allow it.
  ///
  /// In the map, the placement of each page is `.member(of:)` with this route. A route that is not
  /// listed can take the place of the page that is shown: place it with `.page(of:)`.
  public static func pages(
    _ members: [R], _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.members(MemberList(.pages, members)), placement, guards, reuse, transition)
  }

  /// Pages of several features.
  ///
  /// Each page has the placement `.member(of:)` with this route, in the map of its own feature.
  @_disfavoredOverload
  public static func pages(
    _ members: [any NavigationRoute], _ placement: Placement<R>, guards: [R.Guard] = [],
    reuse: Reuse = .anywhere, transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.members(MemberList(.pages, members)), placement, guards, reuse, transition)
  }
}
