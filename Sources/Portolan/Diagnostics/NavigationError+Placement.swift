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
