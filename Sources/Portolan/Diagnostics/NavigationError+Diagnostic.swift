extension NavigationError {
  /// The error in words, with its code, its reason and a fix.
  public var diagnostic: Diagnostic {
    switch self {
    case .unknownRoute, .notInThisMap, .noAssembly, .twoMaps, .cycle, .tooDeep, .noStack,
      .notAMember, .noSuchPlace, .containerInStack:
      return mapDiagnostic
    case .nothingToPresentOver, .notInStack, .nothingToGoBackTo, .nothingToDismiss, .nothingKept,
      .gone:
      return treeDiagnostic
    case .notDismissable, .emptyCourse, .otherSideOfCurtain, .guardedCurtain, .noPlaceForCurtain:
      return placementDiagnostic
    case .noVisibleStack, .notOpen, .notVisible, .inTransaction, .transactionIsOver,
      .linkInTransaction:
      return verbDiagnostic
    case .wrongLink(let problem):
      return problem.diagnostic(of: "link")
    case .wrongPath(let problem):
      return problem.diagnostic(of: "path")
    case .linkNotAllowed(let route, let source):
      return Diagnostic(
        .linkNotAllowed,
        "A link (\(source.rawValue)) may not lead to \(route?.text ?? "this screen").",
        why: "The app's `linkPolicy` refused it.", fix: "Allow the source there, or leave it so.")
    case .notLookedUp(let pattern, let error):
      return Diagnostic(
        .notLookedUp, "The target of a link of \(pattern) is not known.",
        why: error.map { "Looking it up threw \($0)." } ?? "Only opening the link looks it up.",
        fix: "Offer to try again where the target needs the network.")
    case .noLinkTable(let type):
      return Diagnostic(
        .noTable, "\(type) has no link table to read a path with.",
        why: "A text path is read with the patterns of the feature's link table.",
        fix: "Give the feature of \(type) a LinkTable, or pass the routes themselves.")
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
        .unknownRoute, "No feature has the route type \(route.type).",
        why: "A navigator shows only routes of the features that it was created with.",
        fix: "Add a NavigationFeature with the map of \(route.type).", nearest: nearest)
    case .notInThisMap(let route):
      return Diagnostic(
        .notInThisMap, "This app does not show \(route).",
        why: "The map places it `.nowhere`.",
        fix: "Hide the control that requests it, or adopt a map that places it.")
    case .noAssembly(let route):
      return Diagnostic(
        .noAssembly, "No assembly builds \(route.type).",
        why: "The root controller or root view was made without an assembly for this route type.",
        fix: "Give it the feature's assembly.")
    case .twoMaps(let type):
      return Diagnostic(
        .twoMaps, "Two features have the route type \(type).",
        why: "A route type has one map at a time.", fix: "Remove one of the two features.")
    case .cycle(let trail):
      return Diagnostic(
        .cycle, "The placements of \(Self.list(trail)) form a cycle.",
        why: "Each of them stands on the next, so no screen can be built first.",
        fix: "Give one of them a placement that does not lead back.")
    case .tooDeep(let route):
      return Diagnostic(
        .tooDeep, "The placements of \(route) do not end.",
        why: "More than 50 screens would be built, each on the next one.",
        fix: "Place one of them on an open screen; show many screens as a path or a course.")
    case .noStack(let route):
      return Diagnostic(
        .noStack, "There is no stack to push \(route) onto.",
        why: "The screen beneath it, or the one in front, stands in no stack.",
        fix: "Give that screen a stack, as `.screenInStack` does, or present \(route).")
    case .notAMember(let route, let container, let nearest):
      return Diagnostic(
        .notAMember, "\(container) has no member \(route).",
        why: "A member's placement and its container's list must agree.",
        fix: "List \(route) in the shape of \(container), or place it elsewhere.", nearest: nearest)
    case .noSuchPlace(let route, let container):
      return Diagnostic(
        .noSuchPlace, "\(container) has no place for \(route).",
        why: "Only a split has columns, a supplementary one only among three, and only pages have "
          + "a page.",
        fix: "Correct the placement of \(route), or the shape of \(container).")
    default:
      return Diagnostic(
        .containerInStack, "A container cannot be pushed onto a stack.",
        why: "UIKit and SwiftUI refuse stacks, tabs and splits inside a stack.",
        fix: "Present the container, or make it a member or a root.")
    }
  }

  private var treeDiagnostic: Diagnostic {
    switch self {
    case .nothingToPresentOver(let route):
      return Diagnostic(
        .nothingToPresentOver, "There is no screen to present \(route) over.",
        why: "The scene is empty, or shows only a passing screen.",
        fix: "Use `over:` in its placement, or show a lasting part first.")
    case .notInStack(let route):
      return Diagnostic(
        .notInStack, "\(route) is not in the visible stack.",
        why: "A pop leads to a screen of that stack.",
        fix: "Use `show`, which finds the screen in any stack.")
    case .nothingToGoBackTo:
      return Diagnostic(
        .nothingToGoBackTo, "There is nothing to go back to.",
        why: "The base content shows its first screen, and no layer is open.",
        fix: "Hide the control that goes back, or show a route instead.")
    case .nothingToDismiss:
      return Diagnostic(
        .nothingToDismiss, "No layer is open.",
        why: "Only layers, such as sheets, can be dismissed.",
        fix: "Use `back` to leave a screen of a stack.")
    case .nothingKept:
      return Diagnostic(
        .nothingKept, "No part was kept.",
        why: "It was never kept, exceeded the limit of kept parts, or was released.",
        fix: "Show the part's route, which builds it again.")
    default:
      return Diagnostic(
        .gone, "The screen of the request is closed.",
        why: "It left the tree before the request was carried out.",
        fix: "Use the navigator instead of the screen's context.")
    }
  }

  private var guardDiagnostic: Diagnostic {
    switch self {
    case .refused(let rule, let reason):
      return Diagnostic(
        .refused, "The guard \(rule) denied the request: \(reason).",
        why: "All guards of a screen must hold before it is shown.",
        fix: "Satisfy the guard, then repeat the request.")
    case .redirectLoop(let trail):
      return Diagnostic(
        .redirectLoop, "Redirects or detours form a cycle: \(Self.list(trail)).",
        why: "The last route was a target of this request before, or there were more than 20.",
        fix: "Let the guard of one of these routes allow it.")
    case .guardedGround(let route, let rule):
      return Diagnostic(
        .guardedGround,
        "The guard \(rule) leads to \(route), but refuses the screens that come with it.",
        why: "It is not asked for the route that it leads to, but for those that come with it.",
        fix: "Make \(route) a part, or present it over a screen that the guard allows.")
    case .guardTimedOut(let rule):
      return Diagnostic(
        .guardTimedOut, "The guard \(rule) did not answer in time.",
        why: "Each guard has a deadline, so that no request waits without end.",
        fix: "Answer sooner, or return a longer deadline in `deadline(for:)`.")
    case .guardFailed(let rule, let error):
      return Diagnostic(
        .guardFailed, "The guard \(rule) threw \(error).",
        why: "A guard that throws gives no verdict.",
        fix: "Catch the error in the keeper, and answer `deny` with a reason.")
    case .stays(let screen):
      return Diagnostic(
        .stays, "\(screen) stays open.",
        why:
          "Its exit guard, or the app's decision on a modal of other code, says so; or it answered another question.",
        fix: "Accept the user's choice, or first withdraw the screen's `askBeforeLeaving`.")
    default:
      return Diagnostic(
        .reentrant, "A guard awaited a navigation, or a look-up its own link.",
        why: "The navigation would wait for it, and it for the navigation.",
        fix: "Answer `detour` or `redirect`, or use `show` without awaiting it.")
    }
  }

  private var endDiagnostic: Diagnostic {
    switch self {
    case .nothingRestored(let report):
      return Diagnostic(
        .nothingRestored, "No screen of the saved scene can be shown: \(report).",
        why: "Its base content cannot be built any more, or was only a passing screen.",
        fix: "Show the first screen.")
    case .superseded(let newer):
      return Diagnostic(
        .superseded, "A newer \(newer.map { "request, \($0)," } ?? "move") superseded the request.",
        why: "The newest request decides what the screen shows.",
        fix: "Ignore it, or use `options: .enqueued` for a request that must be carried out.")
    case .cancelled:
      return Diagnostic(
        .cancelled, "The request was cancelled.",
        why: "The app cancelled it, or the task that awaited it.",
        fix: "Ignore it, since the app wanted it.")
    case .expired:
      return Diagnostic(
        .expired, "The request waited too long and expired.",
        why: "A detour, an answer or the readiness of the app did not come within the limit.",
        fix: "Repeat the request, or raise `parkingLimit`.")
    case .sceneGone:
      return Diagnostic(
        .sceneGone, "The scene ended.", why: "Its navigator was closed.",
        fix: "Use the navigator of an open scene.")
    case .screenDisagreed:
      return Diagnostic(
        .screenDisagreed, "The screen does not show the target.",
        why: "The platform or other code changed the screen, and the tree followed it.",
        fix: "Look for code that pushes, presents or dismisses without the navigator.")
    default:
      return Diagnostic(
        .stillMoving, "The screen did not come to rest in time.",
        why: "A transition or a gesture was still running at the deadline.",
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
        .emptyCourse, "The course has no routes.", why: "Its last route is the one to show.",
        fix: "Create the course with at least one route.")
    case .otherSideOfCurtain(let route):
      return Diagnostic(
        .otherSideOfCurtain, "\(route) stands on the other side of a curtain.",
        why: "A curtain is a scene of its own, and one request changes one scene.",
        fix:
          "Show \(route) alone, outside a transaction and not from a guard of the other side. Open "
          + "a curtain before you show a screen on it.")
    case .guardedCurtain(let route):
      return Diagnostic(
        .guardedCurtain,
        "The curtain \(route), or a screen that comes with it, has guards.",
        why: "A curtain appears at once and waits for no guard.",
        fix: "Remove the guards of \(route) and its members, or present it as a layer.")
    case .noPlaceForCurtain(let route):
      return Diagnostic(
        .noPlaceForCurtain, "There is no window for the curtain \(route).",
        why: "A curtain has its own window; until it has one, nothing of the scene is shown.",
        fix: "Give the scene's root a window of UIKit, or implement `raise(_:)` in the host.")
    default:
      return Diagnostic(
        .notDismissable, "The user cannot close the front layer.",
        why: "Its style is `notDismissable`: only code closes it.",
        fix: "Close it with a button that calls `dismiss()`, or use a style without "
          + "`notDismissable`.")
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
        .notOpen, "\(route) is not open.", why: "This verb applies to open screens only.",
        fix: "Use `show`, which finds the screen or builds it.")
    case .notVisible(let route):
      return Diagnostic(
        .notVisible, "\(route) is not visible and cannot present a layer.",
        why: "A layer covers the whole screen, and would interrupt the user elsewhere.",
        fix: "Present it while the screen is visible, or use the navigator's `show`.")
    case .transactionIsOver:
      return Diagnostic(
        .transactionIsOver, "A verb was called on a transaction that is over.",
        why: "A transaction records verbs only while its closure runs.",
        fix: "Call the verb on the navigator, and do not store the transaction.")
    case .linkInTransaction:
      return Diagnostic(
        .linkInTransaction, "A link was opened within a transaction.",
        why: "A link may wait for guards and data, but a transaction is a single change.",
        fix: "Open the link through the navigator, after the transaction.")
    default:
      return Diagnostic(
        .noVisibleStack, "No stack is visible.", why: "Only a stack has a first screen to pop to.",
        fix: "Hide the control that pops, or use `back` or `dismiss`.")
    }
  }
}
