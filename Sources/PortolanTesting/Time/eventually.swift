/// Lets other tasks run until a condition holds; fails the test if it never does.
///
/// ```swift
/// navigator.show(.account)
/// await eventually { navigator.scene.parked.count == 1 }
/// ```
///
/// It checks the condition up to 100,000 times, and lets other tasks run in between. If the
/// condition never holds, the test fails with the text `what`. The function measures no time;
/// it returns as soon as the condition holds.
@MainActor public func eventually(
  _ what: @autoclosure () -> String = "It never came about.", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ condition: () -> Bool
) async {
  if await comesAbout(condition) { return }
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  TestReport.fail(what(), at: site)
}

/// Yields 200 times, so that other tasks run; then a test can check that something did not happen.
@MainActor public func settle() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Gives other tasks turns until a condition holds; false after many.
@MainActor package func comesAbout(
  in turns: Int = 100_000, _ condition: () -> Bool
) async -> Bool {
  for _ in 0..<turns {
    if condition() { return true }
    await Task.yield()
  }
  return false
}

/// Gives a turn to all tasks that wait for the main actor; a yield gives one to the pool too.
@MainActor func turn() async {
  await withCheckedContinuation { next in Task { next.resume() } }
}
