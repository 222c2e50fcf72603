/// Who goes on, and who waits for what was asked for later.
extension Traffic {
  /// Where something stands that is asked for now.
  mutating func precedence(of asked: LiveSignal.Asked) -> Request.Precedence {
    var isStart = false
    if case .restore = asked.intent { isStart = true }
    return Request.Precedence(
      row: row(for: asked), rank: asked.rank ?? lastNumber + 1, policy: asked.policy,
      isLink: asked.origin.waits, isStart: isStart)
  }

  /// The row in which something goes that is asked for now.
  ///
  /// What nobody waits for has one of its own; the move of a person begins one, to which belongs what
  /// comes of it in the same turn. What a guard or an alert asks for itself goes behind what it is
  /// asked for.
  private mutating func row(for asked: LiveSignal.Asked) -> Int {
    if let row = asked.during.flatMap(rowOfAsker) { return row }
    if asked.origin == .refusal || asked.intent.traits.contains(.ownRow) { return rows.begin() }
    if let turn, asked.cause != .user { return turn }
    let row = rows.begin()
    turn = row
    return row
  }

  /// Waits for the end of a turn, when what it asks for next may have to wait for something.
  mutating func awaitTurn() {
    guard turn != nil, !isTurnAwaited else { return }
    if rows.isEmpty, parked.isEmpty {
      turn = nil
    } else {
      isTurnAwaited = true
      effects.append(.beginTurn)
    }
  }

  mutating func endTurn() {
    turn = nil
    isTurnAwaited = false
  }

  private func rowOfAsker(_ ticket: Ticket) -> Int? {
    askings[ticket]?.askers.lazy.compactMap { asker in
      guard case .request(let number) = asker else { return nil }
      return requests[number]?.precedence.row
    }.first
  }

  /// Goes on with the first of a row that may; false when there is none.
  mutating func goOnInRows() -> Bool {
    guard !rows.isEmpty else { return false }
    let newest = rows.isSingle ? 0 : newestRank
    guard let next = rows.heads.first(where: { mayGoOn($0, newest: newest) }) else { return false }
    advance(next)
    return true
  }

  private func mayGoOn(_ number: Int, newest: Int) -> Bool {
    guard let place = requests[number]?.precedence else { return false }
    switch requests[number]?.phase {
    case .waiting: return mayBegin(place)
    case .asking(let question): return question == nil
    case .ready: return place.rank >= newest
    case .parked, .committed, nil: return false
    }
  }

  /// The highest rank of those that may take the place of others.
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

  /// Whether the first of a row may have its turn: nobody waits for others, but behind a restoration
  /// that is not shown, and for older ones when it was asked for like that.
  private func mayBegin(_ place: Request.Precedence) -> Bool {
    func isOlder(_ number: Int) -> Bool {
      requests[number].map { $0.parking == nil && $0.precedence.rank < place.rank } ?? false
    }
    if starts.contains(where: isOlder) { return false }
    return place.policy != .enqueue || !rows.heads.contains(where: isOlder)
  }

  /// Whether a request must not commit yet: something is on its way that was asked for later, and
  /// both are about what is in front.
  func isHeldBack(_ request: Request, with plan: Plan) -> Bool {
    guard !rows.isSingle, !request.intent.traits.contains(.besideOthers) else { return false }
    return plan.movesFront && newestRank > request.precedence.rank
  }
}

extension Request {
  /// Whether others may lose their place to it, as far as is known.
  fileprivate var mayMoveFront: Bool {
    precedence.policy != .enqueue && !intent.traits.contains(.besideOthers)
      && attempt.prospect?.plan.movesFront != false
  }

  fileprivate var isBegun: Bool {
    if case .waiting = phase { return false }
    return true
  }
}
