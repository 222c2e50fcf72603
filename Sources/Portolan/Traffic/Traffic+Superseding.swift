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

  /// The number of a request that may end, and whether it would have changed the front screen.
  typealias Older = (number: Int, moved: Bool)

  /// Looks for the requests that a newer one may supersede, if that changes the front screen.
  mutating func findOlder(than newer: Request, _ plan: Plan) -> [Older] {
    let precedence = newer.precedence
    guard !rows.isOnly(precedence.row), precedence.policy != .enqueue,
      !newer.intent.traits.contains(.besideOthers),
      plan.movesFront
    else { return [] }
    return findOlder { old in
      old.row != precedence.row && old.rank < precedence.rank
        && (!old.isLink || precedence.isLink && old.turn != precedence.turn)
    }
  }

  /// Looks for the requests that a person's gesture may supersede; a change of the scene's size ends
  /// none.
  mutating func findOlder(thanMoveTo new: NavigationTree) -> [Older] {
    guard !rows.isEmpty, new.ownPath != tree.ownPath, !new.isResized(from: tree) else { return [] }
    return findOlder { !$0.isLink }
  }

  private mutating func findOlder(_ mayBe: (Request.Precedence) -> Bool) -> [Older] {
    var all: [Older] = []
    for number in rows.all {
      guard let precedence = requests[number]?.precedence, mayBe(precedence),
        precedence.policy != .enqueue,
        !precedence.isStart, requests[number]?.intent.traits.contains(.besideOthers) == false
      else { continue }
      all.append((number, planMovesFront(number, orElse: true)))
    }
    return all
  }

  /// Ends those of the older requests that would have changed the front screen, or would now.
  mutating func supersede(_ older: [Older], by newer: Request?) {
    supersede(
      older.filter { $0.moved || planMovesFront($0.number, orElse: false) }.map(\.number), by: newer
    )
  }

  mutating func supersede(_ older: [Int], by newer: Request?) {
    guard !older.isEmpty else { return }
    let stamp = newer.map(stamp)
    for number in older { end(number, .failure(.superseded(by: stamp))) }
  }

  /// Plans a request, and returns whether it changes the front screen; `otherwise` when it cannot be
  /// planned yet.
  private mutating func planMovesFront(_ number: Int, orElse otherwise: Bool) -> Bool {
    guard let request = requests[number] else { return otherwise }
    do { return try lookAhead(for: request).plan.movesFront } catch { return otherwise }
  }

  /// Notes the front screen at the turn of a request that starts there; throws `superseded` when
  /// another screen is in front later, or when the tabs that a person tapped are gone.
  mutating func bind(_ request: Request) throws(NavigationError) {
    if case .select(.member(let tabs, _)) = request.intent, request.cause == .user,
      !tree.contains(tabs)
    {
      throw .superseded(by: mover)
    }
    guard request.intent.traits.contains(.startsInFront), !request.precedence.isLink,
      request.precedence.policy != .enqueue
    else { return }
    let front = tree.ownPath.last
    guard let bound = request.attempt.front else {
      requests[request.number]?.attempt.front = .some(front)
      return
    }
    if bound != front { throw .superseded(by: mover) }
  }
}

extension Plan {
  /// Whether it changes the front screen.
  var movesFront: Bool { from.ownPath != to.ownPath }
}

extension NavigationTree {
  /// The visible path from the topmost layer that does not stay while the app navigates beneath it;
  /// layers of other code do not count.
  var ownPath: [NodeID] {
    let own = layers.filter { self[$0.root].extra?.foreign == nil }
    guard let lowest = own.lastIndex(where: { !$0.stays }) else { return [] }
    return own[lowest...].flatMap { visiblePath(from: $0.root) }
  }

  /// Whether a split in front has gained or lost room.
  fileprivate func isResized(from old: NavigationTree) -> Bool {
    ownPath.contains { id in old.node(id).map { $0.isCollapsed != self[id].isCollapsed } ?? false }
  }
}
