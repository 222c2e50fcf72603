/// Decides which requests have their turn.
extension Traffic {
  /// Gives a new request its place in the order.
  mutating func makePrecedence(of submission: Signal.Submission) -> Request.Precedence {
    let isStart = if case .restore = submission.intent { true } else { false }
    return Request.Precedence(
      row: takeRow(for: submission), rank: submission.rank ?? lastNumber + 1,
      policy: submission.policy, isLink: submission.origin.waits, isStart: isStart)
  }

  /// Takes the row of a new request, or begins one.
  ///
  /// A request for which no other waits begins a row of its own. A user's gesture begins one that
  /// requests of code in the same turn of the main actor join. A request that a guard or a
  /// screen makes while it is asked joins the row of the request for which it is asked. One that is
  /// to wait for all before it joins the last row.
  private mutating func takeRow(for submission: Signal.Submission) -> Int {
    if let row = submission.during.flatMap(rowOfAsker) { return row }
    if submission.origin == .refusal || submission.intent.traits.contains(.ownRow) {
      return rows.begin()
    }
    if let turn, submission.cause != .user { return turn }
    let row = submission.policy == .enqueue ? lastRowOfCode ?? rows.begin() : rows.begin()
    turn = row
    return row
  }

  private var lastRowOfCode: Int? {
    rows.ends.compactMap { requests[$0]?.precedence }.last { !$0.isLink }?.row
  }

  /// Asks for a signal at the end of the turn, if later requests of the turn may have to wait.
  mutating func awaitTurn() {
    guard turn != nil || adoption != nil, !isTurnAwaited else { return }
    if rows.isEmpty, parked.isEmpty {
      turn = nil
    } else {
      isTurnAwaited = true
      effects.append(.beginTurn)
    }
  }

  mutating func endTurn() {
    turn = nil
    adoption = nil
    isTurnAwaited = false
  }

  private func rowOfAsker(_ ticket: Ticket) -> Int? {
    askings[ticket]?.askers.lazy.compactMap { asker in
      guard case .request(let number) = asker else { return nil }
      return requests[number]?.precedence.row
    }.first
  }

  /// Advances one request that is first in its row and may go on; false when there is none.
  mutating func goOnInRows() -> Bool {
    guard let next = rows.heads.first(where: { mayGoOn($0) }) else { return false }
    advance(next)
    return true
  }

  /// Advances a request, and no other, if it has its turn.
  mutating func goOn(_ number: Int) {
    if rows.heads.contains(number), mayGoOn(number) { advance(number) }
  }

  private func mayGoOn(_ number: Int) -> Bool {
    switch requests[number]?.phase {
    case .waiting: number != adoption && mayBegin(number)
    case .asking(let ticket): ticket == nil
    case .parked, .committed, nil: false
    }
  }

  /// Whether the first request of a row may have its turn.
  ///
  /// It waits for older restorations, and with `enqueue` for all older requests but links.
  private func mayBegin(_ number: Int) -> Bool {
    guard let precedence = requests[number]?.precedence else { return false }
    func isOlder(_ number: Int) -> Bool {
      requests[number].map { $0.parking == nil && $0.precedence.rank < precedence.rank } ?? false
    }
    if starts.contains(where: isOlder) { return false }
    return precedence.policy != .enqueue
      || !rows.heads.contains { isOlder($0) && requests[$0]?.precedence.isLink == false }
  }
}
