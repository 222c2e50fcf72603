extension SavedSceneProblem {
  /// The problem in words, with its code, why it is so and what to do.
  var diagnostic: Diagnostic {
    switch self {
    case .tooLong(let limit):
      return Diagnostic(
        .longScene, "The saved scene is longer than \(limit) bytes.",
        why: "What is stored comes back from outside and is read in bounded time.",
        fix: "Keep large values out of routes, or let them forbid being saved.")
    case .unreadable:
      return Diagnostic(
        .noScene, "What was stored is no saved scene.",
        why: "It was damaged, cut off, or written by something else.",
        fix: "Show the first screen, and write the data atomically.")
    case .newer(let format):
      return Diagnostic(
        .unknownFormat, "The saved scene has the format \(format), which is not known.",
        why: "A newer version of this library wrote it.", fix: "Show the first screen.")
    case .nothingLeft(let report):
      return Diagnostic(
        .nothingToShow, "Nothing of the saved scene can be shown: \(report).",
        why: "What its base content was is gone, or it was only a splash.",
        fix: "Show the first screen.")
    }
  }
}

extension RestorationReport {
  /// For a developer to look at, when not everything came back.
  var diagnostic: Diagnostic {
    Diagnostic(
      .incompleteScene, "A restored scene is not complete: \(self).",
      why: "What cannot be shown is left out, with what stood on it.",
      fix: "Nothing when it was meant; otherwise migrate old routes, or look at their guards.")
  }
}
