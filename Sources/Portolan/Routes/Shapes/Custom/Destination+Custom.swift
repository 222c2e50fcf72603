extension Destination {
  /// A container of the app's own, with its members in this order.
  ///
  /// ```swift
  /// case .main: return .custom(HamburgerMenu(), [.home, .account], .root)
  /// ```
  ///
  /// It shows what its adapter says; each member's own placement is `.member(of:)` this route.
  public static func custom(
    _ adapter: some ContainerAdapter, _ members: [R], _ placement: Placement<R>,
    guards: [R.Guard] = [], reuse: Reuse = .anywhere, transition: PartTransition = .cut
  ) -> Self {
    custom(
      adapter, members as [any NavigationRoute], placement, guards: guards, reuse: reuse,
      transition: transition)
  }

  /// A container of the app's own with members of several features.
  @_disfavoredOverload
  public static func custom(
    _ adapter: some ContainerAdapter, _ members: [any NavigationRoute],
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    var list = MemberList(.custom, members)
    list.adapter = AnyContainerAdapter(adapter)
    return Self(.members(list), placement, guards, reuse, transition)
  }
}
