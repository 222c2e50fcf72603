/// Performs plans on a UI framework and reads its screen.
@MainActor package protocol NavigationHost: AnyObject {
  /// Whether a transition or a gesture runs, whoever began it; no plan is given to it meanwhile.
  var isTransitioning: Bool { get }

  /// Performs the plan's steps and calls `done` once, when the screen is at rest.
  ///
  /// `done` may be called before this returns. When it is not called in time the screen is read
  /// as it is.
  func perform(_ plan: Plan, done: @escaping @MainActor () -> Void)

  /// The navigator waits for a transition that no plan asked for; at its end the host calls
  /// `screenDidChange()`.
  ///
  /// For hosts that must look for the end of what other code began. By default nothing.
  func transitionIsAwaited()

  /// The navigator has waited as long as a transition may take, and more than that.
  ///
  /// A host that only concludes from hints that something runs, looks again or gives up. By
  /// default nothing.
  func transitionIsOverdue()

  /// What the screen shows now; nil when it cannot be read yet.
  func reading() -> ScreenReading?

  /// A screen wants to be asked before it goes, or no longer, so that gestures which would take it
  /// away begin no more, or again.
  ///
  /// For hosts whose platform has to know before; others ask `mayBegin(_:)`. By default nothing.
  func screen(_ node: NodeID, asksBeforeLeaving: Bool)

  /// Lets go of nodes that left the tree, however they left; the screen shows them no more.
  func release(_ nodes: [(id: NodeID, route: AnyRoute?)])

  /// Shows a curtain above all else of the scene, in a window of its own, before this returns or,
  /// when the host has no window yet, with its first frame; false when there is no place for one.
  ///
  /// The curtain is a navigator without a host, empty yet: give it one with `attach(_:)`. By default
  /// false.
  func raise(_ curtain: SceneNavigator) -> Bool

  /// Takes a curtain's window away at once; nothing for one that it does not show, and by default.
  func lower(_ curtain: SceneNavigator)

  /// Takes down what would outlive the scene; the navigator was closed.
  func close()
}

extension NavigationHost {
  /// Does nothing: the host sees the end of each transition by itself.
  package func transitionIsAwaited() {}

  /// Does nothing: the host knows what runs.
  package func transitionIsOverdue() {}

  /// False: the host has no second window.
  package func raise(_ curtain: SceneNavigator) -> Bool { false }

  /// Does nothing: the host shows no curtain.
  package func lower(_ curtain: SceneNavigator) {}

  /// Does nothing: the host asks when a gesture begins.
  package func screen(_ node: NodeID, asksBeforeLeaving: Bool) {}
}
