extension Traffic {
  /// Asks somebody for a request, which goes on when that has answered, or has been silent for too
  /// long.
  mutating func ask(_ addressee: Askings.Addressee, for number: Int) {
    let ticket = ask(addressee, for: .request(number))
    requests[number]?.phase = .asking(Request.Question(addressee: addressee, ticket: ticket))
  }

  /// Who is asked already is not asked twice.
  @discardableResult
  mutating func ask(_ addressee: Askings.Addressee, for asker: Askings.Asker) -> Ticket {
    if let ticket = askings.join(asker, addressee) { return ticket }
    let ticket = nextTicket()
    askings.begin(ticket, addressee, for: asker)
    switch addressee {
    case .rule(let rule): effects.append(.ask(rule, ticket))
    case .screen(let id): effects.append(.askScreen(id, ticket))
    }
    return ticket
  }

  /// What is said from now on is not heard by this request; others may need it still.
  mutating func stopAsking(_ number: Int) {
    guard let question = requests[number]?.question else { return }
    requests[number]?.phase = .asking(nil)
    leave(question, number)
  }

  mutating func leave(_ question: Request.Question, _ number: Int) {
    if askings.leave(.request(number), question.ticket) { effects.append(.stop(question.ticket)) }
  }

  /// Ends what is asked, whoever needs it: who still does asks anew.
  mutating func stopAsking(_ tickets: [Ticket]) {
    for ticket in tickets {
      for case .request(let number) in close(ticket)?.askers ?? [] {
        requests[number]?.phase = .asking(nil)
      }
    }
  }

  private mutating func close(_ ticket: Ticket) -> Askings.Asking? {
    guard let asking = askings.end(ticket) else { return nil }
    effects.append(.stop(ticket))
    return asking
  }

  /// Whether anybody waits for what is asked with this ticket.
  func isAwaited(_ ticket: Ticket) -> Bool { askings[ticket] != nil }

  /// A guard has answered, for all that need it; too late, nobody listens.
  mutating func heed(_ answer: LiveAnswer, _ ticket: Ticket, whenSilent: WhenSilent) {
    guard case .rule(let rule)? = askings[ticket]?.addressee, let asking = close(ticket) else {
      return
    }
    for asker in asking.askers {
      switch asker {
      case .revalidation: heedAgain(answer, of: rule, whenSilent: whenSilent)
      case .request(let number):
        guard requests[number]?.question?.ticket == ticket else { continue }
        requests[number]?.phase = .asking(nil)
        heed(answer, on: rule, for: number)
      }
    }
  }

  /// A screen has said whether it may go.
  mutating func heed(_ verdict: ExitVerdict, _ ticket: Ticket) {
    guard case .screen(let id)? = askings[ticket]?.addressee else { return }
    guard let screen = tree.route(of: id)?.label, let asking = close(ticket) else {
      return stopAsking([ticket])
    }
    for case .request(let number) in asking.askers {
      guard let request = requests[number], request.question?.ticket == ticket else { continue }
      requests[number]?.phase = .asking(nil)
      tell(of: request) { .answered($0, guard: screen, verdict: verdict.rawValue) }
      switch verdict {
      case .leave: requests[number]?.attempt.mayGo.insert(id)
      case .stay: end(number, .failure(.stays(screen)))
      }
    }
    if verdict == .stay { endAll(leaving: id, screen) }
  }

  /// A person who stays wants nothing any more of what was asked for before.
  ///
  /// Links go on, unless they take that screen away; so does what a person is not asked about, and
  /// what was asked for in answering.
  private mutating func endAll(leaving id: NodeID, _ screen: RouteLabel) {
    for number in rows.all {
      guard let request = requests[number], !request.intent.traits.contains(.upkeep),
        !request.isOfAsked,
        !request.precedence.isLink || takes(id, request)
      else { continue }
      end(number, .failure(.stays(screen)))
    }
  }

  func takes(_ id: NodeID, _ request: Request) -> Bool {
    do {
      let plan = try plan(for: request.intent, isGesture: request.cause == .user)
      return plan.leaving.contains(id)
    } catch { return false }
  }

  /// Silence is an answer too.
  mutating func timeOut(_ ticket: Ticket, _ wait: SignalWait, whenSilent: WhenSilent) {
    switch askings[ticket]?.addressee {
    case .rule(let rule):
      let error = wait == .person ? NavigationError.expired : .guardTimedOut(rule.label)
      heed(.failed(error), ticket, whenSilent: whenSilent)
    case .screen:
      for case .request(let number) in close(ticket)?.askers ?? []
      where requests[number]?.question?.ticket == ticket {
        requests[number]?.phase = .asking(nil)
        end(number, .failure(.expired))
      }
    case nil:
      guard let number = parked.all.first(where: { requests[$0]?.parking?.ticket == ticket })
      else { return }
      end(number, .failure(.expired))
    }
  }

  /// Does with a request as its guard said; one that may go on does when all have heard the answer.
  private mutating func heed(_ answer: LiveAnswer, on rule: AnyGuard, for number: Int) {
    guard let request = requests[number] else { return }
    tell(answer, of: rule, to: request)
    if answer.isNo, leavesOut(rule, in: number) { return }
    switch answer {
    case .allow: requests[number]?.attempt.passes.insert(rule)
    case .deny(let reason): end(number, .failure(.refused(by: rule.label, reason: reason)))
    case .failed(let error): end(number, .failure(error))
    case .redirect(let route): redirect(number, to: route, for: rule)
    case .detour(let route): detour(number, to: route, for: rule)
    case .wait: park(number, rule: rule, until: .word)
    }
  }

  private mutating func tell(_ answer: LiveAnswer, of rule: AnyGuard, to request: Request) {
    tell(of: request) { .answered($0, guard: rule.label, verdict: answer.label) }
  }

  /// Stops asking screens that are gone by now.
  mutating func askNobodyGone() {
    stopAsking(
      askings.ofScreens.filter {
        guard case .screen(let id)? = askings[$0]?.addressee else { return false }
        return !tree.contains(id)
      })
  }

  /// Goes on with a restoration without what a guard did not allow; false for other requests, and
  /// when nothing would be left.
  private mutating func leavesOut(_ rule: AnyGuard, in number: Int) -> Bool {
    guard let request = requests[number], case .restore = request.intent else { return false }
    requests[number]?.refused.append(rule)
    do throws(NavigationError) { _ = try lookAhead(for: number) } catch {
      // After a detour all is tried again.
      requests[number]?.refused = []
      return false
    }
    return true
  }
}
