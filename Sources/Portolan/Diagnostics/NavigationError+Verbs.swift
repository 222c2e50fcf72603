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
    default:
      return Diagnostic(
        .noVisibleStack, "No stack is visible.", why: "Only a stack has a first screen to pop to.",
        fix: "Hide the control, or use `back` or `dismiss`.")
    }
  }
}
