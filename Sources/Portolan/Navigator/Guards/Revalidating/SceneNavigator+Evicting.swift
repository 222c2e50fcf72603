extension SceneNavigator {
  /// Takes out what was refused even when what should be shown instead is refused itself.
  func evict(_ ids: [NodeID], instead: (route: AnyRoute, rule: AnyGuard)?) async {
    let request = newRequest(.evict(ids, instead: instead?.route), site: CallSite())
    if let instead { excuse(request, from: instead.rule) }
    makeWay()
    enter(request, isFirst: true)
    do { _ = try await request.arrival() } catch {
      guard instead != nil, ids.contains(where: tree.isAlive)
      else { return }
      _ = submit(.evict(ids, instead: nil), site: CallSite())
    }
  }

  /// Puts the request that has its turn back before the others that wait.
  ///
  /// A guard that waits for a person must not hold up what may no longer be shown.
  func makeWay() {
    guard let waiting = running else { return }
    waiting.stopWaiting()
    waiting.state = .waiting
    queue.insert(waiting, at: 0)
    running = nil
  }

  /// The answer, or a failure when the deadline passes first.
  func boundedAnswer(on rule: AnyGuard) async -> Answer {
    let (limit, silence) = patience(with: rule)
    return await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Answer, Never>? = continuation
      var deadline: Task<Void, Never>?
      let give = { (answer: Answer) in
        deadline?.cancel()
        waiting?.resume(returning: answer)
        waiting = nil
      }
      deadline = after(limit) { give(silence) }
      Task { give(await Self.answer(to: { await answer(on: rule) }, as: Asking())) }
    }
  }
}
