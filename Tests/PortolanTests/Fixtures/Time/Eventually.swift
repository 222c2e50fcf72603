import Testing

/// Gives others turns until the condition holds; fails after many.
@MainActor func eventually(
  _ what: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () -> Bool
) async {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record(what ?? "It never came about.", sourceLocation: sourceLocation)
}

/// Gives others many turns, for what must not come about.
@MainActor func settle() async {
  for _ in 0..<200 { await Task.yield() }
}
