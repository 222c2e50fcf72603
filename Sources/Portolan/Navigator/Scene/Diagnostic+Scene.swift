extension Diagnostic {
  static func tooManyCommits(_ limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManyCommits, "One call has led to more than \(limit) changes of the tree.",
      why: "A listener that makes a request at each change never ends.",
      fix: "Make a request only when the tree does not show its target yet.")
  }

  static var revalidatedInGuard: Diagnostic {
    Diagnostic(
      .revalidatedInGuard, "A guard called `revalidate()`.",
      why: "Revalidation asks that guard again, without end.",
      fix: "Call `revalidate()` where the state changes, not in a keeper.")
  }
}
