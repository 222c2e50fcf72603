/// Lets tasks run, those of the main actor ten times and those of the pool once.
///
/// Each yield wakes a thread of the pool and comes back from it, for which a busy machine takes long.
@MainActor package func letTasksRun() async {
  for _ in 0..<9 {
    await withCheckedContinuation { next in Task { next.resume() } }
  }
  await Task.yield()
}
