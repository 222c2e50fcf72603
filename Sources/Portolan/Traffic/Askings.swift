/// The open questions to guards and screens; several askers share one question.
struct Askings {
  enum Addressee: Hashable {
    case rule(AnyGuard, GuardOccasion?)
    case screen(NodeID)
  }

  /// What needs the answer to a question.
  enum Asker: Hashable {
    case request(Int)
    /// The run that asks the guards of all open and kept screens again.
    case revalidation
  }

  struct Asking {
    let addressee: Addressee
    fileprivate(set) var askers: [Asker]
  }

  /// The state for which the engine last checked that each open question is still needed.
  var neededAt: Prospect.Basis?
  private var open: [Ticket: Asking] = [:]
  private var tickets: [Addressee: Ticket] = [:]

  var isEmpty: Bool { open.isEmpty }

  subscript(ticket: Ticket) -> Asking? { open[ticket] }

  /// The tickets of the open questions to guards, the oldest first.
  var ofRules: [Ticket] { tickets(where: { $0.rule != nil }) }
  /// The tickets of the open questions to screens, the oldest first.
  var ofScreens: [Ticket] { tickets(where: { $0.rule == nil }) }

  /// The tickets of the open questions for which a revalidation waits.
  var ofRevalidation: [Ticket] {
    ofRules.filter { open[$0]?.askers.contains(.revalidation) == true }
  }

  private func tickets(where isMeant: (Addressee) -> Bool) -> [Ticket] {
    open.isEmpty ? [] : open.filter { isMeant($1.addressee) }.keys.sorted()
  }

  /// Adds an asker to an open question and returns its ticket; nil when there is no such question.
  mutating func join(_ asker: Asker, _ addressee: Addressee) -> Ticket? {
    guard let ticket = tickets[addressee] else { return nil }
    open[ticket]?.askers.append(asker)
    return ticket
  }

  mutating func begin(_ ticket: Ticket, _ addressee: Addressee, for asker: Asker) {
    open[ticket] = Asking(addressee: addressee, askers: [asker])
    tickets[addressee] = ticket
  }

  /// Removes an asker from a question; true when that was the last one, which ends the question.
  mutating func leave(_ asker: Asker, _ ticket: Ticket) -> Bool {
    open[ticket]?.askers.removeAll { $0 == asker }
    guard open[ticket]?.askers.isEmpty == true else { return false }
    _ = end(ticket)
    return true
  }

  /// Ends a question, since its answer has come or is not needed; nil when it is not open.
  mutating func end(_ ticket: Ticket) -> Asking? {
    guard let asking = open.removeValue(forKey: ticket) else { return nil }
    tickets[asking.addressee] = nil
    return asking
  }
}

extension Askings.Addressee {
  var rule: AnyGuard? { if case .rule(let rule, _) = self { rule } else { nil } }
  var screen: NodeID? { if case .screen(let id) = self { id } else { nil } }
}
