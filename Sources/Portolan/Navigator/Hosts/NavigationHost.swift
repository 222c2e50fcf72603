/// Performs plans on a UI framework and reads its screen.
@MainActor package protocol NavigationHost: AnyObject {
  /// Whether a transition or a gesture runs, whatever began it; it gets no plan meanwhile.
  var isTransitioning: Bool { get }

  /// Performs the plan's steps and calls `done` once, when the screen is at rest.
  ///
  /// The host may call `done` before this returns. When it does not call it in time, the navigator
  /// reads the screen as it is.
  func perform(_ plan: Plan, done: @escaping @MainActor () -> Void)

  /// The navigator waits for a transition that no plan asked for; at its end the host calls
  /// `screenDidChange()`.
  ///
  /// For hosts that must watch for the end of a transition that other code began. By default
  /// nothing.
  func transitionIsAwaited()

  /// The navigator has waited longer than a transition may take.
  ///
  /// A host that only has hints that a transition runs looks again, or gives up. By default
  /// nothing.
  func transitionIsOverdue()

  /// The contents of the screen now; nil when it cannot be read yet.
  func reading() -> ScreenReading?

  /// A screen began or ceased to ask before it goes; gestures that would take it away must not
  /// begin, or may begin again.
  ///
  /// For hosts whose platform has to know in advance; others ask `mayBegin(_:)`. By default
  /// nothing.
  func screen(_ node: NodeID, asksBeforeLeaving: Bool)

  /// Releases nodes that left the tree in any way; the screen does not show them any more.
  func release(_ nodes: [(id: NodeID, route: AnyRoute?)])

  /// Shows a curtain in its own window, above all else of the scene; false when the host has no
  /// place for it.
  ///
  /// The window appears before this returns, or with the first frame when the host has no window
  /// yet. The curtain is an empty navigator without a host: give it one with `attach(_:)`. By
  /// default false.
  func raise(_ curtain: SceneNavigator) -> Bool

  /// Removes a curtain's window at once; does nothing for a curtain that it does not show, and by
  /// default.
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

  /// Does nothing: the host asks when a gesture begins.
  package func screen(_ node: NodeID, asksBeforeLeaving: Bool) {}
}
