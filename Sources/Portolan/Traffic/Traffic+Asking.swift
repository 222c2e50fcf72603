extension Traffic {
  /// Asks a guard or a screen on behalf of a request, which waits for the answer.
  mutating func ask(_ addressee: Askings.Addressee, for number: Int) {
    let ticket = ask(addressee, for: .request(number))
    requests[number]?.phase = .asking(ticket)
  }

  /// Asks a guard or a screen, unless it is being asked already; returns the question's ticket.
  @discardableResult
  mutating func ask(_ addressee: Askings.Addressee, for asker: Askings.Asker) -> Ticket {
    if let ticket = askings.join(asker, addressee) { return ticket }
    let ticket = nextTicket()
    askings.begin(ticket, addressee, for: asker)
    switch addressee {
    case .rule(let rule, _): effects.append(.ask(rule, ticket))
    case .screen(let id): effects.append(.askScreen(id, ticket))
    }
    return ticket
  }

  /// A guard as it is asked; once for all occasions, unless its keeper distinguishes them.
  func addressee(_ rule: AnyGuard, _ occasion: GuardOccasion) -> Askings.Addressee {
    .rule(rule, occasional.contains(rule.label.type) ? occasion : nil)
  }

  /// Lets a request no longer wait for an answer; others may still wait for the same answer.
  mutating func stopAsking(_ number: Int) {
    guard let ticket = requests[number]?.question else { return }
    requests[number]?.phase = .asking(nil)
    leave(ticket, number)
  }

  mutating func leave(_ ticket: Ticket, _ number: Int) {
    if askings.leave(.request(number), ticket) { effects.append(.stop(ticket)) }
  }

  /// Ends questions for all askers; a request that still needs an answer asks again.
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

  /// Whether an answer with this ticket is still awaited.
  func isAwaited(_ ticket: Ticket) -> Bool { askings[ticket] != nil }

  /// Gives a guard's verdict to all its askers; a verdict that comes too late is ignored.
  mutating func receive(_ verdict: AnyVerdict, _ ticket: Ticket, whenSilent: WhenSilent) {
    guard let rule = askings[ticket]?.addressee.rule, let asking = close(ticket) else {
      return
    }
    for asker in asking.askers {
      switch asker {
      case .revalidation: receiveAgain(verdict, of: rule, whenSilent: whenSilent)
      case .request(let number):
        guard requests[number]?.question == ticket else { continue }
        requests[number]?.phase = .asking(nil)
        receive(verdict, on: rule, for: number)
      }
    }
  }

  /// Gives a screen's answer, whether it may be closed, to the requests that wait for it.
  mutating func receive(_ verdict: ExitVerdict, _ ticket: Ticket) {
    guard let id = askings[ticket]?.addressee.screen else { return }
    guard let screen = label(ofAsked: id), let asking = close(ticket) else {
      return stopAsking([ticket])
    }
    for case .request(let number) in asking.askers {
      guard let request = requests[number], request.question == ticket else { continue }
      requests[number]?.phase = .asking(nil)
      tell(of: request) { .answered(.init(request: $0, guard: screen, verdict: verdict.rawValue)) }
      switch verdict {
      case .leave: requests[number]?.attempt.mayGo.insert(id)
      case .stay: end(number, .failure(.stays(screen: screen)))
      }
    }
    if verdict == .stay, tree.route(of: id) != nil { endAll(leaving: id, screen) }
  }

  /// Ends the requests that have not committed, since the user chose to stay on a screen.
  ///
  /// Links and the library's own requests go on, unless they would close that screen. So do
  /// requests that a guard or a screen made while it was being asked.
  private mutating func endAll(leaving id: NodeID, _ screen: RouteLabel) {
    for number in rows.all {
      guard let request = requests[number], !request.isOfAsked else { continue }
      let isBeside = request.precedence.isLink || request.intent.traits.contains(.upkeep)
      if !isBeside || takes(id, request) { end(number, .failure(.stays(screen: screen))) }
    }
  }

  func takes(_ id: NodeID, _ request: Request) -> Bool {
    possiblePlan(for: request.intent, isGesture: request.cause == .user)?.leaving.contains(id)
      == true
  }

  /// Ends a wait whose time is over: a guard's verdict is then an error, a request that waits for a
  /// screen's answer ends as `stays`, and one that is parked as `expired`.
  mutating func timeOut(_ ticket: Ticket, _ wait: SignalWait, whenSilent: WhenSilent) {
    switch askings[ticket]?.addressee {
    case .rule(let rule, _):
      let error = wait == .user ? NavigationError.expired : .guardTimedOut(guard: rule.label)
      receive(.failed(.init(error)), ticket, whenSilent: whenSilent)
    case .screen(let id):
      guard let screen = label(ofAsked: id) else { return stopAsking([ticket]) }
      if tree.route(of: id) != nil { diagnose(.exitUnanswered(screen)) }
      // Nobody has chosen to stay, so that other requests go on.
      for case .request(let number) in close(ticket)?.askers ?? []
      where requests[number]?.question == ticket {
        requests[number]?.phase = .asking(nil)
        end(number, .failure(.stays(screen: screen)))
      }
    case nil:
      guard let number = parked.first(where: { requests[$0]?.parking?.ticket == ticket })
      else { return }
      end(number, .failure(.expired))
    }
  }

  /// Applies a guard's verdict to one request; none goes on before all askers have the verdict.
  private mutating func receive(_ verdict: AnyVerdict, on rule: AnyGuard, for number: Int) {
    guard let request = requests[number] else { return }
    tell(verdict, of: rule, to: request)
    if verdict.isNo, leavesOut(rule, in: number) { return }
    switch verdict {
    case .allow: requests[number]?.attempt.passes.insert(rule)
    case .deny(let reason): end(number, .failure(.refused(by: rule.label, reason: reason)))
    case .failed(let error): end(number, .failure(error.error))
    case .redirect(let route): redirect(number, to: route, for: rule)
    case .detour(let route): detour(number, to: route, for: rule)
    case .wait: park(number, rule: rule, until: .word)
    }
  }

  private mutating func tell(_ verdict: AnyVerdict, of rule: AnyGuard, to request: Request) {
    tell(of: request) {
      .answered(.init(request: $0, guard: rule.label, verdict: verdict.label))
    }
  }

  /// The modals of other code that are being asked.
  var askedModals: [NodeID] {
    askings.ofScreens.compactMap { askings[$0]?.addressee.screen }
      .filter { tree.route(of: $0) == nil }
  }

  /// Ends the questions to screens that have left the tree.
  mutating func stopAskingClosedScreens() {
    stopAsking(
      askings.ofScreens.filter { askings[$0]?.addressee.screen.map(tree.contains) == false })
  }

  /// Lets requests go on without a guard's answer that they no longer need, since the tree, a map
  /// or the size of the scene has changed.
  mutating func passNeedlessGuards() {
    guard !askings.isEmpty else { return }
    let basis = basis
    guard askings.neededAt != basis else { return }
    askings.neededAt = basis
    for ticket in askings.ofRules {
      guard let asking = askings[ticket], let rule = asking.addressee.rule else { continue }
      for case .request(let number) in asking.askers {
        guard let request = requests[number], request.question == ticket else { continue }
        do throws(NavigationError) {
          if try !lookAhead(for: request).rules.contains(rule) { stopAsking(number) }
        } catch { continue }  // it ends when it has its turn, as before
      }
    }
  }

  /// Lets a restoration go on without the screens that a guard refused; false for other requests,
  /// and when no screen would be left.
  private mutating func leavesOut(_ rule: AnyGuard, in number: Int) -> Bool {
    guard var request = requests[number], case .restore = request.intent else { return false }
    request.refused.append(rule)
    requests[number]?.refused = request.refused
    do throws(NavigationError) { _ = try lookAhead(for: request) } catch {
      // The refusals are forgotten, so that after a detour all screens are tried again.
      requests[number]?.refused = []
      return false
    }
    return true
  }
}

extension Diagnostic {
  static func exitUnanswered(_ screen: RouteLabel) -> Diagnostic {
    Diagnostic(
      .exitUnanswered, "\(screen) was asked whether it may close, and nobody answered.",
      why: "Its `askBeforeLeaving` gave no answer within `parkingLimit`, so the screen stays.",
      fix: "Give the words of a dialog; an alert of the app may not have appeared.")
  }
}
