extension NavigationError {
  /// The error in words, with its code, why it is so and what to do.
  public var diagnostic: Diagnostic {
    switch self {
    case .unknownRoute, .notInThisMap, .twoMaps, .cycle, .tooDeep, .noStack, .notAMember,
      .noSuchPlace,
      .containerInStack:
      return mapDiagnostic
    case .nothingToPresentOver, .notInStack, .nothingToGoBackTo, .nothingToDismiss, .nothingKept,
      .gone:
      return treeDiagnostic
    case .notDismissable, .emptyCourse, .otherSideOfCurtain, .guardedCurtain,
      .noPlaceForCurtain:
      return placementDiagnostic
    case .noVisibleStack, .notOpen, .notVisible, .inTransaction, .transactionIsOver,
      .linkInTransaction:
      return verbDiagnostic
    case .malformedLink(let problem):
      return problem.diagnostic
    case .unknownLink(let problem, let nearest):
      var diagnostic = problem.diagnostic
      diagnostic.nearest = nearest
      return diagnostic
    case .wrongPath(let problem):
      return problem.diagnostic
    case .refused, .redirectLoop, .guardedGround, .guardTimedOut, .guardFailed, .reentrant, .stays:
      return guardDiagnostic
    case .superseded, .cancelled, .expired, .sceneGone, .screenDisagreed, .stillMoving,
      .nothingRestored:
      return endDiagnostic
    }
  }

  private var mapDiagnostic: Diagnostic {
    switch self {
    case .unknownRoute(let route, let nearest):
      return Diagnostic(
        .unknownRoute, "No feature knows \(route.type).",
        why: "A navigator knows the route types of the features it was made with.",
        fix: "Add a Feature with the map of \(route.type).", nearest: nearest)
    case .notInThisMap(let route):
      return Diagnostic(
        .notInThisMap, "This app does not show \(route).",
        why: "Its map places it `.nowhere`.",
        fix: "Hide the control that asks for it, or adopt a map that places it.")
    case .twoMaps(let type):
      return Diagnostic(
        .twoMaps, "Two features were given for \(type).",
        why: "A route type has one map at a time.", fix: "Remove one of the two features.")
    case .cycle(let trail):
      return Diagnostic(
        .cycle, "The placements of \(Self.list(trail)) form a circle.",
        why: "Each of them stands on the next, so none can come first.",
        fix: "Give one of them a placement that does not lead back.")
    case .tooDeep(let route):
      return Diagnostic(
        .tooDeep, "The placements of \(route) lead on and on.",
        why: "It stands on a screen that stands on another, more than 50 times, and none is open.",
        fix: "Give one of them a placement of its own; show many screens as a path or a course.")
    case .noStack(let route):
      return Diagnostic(
        .noStack, "\(route) is to be pushed, and there is no stack.",
        why: "What it is pushed onto stands in no stack.",
        fix: "Make the screen beneath it a `.stack`, or present \(route).")
    case .notAMember(let route, let container, let nearest):
      return Diagnostic(
        .notAMember, "\(container) has no member \(route).",
        why: "A member's placement and its container's list must say the same.",
        fix: "List \(route) in the shape of \(container), or place it elsewhere.", nearest: nearest)
    case .noSuchPlace(let route, let container):
      return Diagnostic(
        .noSuchPlace, "\(container) has no place for \(route).",
        why: "Only a split has columns, the one between only when there are three, and only pages "
          + "have a page.",
        fix: "Correct the placement of \(route), or the shape of \(container).")
    default:
      return Diagnostic(
        .containerInStack, "A container cannot be pushed onto a stack.",
        why: "UIKit and SwiftUI refuse stacks, tabs and splits inside a stack.",
        fix: "Present it, or make it a member or a root.")
    }
  }

