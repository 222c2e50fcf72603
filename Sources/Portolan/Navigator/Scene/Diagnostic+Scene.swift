extension Diagnostic {
  static func tooManyCommits(_ limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManyCommits, "One call has led to more than \(limit) changes of the tree.",
      why: "A listener that asks for something at each change never comes to an end.",
      fix: "Ask only when what is shown is not yet what is wanted.")
  }

  static var revalidatedInGuard: Diagnostic {
    Diagnostic(
      .revalidatedInGuard, "A guard asked for all guards to be asked again.",
      why: "It would be asked for its own answer, without end.",
      fix: "Call `revalidate()` where the state changes, not where it is looked at.")
  }
}
