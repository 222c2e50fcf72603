/// Decides which requests go on, and which wait for newer ones.
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
  /// A request for which no other waits begins a row. So does a person's gesture; requests that
  /// code makes in the same turn of the main actor join that row. A request that a guard or a
  /// screen makes while it is asked joins the row of the request for which it is asked.
  private mutating func takeRow(for submission: Signal.Submission) -> Int {
    if let row = submission.during.flatMap(rowOfAsker) { return row }
    if submission.origin == .refusal || submission.intent.traits.contains(.ownRow) {
      return rows.begin()
    }
    if let turn, submission.cause != .user { return turn }
    let row = rows.begin()
    turn = row
    return row
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
    guard !rows.isEmpty else { return false }
    let newest = rows.isSingle ? 0 : newestRank
    guard let next = rows.heads.first(where: { mayGoOn($0, newest: newest) }) else { return false }
    advance(next)
    return true
  }

  private func mayGoOn(_ number: Int, newest: Int) -> Bool {
    guard let request = requests[number] else { return false }
    switch request.phase {
    case .waiting: return number != adoption && mayBegin(request.precedence)
    case .asking(let ticket): return ticket == nil
    case .ready: return request.precedence.rank >= newest
    case .parked, .committed: return false
    }
  }

  /// The highest rank of the requests that may supersede others; 0 without any.
  private var newestRank: Int {
    var newest = 0
    for number in rows.heads {
      guard let request = requests[number], request.precedence.rank > newest,
        request.mayMoveFront, request.isBegun || mayBegin(request.precedence)
      else { continue }
      newest = request.precedence.rank
    }
    return newest
  }

  /// Whether the first request of a row may have its turn.
  ///
  /// It waits for older restorations on their way, and with `enqueue` for all older requests.
  private func mayBegin(_ precedence: Request.Precedence) -> Bool {
    func isOlder(_ number: Int) -> Bool {
      requests[number].map { $0.parking == nil && $0.precedence.rank < precedence.rank } ?? false
    }
    if starts.contains(where: isOlder) { return false }
    return precedence.policy != .enqueue || !rows.heads.contains(where: isOlder)
  }

  /// Whether a request must not commit yet: a newer one on its way changes the front screen too.
  func isHeldBack(_ request: Request, with plan: Plan) -> Bool {
    guard !rows.isSingle, !request.intent.traits.contains(.besideOthers) else { return false }
    return plan.movesFront && newestRank > request.precedence.rank
  }
}

extension Request {
  /// Whether the request may change the front screen and supersede others, as far as is known.
  fileprivate var mayMoveFront: Bool {
    precedence.policy != .enqueue && !intent.traits.contains(.besideOthers)
      && attempt.prospect?.value.plan.movesFront != false
  }

  fileprivate var isBegun: Bool { if case .waiting = phase { false } else { true } }
}
