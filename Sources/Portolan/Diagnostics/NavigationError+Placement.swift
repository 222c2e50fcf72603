extension NavigationError {
  /// The errors of placements and courses in words.
  var placementDiagnostic: Diagnostic {
    if case .emptyCourse = self {
      return Diagnostic(
        "NAV081", "The course has no routes.", why: "It leads nowhere.",
        fix: "Give it the route that is to be shown.")
    }
    return Diagnostic(
      "NAV080", "The layer in front is not for the user to close.",
      why: "Its style is `notDismissable`: only code closes it.",
      fix: "Close it with a button that calls `dismiss()`, or take `notDismissable` off its style.")
  }
}
