/// An object that shows a scene in UIKit or SwiftUI: it performs the navigator's plans, and reads
/// the screen.
@MainActor package protocol NavigationHost: AnyObject {
  /// Whether a transition or gesture runs, whatever began it; the host gets no plan before its end.
  var isTransitioning: Bool { get }

  /// Whether the host's root or a layer over the root is on screen; true by default.
  ///
  /// False for a root in a tab of the app's own that is not selected.
  var isInSight: Bool { get }

  /// Performs the plan's steps, and calls `done` once when the screen is at rest.
  ///
  /// The host may call `done` before this returns. When the host calls neither `done` within
  /// `SceneNavigator.hostDeadline`, nor `hostProceeded()` at the end of a step, the navigator reads
  /// the screen.
  func perform(_ plan: NavigationPlan, done: @escaping @MainActor () -> Void)

  /// Called when the navigator waits for the end of a transition that no plan began.
  ///
  /// At that end the host calls `screenDidChange()`. Hosts that must watch for the end of other
  /// code's transitions implement this; by default it does nothing.
  func transitionIsAwaited()

  /// Called when the navigator has waited for a transition longer than `hostDeadline`.
  ///
  /// A host that only assumes that a transition runs checks again, or stops waiting for it. By
  /// default this does nothing.
  func transitionIsOverdue()

  /// Whether an assembly of the host builds the screens of a route type; true by default.
  func builds(_ routeType: ObjectIdentifier) -> Bool

  /// The contents of the screen now; nil when it cannot be read yet.
  func reading() -> ScreenReading?

  /// Called when a screen begins or ceases to ask before it closes (`askBeforeLeaving`).
  ///
  /// Until the screen ceases to ask, gestures that would close it must not begin. This is for
  /// platforms that have to know in advance; other hosts ask `mayBegin(_:)`. By default this does
  /// nothing.
  func screen(_ node: NodeID, asksBeforeLeaving: Bool)

  /// What becomes of a modal of other code that a request would close; `close` by default, and for
  /// a modal that has closed.
  func decision(on modal: ForeignID) -> ModalDecision

  /// Called when code sets the height of the sheet with this root; by default this does nothing.
  func layer(_ root: NodeID, restsAt detent: PresentationStyle.Detent)

  /// Releases the controllers of nodes that left the tree and are no longer on screen.
  func release(_ nodes: [(id: NodeID, route: AnyRoute?)])

  /// Shows a curtain (a second window above the scene), above all other curtains of the scene.
  ///
  /// The window appears before this returns, or with the host's first frame. `curtain` is an empty
  /// navigator; give it a host with `attach(_:)`. Returns false when there is no place for the
  /// window, and by default. A host that returns false shows no content of the scene, and calls
  /// `Curtains.placeWaiting()` when it has a place.
  func raise(_ curtain: SceneNavigator) -> Bool

  /// Removes a curtain's window at once; does nothing without such a window, and by default.
  func lower(_ curtain: SceneNavigator)

  /// Shows the dialog of a screen that wants to be asked before it closes, above all layers that
  /// the scene shows, also those of other code, but beneath curtains above this host.
  ///
  /// The host calls `dialog.answer(_:)` when the user has chosen. The dialog is no layer: readings
  /// do not contain it, and no plan closes it. Returns false when there is no place for the dialog,
  /// and by default.
  func show(_ dialog: LeavingDialog) -> Bool

  /// Removes a dialog at once, because its answer is not awaited any longer; does nothing when the
  /// user has answered, and by default.
  func takeAway(_ dialog: LeavingDialog)

  /// Called when the navigator is closed; removes everything that would outlive the scene.
  func close()
}

extension NavigationHost {
  package var isInSight: Bool { true }

  package func builds(_ routeType: ObjectIdentifier) -> Bool { true }

  package func transitionIsAwaited() {}

  package func transitionIsOverdue() {}

  package func raise(_ curtain: SceneNavigator) -> Bool { false }

  package func lower(_ curtain: SceneNavigator) {}

  package func show(_ dialog: LeavingDialog) -> Bool { false }

  package func takeAway(_ dialog: LeavingDialog) {}

  package func decision(on modal: ForeignID) -> ModalDecision { .close }

  package func layer(_ root: NodeID, restsAt detent: PresentationStyle.Detent) {}

  package func screen(_ node: NodeID, asksBeforeLeaving: Bool) {}
}
