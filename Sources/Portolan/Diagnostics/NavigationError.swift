public import PortolanLinks

/// The reason why a request failed.
///
/// Each case holds facts; `diagnostic` puts them into words, with the reason and the fix. Cases
/// hold labels instead of routes and URLs, so an error can be logged as it is.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum NavigationError: Error, Hashable, Sendable {
  /// No feature of this navigator has the route's type; `nearest` is a similar known type.
  case unknownRoute(route: RouteLabel, nearest: String? = nil)
  /// The map places the route `.nowhere`.
  case notInThisMap(route: RouteLabel)
  /// The root controller or root view has no assembly for the route's type.
  case noAssembly(route: RouteLabel)
  /// Two features have the same route type.
  case twoMaps(type: String)
  /// These routes stand on one another in a circle, so none of them can be built first.
  case cycle(routes: [RouteLabel])
  /// The route stands on a chain of more than 50 placements before an open screen is reached.
  case tooDeep(route: RouteLabel)
  /// The route is to be pushed, but there is no stack to push it onto.
  case noStack(for: RouteLabel)
  /// The container does not list the route as its member; `nearest` is a similar member.
  case notAMember(route: RouteLabel, of: RouteLabel, nearest: String? = nil)
  /// The container has no such column, or is not of the kind that the placement needs.
  case noSuchPlace(for: RouteLabel, in: RouteLabel)
  /// A stack, tabs or a split cannot stand in a stack.
  case containerInStack(route: RouteLabel)
  /// There is no screen over which to present the route, or only a passing one, such as a splash.
  case nothingToPresentOver(route: RouteLabel)
  /// The route is not in the visible stack.
  case notInStack(route: RouteLabel)
  /// The base content shows its first screen, and no layer is open.
  case nothingToGoBackTo
  /// No layer (a sheet, cover or other modal) is open.
  case nothingToDismiss
  /// A person tried to close the front layer, whose style is `notDismissable`.
  case notDismissable
  /// Of the request and the route, only one is in a curtain (a second window above the scene).
  case otherSideOfCurtain(route: RouteLabel)
  /// The map gives guards to this curtain, or to a screen that comes with it.
  case guardedCurtain(route: RouteLabel)
  /// The host can open no window for the curtain, which stands all the same.
  case noPlaceForCurtain(route: RouteLabel)
  /// The course of the request has no routes.
  case emptyCourse
  /// No stack is visible.
  case noVisibleStack
  /// No screen of the route is open; a dismissal does not count parts that are kept unseen.
  case notOpen(route: RouteLabel)
  /// A step of a transaction, counted from 1, failed, so the transaction changed nothing.
  case inTransaction(error: NavigationError, step: Int)
  /// A verb was called on a transaction whose closure has returned.
  case transactionIsOver
  /// A link was opened within a transaction.
  case linkInTransaction
  /// The screen of this route tried to present a layer over itself while it was not visible.
  case notVisible(route: RouteLabel)
  /// There is no kept part to return to: no part was kept, or it was released.
  case nothingKept
  /// The screen or container that the request applies to is no longer in the tree.
  case gone
  /// No feature's link table can read the link; the tree does not change.
  case wrongLink(problem: LinkProblem)
  /// The feature's link table cannot read a path that was given as text; the tree does not change.
  case wrongPath(problem: LinkProblem)
  /// The app's `linkPolicy` does not let a link of this source lead to the route.
  case linkNotAllowed(route: RouteLabel?, from: LinkSource)
  /// The target of a link could not be looked up. `error` is the type of the error that the
  /// pattern's function threw; nil when the function was not called, as when a link is only
  /// planned.
  case notLookedUp(pattern: String, error: String?)
  /// The feature of this route type has no link table, which is needed to read a path.
  case noLinkTable(type: String)
  /// No screen of the part that a saved scene showed can be restored; the tree does not change.
  case nothingRestored(report: RestorationReport)
  /// A guard denied the request.
  case refused(by: RouteLabel, reason: String)
  /// Redirects or detours led back to an earlier target; the routes are all targets, in order.
  case redirectLoop(routes: [RouteLabel])
  /// A guard of a map leads to this route, but refuses a screen that the route stands on.
  case guardedGround(of: RouteLabel, by: RouteLabel)
  /// A guard did not answer in time.
  case guardTimedOut(guard: RouteLabel)
  /// A guard threw; `error` is the type of its error, without the error's text.
  case guardFailed(guard: RouteLabel, error: String)
  /// The exit guard of this screen answered that the screen stays open; or it was asked another
  /// question than the one that it answers; or a modal of other code stays (`ModalDecision`), and the
  /// label is the type of its controller.
  case stays(screen: RouteLabel)
  /// A newer request or a person's move replaced this request; nil for a move, or when the newer
  /// request is not known.
  ///
  /// `onFailure` is not called with this error, since the newest request is shown.
  case superseded(by: RequestStamp?)
  /// The app cancelled the request, or the task that awaited it was cancelled before the commit.
  case cancelled
  /// The request waited too long for a detour, an answer or the app; by default `parkingLimit`.
  case expired
  /// A guard or an exit guard awaited a navigation, which in turn would wait for that guard.
  case reentrant
  /// The scene has ended: its navigator was closed.
  case sceneGone
  /// The platform or other code showed another screen than the target, and the tree followed it.
  case screenDisagreed
  /// A transition or a gesture did not end in time. When it ends, the tree follows the screen.
  case stillMoving
}

extension NavigationError {
  /// Whether the request ended because the person or the app decided otherwise.
  var isExpected: Bool {
    switch self {
    case .cancelled, .stays, .superseded: return true
    default: return false
    }
  }

  var isSuperseded: Bool { if case .superseded = self { true } else { false } }
}
