extension Navigator {
  /// Whether the user can see a screen of the route; observable.
  ///
  /// ```swift
  /// struct ProductRow: View {
  ///   let id: Int
  ///   @Environment(\.navigator) private var navigator
  ///   private var isOpen: Bool { navigator?.of(Shop.self).isVisible(.product(id: id)) == true }
  ///   var body: some View { Text("Product \(id)").bold(isOpen) }
  /// }
  /// ```
  ///
  /// True for the front screen, for screens beside the front screen, such as the other columns of a
  /// split, and for such screens beneath a staying sheet. False for a screen in a tab that is not
  /// selected, in a column that a collapsed split does not show, or beneath a layer that is no
  /// staying sheet, and for a member that was never shown.
  ///
  /// An observing view is evaluated again only when the answer for its route changes, however many
  /// other routes open and close. The answer depends on ``tree``, so it is true before the
  /// transition to the screen has ended. Routes of equal ``NavigationRoute/identity`` name one
  /// screen. A screen in a curtain (a second window above the scene) is found too. For the screens
  /// beneath a curtain the answers are the same as without the curtain.
  public func isVisible(_ route: RouteType) -> Bool {
    observed(route, \.isVisible) { .isVisible($0) }
  }

  /// Whether a screen of the route is the front screen; observable as ``isVisible(_:)`` is.
  ///
  /// The front screen is the last of ``NavigationTree/visiblePath``. A container, such as tabs, is
  /// never the front screen; the screen that it shows is. While a screen or an alert of other code
  /// is in front, the answer is false for all routes.
  public func isInFront(_ route: RouteType) -> Bool {
    observed(route, \.isInFront) { .isInFront($0) }
  }

  /// The column in which the user can see a screen of the route, in the innermost split around it;
  /// observable as ``isVisible(_:)`` is.
  ///
  /// Nil when the screen is in no split, and when the user cannot see the screen, as in a collapsed
  /// split that shows another column.
  public func column(of route: RouteType) -> SplitColumn? {
    observed(route, \.column) { .column($0) }
  }

  /// Whether any layer is open over the base content of the scene, such as a sheet, a popover, an
  /// alert, or a layer of other code; observable.
  ///
  /// A curtain (a second window above the scene) does not count.
  public var isPresenting: Bool {
    scene.observers.isAsked(.isPresenting)
    return scene.traffic.tree.isPresenting
  }

  /// Reads one answer from the scene's tree, or else from that of the topmost curtain that has one.
  private func observed<Answer: Equatable>(
    _ route: RouteType, _ answer: KeyPath<TreeObservers.Visibility, Answer>,
    _ question: (TreeObservers.ScreenName) -> TreeObservers.Question
  ) -> Answer {
    let route = AnyRoute(route)
    scene.observers.isAsked(question(TreeObservers.ScreenName(route: route)))
    let holder = scene.curtains?.holder(of: route) ?? scene
    return holder.traffic.tree.visibility(of: route)[keyPath: answer]
  }
}
