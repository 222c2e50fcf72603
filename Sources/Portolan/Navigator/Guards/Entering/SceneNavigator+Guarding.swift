extension SceneNavigator {
  /// Asks one guard; the request goes on when it has answered or its deadline has passed.
  func ask(_ rule: AnyGuard, for request: NavigationRequest) {
    if let script { return script.wait(for: .rule(rule), request) }
    let (limit, silence) = patience(with: rule)
    ask(
      { [weak self] in await self?.answer(on: rule) ?? .failed(.sceneGone) }, for: request,
      within: limit, otherwise: silence
    ) { [weak self] in self?.heed($0, on: rule, for: request) }
  }

  /// How long a guard may take, and what its silence means; a person has as long as what is parked.
  func patience(with rule: AnyGuard) -> (limit: Duration, silence: Answer) {
    guard let limit = features[rule.owner]?.deadline(rule) else {
      return (parkingLimit, .failed(.expired))
    }
    return (limit, .failed(.guardTimedOut(rule.label)))
  }

  /// What the keeper says; what it throws is an answer too.
  func answer(on rule: AnyGuard) async -> Answer {
    guard let feature = features[rule.owner] else { return .failed(.unknownRoute(rule.label)) }
    do { return try await feature.answer(rule) } catch is CancellationError {
      return .failed(.cancelled)
    } catch {
      return .failed(.guardFailed(rule.label, error: "\(type(of: error))"))
    }
  }

  /// Goes on with a request as its guard said.
  func heed(_ answer: Answer, on rule: AnyGuard, for request: NavigationRequest) {
    emit(.answered(stamp(request), guard: rule.label, verdict: answer.label), answer: answer)
    // Who was told may have ended it.
    guard request.outcome == nil, running === request else { return }
    if answer.isNo, leavesOut(rule, in: request) { return advance(request) }
    switch answer {
    case .allow:
      request.passes.insert(rule)
      advance(request)
    case .deny(let reason): end(request, .failure(.refused(by: rule.label, reason: reason)))
    case .failed(let error): end(request, .failure(error))
    case .redirect(let route): redirect(request, to: route, for: rule)
    case .detour(let route) where request.intent.isEviction:
      redirect(request, to: route, for: rule)
    case .detour(let route): detour(request, to: route, for: rule)
    case .wait where request.intent.isEviction:
      let reason = "it cannot be said yet"
      end(request, .failure(.refused(by: rule.label, reason: reason)))
    case .wait:
      park(request, rule: rule, until: .word)
      pump()
    }
  }
}
