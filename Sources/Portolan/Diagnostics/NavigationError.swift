public import PortolanLinks

/// The reason why a request failed.
///
/// `diagnostic` puts the reason into words, with a fix. Cases contain labels instead of routes and
/// URLs, so an error can be logged.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum NavigationError: Error, Hashable, Sendable {
  /// No feature of this navigator has the route's type; `nearest` is a feature's route type with a
  /// similar name, or nil.
  case unknownRoute(route: RouteLabel, nearest: String? = nil)
  /// The map gives the route the destination `.nowhere`: the app does not show it.
  case notInThisMap(route: RouteLabel)
  /// The root controller or root view has no assembly for the route's type.
  case noAssembly(route: RouteLabel)
  /// Two features have the same route type, whose name is `type`.
  case twoMaps(type: String)
  /// The placements of these routes stand on one another in a circle, so none of the screens can be
  /// built first.
  case cycle(routes: [RouteLabel])
  /// More than 50 screens would have to be built beneath the route's screen: each placement names
  /// another screen that is not open.
  case tooDeep(route: RouteLabel)
  /// The route is to be pushed, but there is no stack onto which it could be pushed.
  case noStack(for: RouteLabel)
  /// The container does not list the route as its member; `nearest` is a member with a similar
  /// name, or nil.
  ///
  /// `select(_:)` also fails with this error when the route's screen is in no container that has
  /// members, such as tabs.
  case notAMember(route: RouteLabel, of: RouteLabel, nearest: String? = nil)
  /// The placement names a column or a page of the container `in`, but that container is not a
  /// split with this column, or not pages.
  case noSuchPlace(for: RouteLabel, in: RouteLabel)
  /// The route is a stack, tabs or a split, which cannot stand in a stack.
  case containerInStack(route: RouteLabel)
  /// There is no screen over which the route can be presented, or only a passing one, such as a
  /// splash (`isPassing` in its destination).
  case nothingToPresentOver(route: RouteLabel)
  /// The route that `pop(to:)` names has no screen in the visible stack.
  case notInStack(route: RouteLabel)
  /// No step back is possible: the base content shows its first screen, and no layer is open over
  /// it.
  case nothingToGoBackTo
  /// No layer, such as a sheet, is open over the base content.
  case nothingToDismiss
  /// The user tried to close a layer whose style is `notDismissable`.
  case notDismissable
  /// The route's screen belongs in a curtain (a second window above the scene), but the request
  /// would show it beneath; or the screen belongs beneath, but would be shown in the curtain.
  case otherSideOfCurtain(route: RouteLabel)
  /// The map gives guards to this curtain, or to a screen that is built with it; curtains must have
  /// none.
  case guardedCurtain(route: RouteLabel)
  /// The host has no window for the curtain; the curtain is open all the same, and hides the
  /// scene's content.
  case noPlaceForCurtain(route: RouteLabel)
  /// The course of the request has no routes.
  case emptyCourse
  /// `popToRoot()` was called while no stack was visible.
  case noVisibleStack
  /// No screen of the route is open. A screen in a kept part (in memory while another part is
  /// shown) counts as open, except for `dismiss(to:)`.
  case notOpen(route: RouteLabel)
  /// A step of a transaction failed with `error`, so the transaction changed nothing; `step` is the
  /// number of that step, counted from 1.
  case inTransaction(error: NavigationError, step: Int)
  /// A verb was called on a transaction whose closure has returned.
  case transactionIsOver
  /// A link was opened within a transaction.
  case linkInTransaction
  /// `ScreenContext.present(_:_:)` was called on the screen of this route while that screen was not
  /// visible.
  case notVisible(route: RouteLabel)
  /// There is no kept part to show: no part was kept, it exceeded `keptPartLimit`, or it was
  /// released.
  case nothingKept
  /// The screen or container that the request names is no longer in the tree.
  case gone
  /// No feature's link table can read the link; the tree does not change.
  case wrongLink(problem: LinkProblem)
  /// The feature's link table cannot read a path that was given as text; the tree does not change.
  case wrongPath(problem: LinkProblem)
  /// The app's `linkPolicy` returned false for the link; `route` is nil when the link names no
  /// route.
  case linkNotAllowed(route: RouteLabel?, from: LinkSource)
  /// The target of a link could not be looked up.
  ///
  /// `error` is the type of the error that the look-up function of `pattern` threw; nil when the
  /// function was not called, as when the link was only planned and not opened.
  case notLookedUp(pattern: String, error: String?)
  /// A path was given as text, but the feature of this route type has no link table to read it.
  case noLinkTable(type: String)
  /// No screen of the part that the saved scene showed can be restored; the tree does not change.
  case nothingRestored(report: RestorationReport)
  /// A guard denied the request, or answered with a detour again after its first detour had ended.
  case refused(by: RouteLabel, reason: String)
  /// Redirects or detours led back to an earlier target, or there were more than 20 of them;
  /// `routes` contains all targets, in order.
  case redirectLoop(routes: [RouteLabel])
  /// The guard `by` answered with a redirect or detour to the route `of`. But that route stands on
  /// a screen that has the same guard, and the guard does not allow that screen either.
  case guardedGround(of: RouteLabel, by: RouteLabel)
  /// The keeper did not answer the guard within `GuardKeeper.deadline(for:)`.
  case guardTimedOut(guard: RouteLabel)
  /// The keeper threw while it answered the guard; `error` is the type of the thrown error, without
  /// its text.
  case guardFailed(guard: RouteLabel, error: String)
  /// A screen stays open: its exit guard answered `stay` or did not answer in time, or the screen
  /// called `finish` with another question than the one that it was asked.
  ///
  /// A modal of other code may stay open too (`ModalDecision`); then `screen` is the type of its
  /// controller. `onFailure` is not called with this error.
  case stays(screen: RouteLabel)
  /// A newer request replaced this request, or the user or other code navigated meanwhile.
  ///
  /// `by` is the newer request; nil when there is none, and when the newer request is not known.
  /// `onFailure` is not called with this error.
  case superseded(by: RequestStamp?)
  /// The app cancelled the request, or the task that awaited it was cancelled before the commit.
  ///
  /// `onFailure` is not called with this error.
  case cancelled
  /// The request was parked for longer than `parkingLimit`, or the keeper gave no verdict in that
  /// time on a guard without a deadline (`GuardKeeper.deadline(for:)`).
  case expired
  /// A keeper or an exit guard awaited a navigation, or a link's look-up awaited that link: the two
  /// would wait for each other.
  case reentrant
  /// The scene has ended: its navigator was closed.
  case sceneGone
  /// The platform or other code showed another screen than the target, and the tree followed it.
  case screenDisagreed
  /// A transition or a gesture did not end within `hostDeadline`; when it ends, the tree follows
  /// the screen.
  case stillMoving
}

extension NavigationError {
  /// Whether the request ended because the user or the app decided otherwise.
  var isExpected: Bool {
    switch self {
    case .cancelled, .stays, .superseded: return true
    default: return false
    }
  }

  var isSuperseded: Bool { if case .superseded = self { true } else { false } }
}
