/// Who is asked just now: each guard value and each screen once at a time, whoever needs the answer.
struct Askings {
  enum Addressee: Hashable {
    case rule(AnyGuard)
    case screen(NodeID)
  }

  /// Who needs the answer.
  enum Asker: Hashable {
    case request(Int)
    /// All guards of what is shown are asked again.
    case revalidation
  }

  struct Asking {
    let addressee: Addressee
    fileprivate(set) var askers: [Asker]
  }

  private var open: [Ticket: Asking] = [:]
  private var tickets: [Addressee: Ticket] = [:]

  subscript(ticket: Ticket) -> Asking? { open[ticket] }

  /// The tickets of all guards that are asked, the first first.
  var ofRules: [Ticket] { tickets(where: \.isRule) }
  /// The tickets of all screens that are asked, the first first.
  var ofScreens: [Ticket] { tickets(where: { !$0.isRule }) }

  private func tickets(where isMeant: (Addressee) -> Bool) -> [Ticket] {
    open.isEmpty ? [] : open.filter { isMeant($1.addressee) }.keys.sorted()
  }

  /// One more needs what is asked already; nil when nobody has asked.
  mutating func join(_ asker: Asker, _ addressee: Addressee) -> Ticket? {
    guard let ticket = tickets[addressee] else { return nil }
    open[ticket]?.askers.append(asker)
    return ticket
  }

  mutating func begin(_ ticket: Ticket, _ addressee: Addressee, for asker: Asker) {
    open[ticket] = Asking(addressee: addressee, askers: [asker])
    tickets[addressee] = ticket
  }

  /// An asker needs the answer no more; true when nobody else does.
  mutating func leave(_ asker: Asker, _ ticket: Ticket) -> Bool {
    open[ticket]?.askers.removeAll { $0 == asker }
    guard open[ticket]?.askers.isEmpty == true else { return false }
    _ = end(ticket)
    return true
  }

  /// The answer has come, or counts no more.
  mutating func end(_ ticket: Ticket) -> Asking? {
    guard let asking = open.removeValue(forKey: ticket) else { return nil }
    tickets[asking.addressee] = nil
    return asking
  }
}

extension Askings.Addressee {
  var isRule: Bool {
    if case .rule = self { return true }
    return false
  }
}
