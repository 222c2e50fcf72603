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
  /// The screen must be in the front layer or beneath a staying sheet: as the front screen, or
  /// beside it as a column of a split is. The answer is false for a screen that another tab,
  /// another column of a collapsed split or a layer covers, and for a member that was never shown.
  ///
  /// An observing view is evaluated again only when the answer for its route changes, however many
  /// other routes come and go. The answer follows ``tree``, so it is true while the screen is still
  /// on its way to the display. Routes of equal ``NavigationRoute/identity`` name one screen. A
  /// screen in a curtain (a second window above the scene) is found too; the curtain changes no
  /// answer for the screens that it covers.
  public func isVisible(_ route: RouteType) -> Bool {
    observed(route, \.isVisible) { .isVisible($0) }
  }

  /// Whether a screen of the route is the front screen; observable as ``isVisible(_:)`` is.
  ///
  /// The front screen is the last of ``NavigationTree/visiblePath``. A container, such as tabs, is
  /// not in front: the screen in it is. Beneath an alert or a screen of other code, none of the
  /// app's screens is in front.
  public func isInFront(_ route: RouteType) -> Bool {
    observed(route, \.isInFront) { .isInFront($0) }
  }

  /// The column in which the user can see a screen of the route, in the innermost split around it;
  /// observable as ``isVisible(_:)`` is.
  ///
  /// Nil when the screen stands in no split, and when it cannot be seen, as in a collapsed split
  /// that shows another column.
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