  private var treeDiagnostic: Diagnostic {
    switch self {
    case .nothingToPresentOver(let route):
      return Diagnostic(
        .nothingToPresentOver, "There is nothing to present \(route) over.",
        why: "Nothing is shown yet, or only a passing screen.",
        fix: "Say `over:` in its placement, or show a lasting part first.")
    case .notInStack(let route):
      return Diagnostic(
        .notInStack, "\(route) is not in the visible stack.", why: "There is nothing to pop to.",
        fix: "Use `show` to find it wherever it is.")
    case .nothingToGoBackTo:
      return Diagnostic(
        .nothingToGoBackTo, "There is nothing to go back to.",
        why: "The first screen of the base content is shown and no layer is open.",
        fix: "Hide the control that goes back, or show a route instead.")
    case .nothingToDismiss:
      return Diagnostic(
        .nothingToDismiss, "No layer is open.",
        why: "Only sheets and full-screen layers are dismissed.",
        fix: "Use `back` to leave a screen of a stack.")
    case .nothingKept:
      return Diagnostic(
        .nothingKept, "No part was kept.",
        why: "It was never kept, went over the budget, or was released on a memory warning.",
        fix: "Show the part's route: it is built again.")
    default:
      return Diagnostic(
        .gone, "The screen that asked is gone.", why: "It left the tree before it asked.",
        fix: "Ask through the navigator instead of the screen's context.")
    }
  }

  private var guardDiagnostic: Diagnostic {
    switch self {
    case .refused(let rule, let reason):
      return Diagnostic(
        .refused, "The guard \(rule) said no: \(reason).",
        why: "Nothing was changed.", fix: "Satisfy the guard, then ask again.")
    case .redirectLoop(let trail):
      return Diagnostic(
        .redirectLoop, "Redirects or detours lead in a circle: \(Self.list(trail)).",
        why: "The last was asked for before.", fix: "Let one of their guards allow.")
    case .guardedGround(let route, let rule):
      return Diagnostic(
        .guardedGround,
        "The guard \(rule) leads to \(route), and does not allow what that stands on or brings along.",
        why: "A map's guard is not asked of the route it leads to, and of all other routes it is.",
        fix: "Place \(route) as a part of its own, or over what the guard allows.")
    case .guardTimedOut(let rule):
      return Diagnostic(
        .guardTimedOut, "The guard \(rule) did not answer in time.",
        why: "A navigation must not wait for ever.",
        fix: "Answer sooner, or give it a longer deadline in `deadline(for:)`.")
    case .guardFailed(let rule, let error):
      return Diagnostic(
        .guardFailed, "The guard \(rule) threw \(error).",
        why: "It could not tell whether to allow.",
        fix: "Catch it in the keeper and answer `deny` with a reason.")
    case .stays(let screen):
      return Diagnostic(
        .stays, "\(screen) stays.", why: "It was asked before it went, and said no.",
        fix: "Nothing, when a person said so; otherwise take its `askBeforeLeaving` back first.")
    default:
      return Diagnostic(
        .reentrant, "A guard awaited a navigation.",
        why: "The navigation would wait for the guard, and the guard for the navigation.",
        fix: "Answer `detour` or `redirect`, or use `show` without awaiting it.")
    }
  }

  private var endDiagnostic: Diagnostic {
    switch self {
    case .nothingRestored(let report):
      return Diagnostic(
        .nothingRestored, "Nothing of the saved scene can be shown: \(report).",
        why: "What its base content was is gone, or it was only a splash.",
        fix: "Show the first screen.")
    case .superseded(let newer):
      return Diagnostic(
        .superseded, "A newer \(newer.map { "request, \($0)," } ?? "move") took its place.",
        why: "What was asked for last is what is seen.",
        fix: "Nothing, or `policy: .enqueue` for what must come all the same.")
    case .cancelled:
      return Diagnostic(
        .cancelled, "It was cancelled.", why: "The asker said so.", fix: "Nothing.")
    case .expired:
      return Diagnostic(
        .expired, "It waited too long and expired.",
        why: "What it waited for did not come about in time.",
        fix: "Ask again, or raise `parkingLimit`.")
    case .sceneGone:
      return Diagnostic(
        .sceneGone, "The scene ended.", why: "Its navigator was closed.",
        fix: "Ask the navigator of a scene that lives.")
    case .screenDisagreed:
      return Diagnostic(
        .screenDisagreed, "The screen shows something else.",
        why: "The platform or other code changed it; the tree follows the screen.",
        fix: "Look for code that pushes, presents or dismisses beside the navigator.")
    default:
      return Diagnostic(
        .stillMoving, "The screen did not come to rest in time.",
        why: "A transition or gesture went on; the screen follows when it ends.",
        fix: "Look for a transition whose completion is never called.")
    }
  }

