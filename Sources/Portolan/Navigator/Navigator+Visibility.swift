extension Navigator {
  /// Whether a screen of the route can be seen: in the front layer, also beside the front screen;
  /// observable.
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
  /// A view that asks for one route is evaluated anew only when the answer for that route changes,
  /// however many other routes come and go. The answer is that of the newest ``tree``, which the
  /// host shows or is about to show: true while a screen is on its way, false for one that another
  /// tab, another column of a collapsed split or a layer covers, and for a slot that was never
  /// entered. A sheet that stays while the app navigates beneath it covers nothing. Routes of equal
  /// ``NavigationRoute/identity`` name one screen. A screen in a curtain (a cover such as a lock)
  /// is found too; the curtain changes no answer for the screens that it covers.
  public func isVisible(_ route: RouteType) -> Bool {
    observed(route, \.isVisible) { .isVisible($0) }
  }

  /// Whether a screen of the route is the front screen; observable as ``isVisible(_:)`` is.
  ///
  /// The front screen is the last of ``NavigationTree/visiblePath``. A container, such as tabs, is
  /// not in front while one of its screens is, and beneath an alert or a screen of other code none
  /// of the app's screens is.
  public func isInFront(_ route: RouteType) -> Bool {
    observed(route, \.isInFront) { .isInFront($0) }
  }

  /// The column of the nearest split in which a screen of the route can be seen; observable as
  /// ``isVisible(_:)`` is.
  ///
  /// It is nil outside of a split, and when the screen cannot be seen, as in a collapsed split that
  /// shows another column.
  public func column(of route: RouteType) -> SplitColumn? {
    observed(route, \.column) { .column($0) }
  }

  /// Whether any layer is open over the base content of the scene, such as a sheet, a popover, an
  /// alert, or a layer of other code; observable.
  ///
  /// A curtain (a cover such as a lock) is no layer.
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
