extension SceneNavigator {
  /// Asks one guard; the request goes on when it has answered or its deadline has passed.
  func ask(_ rule: AnyGuard, for request: NavigationRequest) {
    request.stopWaiting()
    let ticket = request.ticket
    let asking = Asking()
    request.asking = asking
    let task = Task {
      let answer = await answer(on: rule, as: asking)
      if request.ticket == ticket { heed(answer, on: rule, for: request) }
    }
    request.tasks = [task]
    guard let limit = features[rule.owner]?.deadline(rule) else { return }
    request.tasks.append(
      after(limit) { [weak self] in
        if request.ticket == ticket {
          self?.heed(.failed(.guardTimedOut(rule.label)), on: rule, for: request)
        }
      })
  }

  /// What the keeper says; what it throws is an answer too.
  func answer(on rule: AnyGuard, as asking: Asking) async -> Answer {
    guard let feature = features[rule.owner] else { return .failed(.unknownRoute(rule.label)) }
    defer { asking.end() }
    do {
      return try await Self.$asking.withValue(asking) { try await feature.answer(rule) }
    } catch is CancellationError {
      return .failed(.cancelled)
    } catch {
      return .failed(.guardFailed(rule.label, error: "\(type(of: error))"))
    }
  }

  private func heed(_ answer: Answer, on rule: AnyGuard, for request: NavigationRequest) {
    guard request.outcome == nil, running === request else { return }
    request.stopWaiting()
    emit(.answered(request.number, guard: rule.label, verdict: answer.label))
    // Who was told may have ended it.
    guard request.outcome == nil, running === request else { return }
    switch answer {
    case .allow:
      request.passes.insert(rule)
      advance(request)
    case .deny(let reason): end(request, .failure(.refused(by: rule.label, reason: reason)))
    case .failed(let error): end(request, .failure(error))
    case .redirect(let route): redirect(request, to: route)
    case .detour(let route) where request.intent.isEviction: redirect(request, to: route)
    case .detour(let route): detour(request, to: route, for: rule)
    }
  }

  /// More redirects than any map needs: guards that invent a new route each time have no end.
  private static var redirectLimit: Int { 20 }

  private func redirect(_ request: NavigationRequest, to route: AnyRoute) {
    if request.redirects.isEmpty, let start = request.original.route {
      request.redirects = [start]
    }
    request.redirects.append(route)
    let before = request.redirects.dropLast()
    if before.contains(where: { $0.isSameScreen(as: route) }) || before.count > Self.redirectLimit {
      end(request, .failure(.redirectLoop(request.redirects.map(\.label))))
    } else {
      request.intent = request.intent.redirected(to: route)
      advance(request)
    }
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
