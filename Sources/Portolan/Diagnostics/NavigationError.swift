public import PortolanLinks

/// The reason why a request did not arrive.
///
/// Each case is a fact with values; `Diagnostic` puts it into words, with the reason and the fix.
/// Cases hold labels instead of routes and URLs, so an error can be logged as it is.
public indirect enum NavigationError: Error, Hashable, Sendable {
  /// No feature of this navigator has the route's type; `nearest` is a similar known type.
  case unknownRoute(RouteLabel, nearest: String? = nil)
  /// The map places the route `.nowhere`.
  case notInThisMap(RouteLabel)
  /// Two features have the same route type.
  case twoMaps(type: String)
  /// The placements of these routes lead back to the first of them.
  case cycle([RouteLabel])
  /// More than 50 placements lead from the route to an open screen.
  case tooDeep(RouteLabel)
  /// The route is pushed, but there is no stack at its placement.
  case noStack(for: RouteLabel)
  /// The container does not list the route; `nearest` is a similar member.
  case notAMember(RouteLabel, of: RouteLabel, nearest: String? = nil)
  /// The container has no such column, or is not of the kind that the placement needs.
  case noSuchPlace(for: RouteLabel, in: RouteLabel)
  /// A stack, tabs or a split cannot stand in a stack.
  case containerInStack(RouteLabel)
  /// The scene shows no screen, or only a passing one, over which the route could be presented.
  case nothingToPresentOver(RouteLabel)
  /// The route is not in the visible stack.
  case notInStack(RouteLabel)
  /// The base content shows its first screen, and no layer is open.
  case nothingToGoBackTo
  /// No sheet or full-screen layer is open.
  case nothingToDismiss
  /// A person cannot close the front layer: its style is `notDismissable`.
  case notDismissable
  /// The route stands beneath a curtain or in one, and the other targets of the request do not.
  case otherSideOfCurtain(RouteLabel)
  /// A curtain, or a screen that comes with it, has guards.
  case guardedCurtain(RouteLabel)
  /// The host has no window scene for the curtain.
  case noPlaceForCurtain(RouteLabel)
  /// The course of the request has no routes.
  case emptyCourse
  /// No stack is visible.
  case noVisibleStack
  /// No screen of the route is open; for a dismissal, screens of kept parts do not count.
  case notOpen(RouteLabel)
  /// A step of a transaction, counted from 1, does not apply; the transaction changes nothing.
  case inTransaction(NavigationError, step: Int)
  /// A verb was called on a transaction whose closure has returned.
  case transactionIsOver
  /// A link was opened within a transaction.
  case linkInTransaction
  /// A screen presented a layer over itself while it was not visible.
  case notVisible(RouteLabel)
  /// No part is kept, or it was released.
  case nothingKept
  /// The screen of the request is no longer in the tree.
  case gone
  /// No feature's table reads the link; the tree does not change.
  case wrongLink(LinkProblem)
  /// The feature's table does not read a path that was given as text; the tree does not change.
  case wrongPath(LinkProblem)
  /// The app's `linkPolicy` does not let a link of this source lead to the route.
  case linkNotAllowed(RouteLabel?, from: LinkSource)
  /// The target of a link could not be looked up: the pattern's function threw an error of this
  /// type; nil before the function was called, as when a link is only planned.
  case notLookedUp(pattern: String, error: String?)
  /// The feature of this route type has no link table to read a path with.
  case noLinkTable(type: String)
  /// No screen of the open part of a saved scene can be shown; the tree does not change.
  case nothingRestored(RestorationReport)
  /// A guard denied the request.
  case refused(by: RouteLabel, reason: String)
  /// Redirects or detours lead back to an earlier target; the first route is the start.
  case redirectLoop([RouteLabel])
  /// A guard of a map leads to a route, but refuses a screen on which that route stands.
  case guardedGround(of: RouteLabel, by: RouteLabel)
  /// A guard did not answer in time.
  case guardTimedOut(RouteLabel)
  /// A guard threw; the error's type is named, without its text.
  case guardFailed(RouteLabel, error: String)
  /// A screen that would be closed answered that it stays.
  case stays(RouteLabel)
  /// A newer request replaced this one; nil when a person moved on, or when it is unknown.
  ///
  /// `onFailure` does not get it, since the newest request is shown.
  case superseded(by: RequestStamp?)
  /// The app cancelled the request, or the task that awaited it was cancelled before the commit.
  case cancelled
  /// The request waited longer than its limit, by default `parkingLimit`.
  case expired
  /// A guard or an exit guard awaited a navigation, which would wait for that guard.
  case reentrant
  /// The scene ended.
  case sceneGone
  /// The platform showed another screen, and the tree followed it.
  case screenDisagreed
  /// The screen did not come to rest in time; the tree follows when it does.
  case stillMoving
}

extension NavigationError {
  /// Whether a person's or the app's later wish is the reason.
  var isExpected: Bool {
    switch self {
    case .cancelled, .stays, .superseded: return true
    default: return false
    }
  }

  var isSuperseded: Bool { if case .superseded = self { true } else { false } }
}
