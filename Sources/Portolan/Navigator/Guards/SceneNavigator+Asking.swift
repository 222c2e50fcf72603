extension SceneNavigator {
  /// Whether this task belongs to a guard that is being asked and has not answered.
  static var isAskingGuard: Bool { asking?.isActive ?? false }

  /// Asks somebody for a request; what is said too late, or of an attempt that is over, is not
  /// heard.
  ///
  /// - Parameters:
  ///   - question: What is asked; a navigation that it awaits throws `reentrant`.
  ///   - request: The request that waits for the answer, and for nothing else.
  ///   - limit: How long.
  ///   - silence: What counts as the answer after that.
  ///   - heed: Takes the answer, at most once.
  func ask<Said: Sendable>(
    _ question: @escaping @MainActor () async -> Said, for request: NavigationRequest,
    within limit: Duration, otherwise silence: Said, then heed: @escaping @MainActor (Said) -> Void
  ) {
    request.stopWaiting()
    let ticket = request.ticket
    let asking = Asking()
    request.asking = asking
    let hear = { @MainActor [weak self] (said: Said) in
      guard request.ticket == ticket, request.outcome == nil, self?.running === request else {
        return
      }
      request.stopWaiting()
      heed(said)
    }
    request.tasks = [
      Task { hear(await Self.answer(to: question, as: asking)) },
      after(limit) { hear(silence) },
    ]
  }

  /// What somebody says who is asked now.
  static func answer<Said: Sendable>(
    to question: @MainActor () async -> Said, as asking: Asking
  ) async -> Said {
    defer { asking.end() }
    return await $asking.withValue(asking) { await question() }
  }

  /// Runs `body` on the main actor when the time has passed, unless it is cancelled before.
  func after(_ time: Duration, _ body: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    let clock = clock
    return Task {
      do { try await clock.sleep(for: time) } catch { return }
      body()
    }
  }
}
