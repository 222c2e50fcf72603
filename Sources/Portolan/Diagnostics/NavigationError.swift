/// Why a request did not arrive.
///
/// Each case is a fact with values; `Diagnostic` writes the sentence, why it is so and what to
/// do. No case holds a route or a URL, only labels, so that an error can be logged as it is.
public enum NavigationError: Error, Hashable, Sendable {
  /// No feature of this navigator knows the route's type; `nearest` is a known one like it.
  case unknownRoute(RouteLabel, nearest: String? = nil)
  /// The map of the route says that this app shows it nowhere.
  case notInThisMap(RouteLabel)
  /// Two features were given for one route type.
  case twoMaps(type: String)
  /// The placements of these routes lead back to the first of them.
  case cycle([RouteLabel])
  /// What the route is placed on is placed on something, and so on, more than 50 times.
  case tooDeep(RouteLabel)
  /// The route is to be pushed, and there is no stack where the map says.
  case noStack(for: RouteLabel)
  /// The container does not list the route among its members; `nearest` is a member like it.
  case notAMember(RouteLabel, of: RouteLabel, nearest: String? = nil)
  /// The container has no such column, or is not of the kind that its placement says.
  case noSuchPlace(for: RouteLabel, in: RouteLabel)
  /// A stack, tabs or a split cannot stand in a stack.
  case containerInStack(RouteLabel)
  /// Nothing is shown, or only a passing screen, over which the route could be presented.
  case nothingToPresentOver(RouteLabel)
  /// The route is not in the stack that is visible.
  case notInStack(RouteLabel)
  /// The first screen of the base content has nothing behind it.
  case nothingToGoBackTo
  /// No sheet or full-screen layer is open.
  case nothingToDismiss
  /// The layer in front is not for the user to close: its style is `notDismissable`.
  case notDismissable
  /// The route stands beneath a curtain, or in one, and the rest of what was asked for does not.
  case otherSideOfCurtain(RouteLabel)
  /// A curtain has guards, or what comes with it has.
  case guardedCurtain(RouteLabel)
  /// The host has no window scene in which a curtain could stand.
  case noPlaceForCurtain(RouteLabel)
  /// A course without routes was asked for.
  case emptyCourse
  /// No stack is visible whose first screen could be shown.
  case noVisibleStack
  /// No screen of the route is open, or for a dismissal only in a part that is kept.
  case notOpen(RouteLabel)
  /// A step of a transaction does not apply, counted from 1; none of them is done.
  indirect case inTransaction(NavigationError, step: Int)
  /// A verb was asked of a transaction whose closure has returned.
  case transactionIsOver
  /// A link was asked for within a transaction.
  case linkInTransaction
  /// A screen that is not visible asked to present a layer over itself.
  case notVisible(RouteLabel)
  /// No part was kept, or it was released since.
  case nothingKept
  /// The screen that asked is no longer in the tree.
  case gone
  /// The URL cannot be read.
  case malformedLink(LinkProblem)
  /// No feature's table has the URL; `nearest` is a known scheme, host or word like the link's.
  case unknownLink(LinkProblem, nearest: String? = nil)
  /// A path that was given as text cannot be read; nothing moves.
  case wrongPath(PathProblem)
  /// Nothing of a saved scene that was open can stand again; nothing moves.
  case nothingRestored(RestorationReport)
  /// A guard said no.
  case refused(by: RouteLabel, reason: String)
  /// Redirects or detours lead back to a route that was asked for already; the start comes first.
  case redirectLoop([RouteLabel])
  /// A guard of a map leads to a route that stands on what this guard does not allow.
  case guardedGround(of: RouteLabel, by: RouteLabel)
  /// A guard did not answer in time.
  case guardTimedOut(RouteLabel)
  /// A guard threw; the error's type is named, not its text.
  case guardFailed(RouteLabel, error: String)
  /// A screen that would have gone wants to stay.
  case stays(RouteLabel)
  /// A newer request took the place of this one; nil when a person moved on by hand, or it is not
  /// known which.
  ///
  /// It is no failure for `onFailure`: what was asked for last is seen.
  case superseded(by: RequestStamp?)
  /// The asker cancelled, or the task that awaited was cancelled before the commit.
  case cancelled
  /// The request waited longer than a parked request may.
  case expired
  /// A guard, or a screen that was asked whether it may go, awaited a navigation; it would wait for itself.
  case reentrant
  /// The scene ended.
  case sceneGone
  /// The screen did not follow: the platform did something else, and the tree follows the screen.
  case screenDisagreed
  /// The screen did not come to rest in time; it follows when it does.
  case stillMoving
}

extension NavigationError {
  /// Whether what a person wanted since, or the asker, is why it did not come about.
  var isExpected: Bool {
    switch self {
    case .cancelled, .stays, .superseded: return true
    default: return false
    }
  }

  var isSuperseded: Bool {
    if case .superseded = self { return true }
    return false
  }
}
