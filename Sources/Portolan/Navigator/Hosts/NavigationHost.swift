/// Performs plans on a UI framework and reads its screen.
@MainActor package protocol NavigationHost: AnyObject {
  /// Whether a transition or a gesture runs, whatever began it; it gets no plan meanwhile.
  var isTransitioning: Bool { get }

  /// Performs the plan's steps and calls `done` once, when the screen is at rest.
  ///
  /// The host may call `done` before this returns. After a deadline the navigator reads the screen.
  func perform(_ plan: Plan, done: @escaping @MainActor () -> Void)

  /// The navigator waits until the host calls `screenDidChange()` after a transition without a
  /// plan.
  ///
  /// For hosts that must watch for the end of other code's transitions. By default nothing.
  func transitionIsAwaited()

  /// The navigator has waited longer than a transition may take.
  ///
  /// A host that has only hints of a transition looks again, or gives up. By default nothing.
  func transitionIsOverdue()

  /// The contents of the screen now; nil when it cannot be read yet.
  func reading() -> ScreenReading?

  /// A screen now asks before it goes, so gestures that take it away must not begin; or no longer.
  ///
  /// For platforms that have to know in advance; other hosts ask `mayBegin(_:)`. By default
  /// nothing.
  func screen(_ node: NodeID, asksBeforeLeaving: Bool)

  /// Code has chosen the height of the sheet with this root. By default nothing: the host observes it.
  func layer(_ root: NodeID, restsAt detent: PresentationStyle.Detent)

  /// Releases nodes that left the tree in any way; the screen does not show them any more.
  func release(_ nodes: [(id: NodeID, route: AnyRoute?)])

  /// Shows a curtain in its own window, above all others of the scene; false without a place for
  /// it.
  ///
  /// The window appears before this returns, or with the host's first frame. The curtain is an
  /// empty navigator without a host: give it one with `attach(_:)`. By default false.
  func raise(_ curtain: SceneNavigator) -> Bool

  /// Removes a curtain's window at once; nothing without such a window, and by default.
  func lower(_ curtain: SceneNavigator)

  /// Removes whatever would outlive the scene; the navigator was closed.
  func close()
}

extension NavigationHost {
  /// Does nothing: the host sees the end of each transition by itself.
  package func transitionIsAwaited() {}

  /// Does nothing: the host knows which transitions run.
  package func transitionIsOverdue() {}

  /// False: the host has no second window.
  package func raise(_ curtain: SceneNavigator) -> Bool { false }

  /// Does nothing: the host shows no curtain.
  package func lower(_ curtain: SceneNavigator) {}

  /// Does nothing: the host observes the height.
  package func layer(_ root: NodeID, restsAt detent: PresentationStyle.Detent) {}

  /// Does nothing: the host asks when a gesture begins.
  package func screen(_ node: NodeID, asksBeforeLeaving: Bool) {}
}
