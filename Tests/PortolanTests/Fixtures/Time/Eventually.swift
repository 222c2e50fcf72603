import Testing

/// Gives others turns until the condition holds, and fails where the caller's caller stands.
@MainActor func eventually(
  sourceLocation: SourceLocation, _ condition: () -> Bool
) async {
  guard await !comesAbout(condition) else { return }
  Issue.record("It never came about.", sourceLocation: sourceLocation)
}