  private static func list(_ routes: [RouteLabel]) -> String {
    routes.map(\.text).joined(separator: " → ")
  }
}

extension NavigationError {
  /// The errors of placements and courses in words.
  var placementDiagnostic: Diagnostic {
    switch self {
    case .emptyCourse:
      return Diagnostic(
        .emptyCourse, "The course has no routes.", why: "It leads nowhere.",
        fix: "Give it the route that is to be shown.")
    case .otherSideOfCurtain(let route):
      return Diagnostic(
        .otherSideOfCurtain, "\(route) stands on the other side of a curtain.",
        why: "A curtain is a scene of its own above the rest, and one plan changes one scene.",
        fix:
          "Show \(route) alone: not in a transaction, and not from a guard of the other side. What "
          + "stands on a curtain can be shown when the curtain stands.")
    case .guardedCurtain(let route):
      return Diagnostic(
        .guardedCurtain,
        "A guard must be asked before the curtain \(route), or what comes with it.",
        why: "A curtain comes at once and waits for no guard.",
        fix: "Let \(route) and its members have no guards, or present it as a layer.")
    case .noPlaceForCurtain(let route):
      return Diagnostic(
        .noPlaceForCurtain, "There is no window scene in which the curtain \(route) could stand.",
        why: "A curtain has a window of its own: only UIKit's window scenes have more than one.",
        fix: "Show \(route) as a part where there are none, or let the host answer `raise(_:)`.")
    default:
      return Diagnostic(
        .notDismissable, "The layer in front is not for the user to close.",
        why: "Its style is `notDismissable`: only code closes it.",
        fix: "Close it with a button that calls `dismiss()`, or take `notDismissable` off its "
          + "style.")
    }
  }
}

extension NavigationError {
  /// The errors of single verbs and of transactions in words.
  var verbDiagnostic: Diagnostic {
    switch self {
    case .inTransaction(let error, let step):
      let cause = error.diagnostic
      return Diagnostic(
        .failedStep, "Step \(step) of the transaction does not apply: \(cause.code) \(cause.what)",
        why: cause.why, fix: cause.fix)
    case .notOpen(let route):
      return Diagnostic(
        .notOpen, "\(route) is not open.", why: "Only what is there can be shown as it is.",
        fix: "Use `show`: it finds the screen or builds it.")
    case .notVisible(let route):
      return Diagnostic(
        .notVisible, "\(route) is not visible and cannot present a layer.",
        why: "A layer covers the whole screen, so it would interrupt the person elsewhere.",
        fix: "Present it while the screen is visible, or use the navigator's `show`.")
    case .transactionIsOver:
      return Diagnostic(
        .transactionIsOver, "A verb was asked of a transaction that is over.",
        why: "A transaction takes verbs down only while its closure runs.",
        fix: "Ask the navigator, or do not keep the transaction.")
    case .linkInTransaction:
      return Diagnostic(
        .linkInTransaction, "A link was opened within a transaction.",
        why: "A link may wait for its own guards and data, and a transaction is one change.",
        fix: "Open the link through the navigator, after the transaction.")
    default:
      return Diagnostic(
        .noVisibleStack, "No stack is visible.", why: "Only a stack has a first screen to pop to.",
        fix: "Hide the control, or use `back` or `dismiss`.")
    }
  }
}
