/// One member is shown; going back never changes to another member.
enum TabsBehavior: ContainerBehavior {
  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    "\(name)[\(marked(children, state).joined(separator: " | "))]"
  }
}

extension RouteDestination {
  /// Tabs, in this order; the screen of a tab is built when the tab is first shown.
  ///
  /// In the map, the placement of each member is `.member(of:)` with this route.
  public static func tabs(
    _ members: [R], _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.members(MemberList(.tabs, members)), placement, guards, reuse, transition)
  }

  /// Tabs with members of several features.
  ///
  /// ```swift
  /// case .main: return .tabs([Shop.products, Help.topics], .root)
  /// ```
  ///
  /// Each member has the placement `.member(of:)` with this route, in the map of its own feature.
  @_disfavoredOverload
  public static func tabs(
    _ members: [any NavigationRoute], _ placement: Placement<R>, guards: [R.Guard] = [],
    reuse: Reuse = .anywhere, transition: ScreenTransition = .automatic
  ) -> Self {
    Self(.members(MemberList(.tabs, members)), placement, guards, reuse, transition)
  }
}
