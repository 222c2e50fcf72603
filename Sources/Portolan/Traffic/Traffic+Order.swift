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

/// Ends older requests in favour of newer ones.
extension Traffic {
  /// Ends all older requests, except links and requests that have the trait `besideOthers`.
  mutating func supersedeAll(before number: Int) {
    guard let newer = requests[number] else { return }
    supersede(
      rows.all.filter { old in
        guard let request = requests[old] else { return false }
        return !request.precedence.isLink && !request.intent.traits.contains(.besideOthers)
      }, by: newer)
  }

  /// Ends the older requests of code that lead to the front, as a request with this plan does.
  mutating func supersedeOlder(than newer: Request, _ plan: NavigationPlan) {
    let older = rivals(of: newer).filter { $0.precedence.rank < newer.precedence.rank }
    guard !older.isEmpty, newer.takesPlaces, newer.showsTarget || plan.movesFront else { return }
    supersede(older.filter { leadsToFront($0) || isToStartThere($0) }.map(\.number), by: newer)
  }

  /// Throws `superseded` when a newer request of code that leads to the front has begun, as while
  /// this one was parked, or has come, as while this one waited behind another in its row.
  func checkIsNewest(_ request: Request, _ plan: NavigationPlan) throws(NavigationError) {
    guard request.givesWay else { return }
    let newer = rivals(of: request).filter { $0.precedence.rank > request.precedence.rank }
    if let begun = newer.first(where: { $0.isBegun && leadsToFront($0) }),
      request.showsTarget || plan.movesFront
    {
      throw .superseded(by: stamp(begun))
    }
    if let front = lastInFront, request.losesFront(to: front.precedence), plan.movesFront {
      throw .superseded(by: front.stamp)
    }
  }

  /// Notes who has changed the front screen, if it ends older requests.
  mutating func noteFront(_ request: Request, _ plan: NavigationPlan) {
    if request.takesPlaces, plan.movesFront { lastInFront = (request.precedence, stamp(request)) }
  }

  /// The requests in other rows that give way.
  private func rivals(of request: Request) -> [Request] {
    guard !rows.isOnly(request.precedence.row) else { return [] }
    return requestsGivingWay().filter { $0.precedence.row != request.precedence.row }
  }

  /// Ends the requests that lead to the front, since a user or other code has moved there; a change
  /// of the scene's size ends none.
  mutating func supersedeOlder(thanMoveTo new: NavigationTree) {
    guard !rows.isEmpty, !new.hasOwnPath(of: tree), !new.isResized(from: tree) else { return }
    lastInFront = nil
    supersede(requestsGivingWay().filter(leadsToFront).map(\.number), by: nil)
  }

  private func requestsGivingWay() -> [Request] {
    rows.all.compactMap { requests[$0] }.filter(\.givesWay)
  }

  mutating func supersede(_ older: [Int], by newer: Request?) {
    guard !older.isEmpty else { return }
    let stamp = newer.map(stamp)
    for number in older { end(number, .failure(.superseded(by: stamp))) }
  }

  /// Whether a request leads to the front: it shows a screen that it names, or changes the front
  /// screen; one that cannot be planned yet counts as if it did.
  private func leadsToFront(_ request: Request) -> Bool {
    do { return try request.showsTarget || prospect(of: request).plan.movesFront } catch {
      return true
    }
  }

  /// Whether a request has not had its turn and starts in front, as `back` does: whatever it would do
  /// now, after a newer request it would leave the screen of that.
  private func isToStartThere(_ request: Request) -> Bool {
    guard case .waiting = request.phase else { return false }
    return request.intent.traits.contains(.startsInFront)
  }

  /// Notes the front screen at the turn of a request that starts there; throws `superseded` when
  /// another screen is in front later, or when the tabs that a user tapped are gone.
  mutating func bind(_ request: Request) throws(NavigationError) {
    if case .select(.member(let tabs, _)) = request.intent, request.cause == .user,
      !tree.contains(tabs)
    {
      throw .superseded(by: nil)
    }
    guard request.intent.traits.contains(.startsInFront), !request.precedence.isLink,
      request.precedence.policy != .enqueue
    else { return }
    let front = tree.ownFront
    guard let bound = request.attempt.front else {
      requests[request.number]?.attempt.front = .some(front)
      return
    }
    if bound != front { throw .superseded(by: nil) }
  }
}

extension Request {
  /// Whether it ends older requests, if it leads to the front.
  fileprivate var takesPlaces: Bool {
    precedence.policy != .enqueue && !intent.traits.contains(.besideOthers)
  }

  fileprivate var isBegun: Bool { if case .asking = phase { true } else { false } }

  /// Whether the screen that it names is in front at last, whatever is in front now.
  fileprivate var showsTarget: Bool {
    intent.traits.contains(.hasTarget) && !intent.traits.contains(.mayBeCovered)
  }

  /// Whether one that has come was requested later, and in another row; a parked one comes in spite of those
  /// that were requested while it waited.
  fileprivate func losesFront(to other: Precedence) -> Bool {
    other.rank > max(precedence.rank, precedence.rankAtResume) && other.row != precedence.row
      && !intent.traits.contains(.upkeep)
  }

  /// Whether it ends for newer requests, if it leads to the front.
  fileprivate var givesWay: Bool { takesPlaces && !precedence.isLink && !precedence.isStart }
}

extension NavigationPlan {
  /// Whether it changes the front screen.
  var movesFront: Bool { !to.hasOwnPath(of: from) }
}

extension NavigationTree {
  /// The visible path from the topmost layer that does not stay while the app navigates beneath it;
  /// layers of other code do not count.
  var ownPath: [NodeID] { ownLayers.flatMap { visiblePath(from: $0.root) } }

  /// Whether both trees have the same `ownPath`; it stops at the first difference.
  func hasOwnPath(of other: Self) -> Bool {
    let own = ownLayers
    // A map may move what was pushed into a layer of its own, on the same path.
    guard own.elementsEqual(other.ownLayers, by: { $0.root == $1.root }) else {
      return ownPath == other.ownPath
    }
    return own.allSatisfy { hasVisiblePath(of: other, from: $0.root) }
  }

  private func hasVisiblePath(of other: Self, from root: NodeID) -> Bool {
    var next: NodeID? = root
    while let id = next {
      next = self[id].frontChild
      if next != other[id].frontChild { return false }
    }
    return true
  }

  /// The node at the end of `ownPath`.
  var ownFront: NodeID? { ownLayers.last.map { front(from: $0.root) } }

  private var ownLayers: ArraySlice<Layer> {
    if layers.count == 1 { return layers[...] }
    let own = layers.filter { self[$0.root].extra?.foreign == nil }
    return own.lastIndex { !$0.stays }.map { own[$0...] } ?? []
  }

  /// Whether a split in front has gained or lost room.
  fileprivate func isResized(from old: NavigationTree) -> Bool {
    ownPath.contains { id in old.node(id).map { $0.isCollapsed != self[id].isCollapsed } ?? false }
  }
}
