/// The guards and screens that are being asked; each is asked once at a time, for all askers.
struct Askings {
  enum Addressee: Hashable {
    case rule(AnyGuard)
    case screen(NodeID)
  }

  /// A part of the engine that needs the answer.
  enum Asker: Hashable {
    case request(Int)
    /// All guards of open screens are asked again.
    case revalidation
  }

  struct Asking {
    let addressee: Addressee
    fileprivate(set) var askers: [Asker]
  }

  /// The state in which each question was last found to be needed.
  var neededAt: Prospect.Basis?
  private var open: [Ticket: Asking] = [:]
  private var tickets: [Addressee: Ticket] = [:]

  subscript(ticket: Ticket) -> Asking? { open[ticket] }

  /// The tickets of all guards that are asked, the oldest first.
  var ofRules: [Ticket] { tickets(where: \.isRule) }
  /// The tickets of all screens that are asked, the oldest first.
  var ofScreens: [Ticket] { tickets(where: { !$0.isRule }) }

  private func tickets(where isMeant: (Addressee) -> Bool) -> [Ticket] {
    open.isEmpty ? [] : open.filter { isMeant($1.addressee) }.keys.sorted()
  }

  /// Adds an asker to a question that is open; nil when it is not open.
  mutating func join(_ asker: Asker, _ addressee: Addressee) -> Ticket? {
    guard let ticket = tickets[addressee] else { return nil }
    open[ticket]?.askers.append(asker)
    return ticket
  }

  mutating func begin(_ ticket: Ticket, _ addressee: Addressee, for asker: Asker) {
    open[ticket] = Asking(addressee: addressee, askers: [asker])
    tickets[addressee] = ticket
  }

  /// Removes an asker from a question; true when it was the last one.
  mutating func leave(_ asker: Asker, _ ticket: Ticket) -> Bool {
    open[ticket]?.askers.removeAll { $0 == asker }
    guard open[ticket]?.askers.isEmpty == true else { return false }
    _ = end(ticket)
    return true
  }

  /// Ends a question: the answer has come, or is not needed any more.
  mutating func end(_ ticket: Ticket) -> Asking? {
    guard let asking = open.removeValue(forKey: ticket) else { return nil }
    tickets[asking.addressee] = nil
    return asking
  }
}

extension Askings.Addressee {
  var isRule: Bool { if case .rule = self { true } else { false } }
}
