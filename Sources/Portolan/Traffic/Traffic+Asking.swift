extension Traffic {
  /// Asks a guard or a screen for a request, which goes on after the answer or the deadline.
  mutating func ask(_ addressee: Askings.Addressee, for number: Int) {
    let ticket = ask(addressee, for: .request(number))
    requests[number]?.phase = .asking(ticket)
  }

  /// Asks a guard or a screen, once for all askers.
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

  /// Ends a request's question; other askers may still need it.
  mutating func stopAsking(_ number: Int) {
    guard let ticket = requests[number]?.question else { return }
    requests[number]?.phase = .asking(nil)
    leave(ticket, number)
  }

  mutating func leave(_ ticket: Ticket, _ number: Int) {
    if askings.leave(.request(number), ticket) { effects.append(.stop(ticket)) }
  }

  /// Ends questions for all askers; those that still need one ask anew.
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

  /// Whether an asker waits for this ticket.
  func isAwaited(_ ticket: Ticket) -> Bool { askings[ticket] != nil }

  /// Gives a guard's verdict to all askers; a late one has none.
  mutating func heed(_ verdict: LiveVerdict, _ ticket: Ticket, whenSilent: WhenSilent) {
    guard case .rule(let rule)? = askings[ticket]?.addressee, let asking = close(ticket) else {
      return
    }
    for asker in asking.askers {
      switch asker {
      case .revalidation: heedAgain(verdict, of: rule, whenSilent: whenSilent)
      case .request(let number):
        guard requests[number]?.question == ticket else { continue }
        requests[number]?.phase = .asking(nil)
        heed(verdict, on: rule, for: number)
      }
    }
  }

  /// Takes a screen's answer whether it may go.
  mutating func heed(_ verdict: ExitVerdict, _ ticket: Ticket) {
    guard case .screen(let id)? = askings[ticket]?.addressee else { return }
    guard let screen = tree.route(of: id)?.label, let asking = close(ticket) else {
      return stopAsking([ticket])
    }
    for case .request(let number) in asking.askers {
      guard let request = requests[number], request.question == ticket else { continue }
      requests[number]?.phase = .asking(nil)
      tell(of: request) { .answered($0, guard: screen, verdict: verdict.rawValue) }
      switch verdict {
      case .leave: requests[number]?.attempt.mayGo.insert(id)
      case .stay: end(number, .failure(.stays(screen)))
      }
    }
    if verdict == .stay { endAll(leaving: id, screen) }
  }

  /// Ends older requests, since the person chose to stay.
  ///
  /// Links go on, unless they take that screen away. So do requests that ask no person, and
  /// requests that were made in answering.
  private mutating func endAll(leaving id: NodeID, _ screen: RouteLabel) {
    for number in rows.all {
      guard let request = requests[number], !request.intent.traits.contains(.upkeep),
        !request.isOfAsked, !request.precedence.isLink || takes(id, request)
      else { continue }
      end(number, .failure(.stays(screen)))
    }
  }

  func takes(_ id: NodeID, _ request: Request) -> Bool {
    possiblePlan(for: request.intent, isGesture: request.cause == .user)?.leaving.contains(id)
      == true
  }

  /// Ends a wait whose time is over: a guard fails, a screen's or parked request expires.
  mutating func timeOut(_ ticket: Ticket, _ wait: SignalWait, whenSilent: WhenSilent) {
    switch askings[ticket]?.addressee {
    case .rule(let rule):
      let error = wait == .person ? NavigationError.expired : .guardTimedOut(rule.label)
      heed(.failed(error), ticket, whenSilent: whenSilent)
    case .screen:
      for case .request(let number) in close(ticket)?.askers ?? []
      where requests[number]?.question == ticket {
        requests[number]?.phase = .asking(nil)
        end(number, .failure(.expired))
      }
    case nil:
      guard let number = parked.all.first(where: { requests[$0]?.parking?.ticket == ticket })
      else { return }
      end(number, .failure(.expired))
    }
  }

  /// Applies a guard's verdict to a request; it goes on after all askers have it.
  private mutating func heed(_ verdict: LiveVerdict, on rule: AnyGuard, for number: Int) {
    guard let request = requests[number] else { return }
    tell(verdict, of: rule, to: request)
    if verdict.isNo, leavesOut(rule, in: number) { return }
    switch verdict {
    case .allow: requests[number]?.attempt.passes.insert(rule)
    case .deny(let reason): end(number, .failure(.refused(by: rule.label, reason: reason)))
    case .failed(let error): end(number, .failure(error))
    case .redirect(let route): redirect(number, to: route, for: rule)
    case .detour(let route): detour(number, to: route, for: rule)
    case .wait: park(number, rule: rule, until: .word)
    }
  }

  private mutating func tell(_ verdict: LiveVerdict, of rule: AnyGuard, to request: Request) {
    tell(of: request) { .answered($0, guard: rule.label, verdict: verdict.label) }
  }

  /// Stops asking screens that have gone.
  mutating func stopAskingClosedScreens() {
    stopAsking(
      askings.ofScreens.filter {
        guard case .screen(let id)? = askings[$0]?.addressee else { return false }
        return !tree.contains(id)
      })
  }

  /// Lets requests go on without a guard that they need no longer, since the tree, the map or the size
  /// has changed.
  ///
  /// One whose screen has come in front all the same keeps its old plan, and so still holds older
  /// requests back.
  mutating func passNeedlessGuards() {
    let basis = basis
    guard askings.neededAt != basis else { return }
    askings.neededAt = basis
    for ticket in askings.ofRules {
      guard let asking = askings[ticket], case .rule(let rule) = asking.addressee else { continue }
      for case .request(let number) in asking.askers {
        guard let request = requests[number], request.question == ticket else { continue }
        do throws(NavigationError) {
          let prospect = try prospect(of: request)
          if !prospect.rules.contains(rule) {
            stopAsking(number)
          } else if prospect.plan.movesFront {
            requests[number]?.attempt.prospect = Boxed(prospect)
          }
        } catch { continue }  // it ends when it has its turn, as before
      }
    }
  }

  /// Goes on with a restoration without the screens that a guard refused; false for other requests,
  /// and when no screen would be left.
  private mutating func leavesOut(_ rule: AnyGuard, in number: Int) -> Bool {
    guard var request = requests[number], case .restore = request.intent else { return false }
    request.refused.append(rule)
    requests[number]?.refused = request.refused
    do throws(NavigationError) { _ = try lookAhead(for: request) } catch {
      // After a detour all screens are tried again.
      requests[number]?.refused = []
      return false
    }
    return true
  }
}
