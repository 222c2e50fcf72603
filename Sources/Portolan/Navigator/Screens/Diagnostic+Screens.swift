extension Diagnostic {
  static func taskFailed(_ route: RouteLabel, _ error: String) -> Diagnostic {
    Diagnostic(
      .taskFailed, "A task after the arrival at \(route) threw \(error).",
      why: "The screen is shown all the same: what comes after an arrival does not undo it.",
      fix: "Catch it in the task, where it can be made good.")
  }

  static func leak(of route: RouteLabel?, _ type: String) -> Diagnostic {
    Diagnostic(
      .leak, "\(type) of \(route?.text ?? "an unnamed stack") outlived its screen.",
      why: "Its node left the tree, and something still holds it.",
      fix: "Look for a closure, a task or a delegate that holds it strongly.")
  }
}
