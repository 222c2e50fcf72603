extension Traffic {
  /// Asks somebody; the request goes on when that has answered, or has been silent for too long.
  mutating func ask(_ addressee: Request.Question.Addressee, for number: Int) {
    let ticket = nextTicket()
    requests[number]?.phase = .asking(Request.Question(addressee: addressee, ticket: ticket))
    switch addressee {
    case .rule(let rule): effects.append(.ask(rule, ticket))
    case .screen(let id): effects.append(.askScreen(id, ticket))
    }
  }

  /// What is said from now on is not heard.
  mutating func stopAsking(_ number: Int) {
    guard let question = requests[number]?.question else { return }
    effects.append(.stop(question.ticket))
    requests[number]?.phase = .asking(nil)
  }

  /// Whether anybody waits for what is asked with this ticket.
  func isAwaited(_ ticket: Ticket) -> Bool {
    asker(of: ticket) != nil || revalidations.contains { $0.question?.ticket == ticket }
  }

  private func asker(of ticket: Ticket) -> Int? {
    guard let running, requests[running]?.question?.ticket == ticket else { return nil }
    return running
  }

  /// A guard has answered; too late, nobody listens.
  mutating func heed(_ answer: Answer, _ ticket: Ticket) {
    guard let number = asker(of: ticket) else { return heedAgain(answer, ticket) }
    guard case .rule(let rule)? = requests[number]?.question?.addressee else { return }
    stopAsking(number)
    heed(answer, on: rule, for: number)
  }

  /// A screen has said whether it may go.
  mutating func heed(_ verdict: ExitVerdict, _ ticket: Ticket) {
    guard let number = asker(of: ticket), let request = requests[number],
      case .screen(let id)? = request.question?.addressee
    else { return }
    stopAsking(number)
    guard let screen = tree.route(of: id)?.label else { return advance(number) }
    tell(of: request) { .answered($0, guard: screen, verdict: verdict.rawValue) }
    switch verdict {
    case .leave:
      requests[number]?.attempt.mayGo.insert(id)
      advance(number)
    case .stay: end(number, .failure(.stays(screen)))
    }
  }

  /// Silence is an answer too.
  mutating func timeOut(_ ticket: Ticket, _ wait: Signal.Wait) {
    if let number = asker(of: ticket), case .screen? = requests[number]?.question?.addressee {
      return end(number, .failure(.expired))
    }
    if let rule = rule(asked: ticket) {
      let error = wait == .person ? NavigationError.expired : .guardTimedOut(rule.label)
      return heed(.failed(error), ticket)
    }
    guard let number = parked.all.first(where: { requests[$0]?.parking?.ticket == ticket }) else {
      return
    }
    end(number, .failure(.expired))
  }

  private func rule(asked ticket: Ticket) -> AnyGuard? {
    if let number = asker(of: ticket), case .rule(let rule)? = requests[number]?.question?.addressee
    {
      return rule
    }
    return revalidations.first { $0.question?.ticket == ticket }?.question?.rule
  }

  /// Goes on with a request as its guard said.
  private mutating func heed(_ answer: Answer, on rule: AnyGuard, for number: Int) {
    guard let request = requests[number] else { return }
    tell(answer, of: rule, to: request)
    if answer.isNo, leavesOut(rule, in: number) { return advance(number) }
    switch answer {
    case .allow:
      requests[number]?.attempt.passes.insert(rule)
      advance(number)
    case .deny(let reason): end(number, .failure(.refused(by: rule.label, reason: reason)))
    case .failed(let error): end(number, .failure(error))
    case .redirect(let route): redirect(number, to: route, for: rule)
    case .detour(let route) where request.intent.isEviction:
      redirect(number, to: route, for: rule)
    case .detour(let route): detour(number, to: route, for: rule)
    case .wait where request.intent.isEviction:
      let reason = "it cannot be said yet"
      end(number, .failure(.refused(by: rule.label, reason: reason)))
    case .wait: park(number, rule: rule, until: .word)
    }
  }

  private mutating func tell(_ answer: Answer, of rule: AnyGuard, to request: Request) {
    guard isHeard else { return }
    let event = NavigationEvent.answered(
      stamp(request), guard: rule.label, verdict: answer.label)
    var notice = notice(event, of: request.facts)
    notice.rule = rule
    notice.answer = answer
    effects.append(.tell(notice))
  }

  /// Goes on with the request that asks a screen which is gone by now.
  mutating func askNobodyGone() {
    guard let running, case .screen(let id)? = requests[running]?.question?.addressee,
      !tree.contains(id)
    else { return }
    stopAsking(running)
    advance(running)
  }

  /// Goes on with a restoration without what a guard did not allow; false for other requests, and
  /// when nothing would be left.
  private mutating func leavesOut(_ rule: AnyGuard, in number: Int) -> Bool {
    guard let request = requests[number],
      case .restore(let outline, let refused) = request.intent
    else { return false }
    let rest = Intent.restore(outline, without: refused + [rule])
    do throws(NavigationError) { _ = try plan(for: rest) } catch {
      // After a detour all is tried again.
      requests[number]?.intent = request.original
      return false
    }
    requests[number]?.intent = rest
    return true
  }
}
