/// What is asked for last is what is seen.
extension Traffic {
  /// Ends all that was asked for before, but links and what is beside others.
  mutating func supersedeAll(before number: Int) {
    guard let newer = requests[number] else { return }
    supersede(
      rows.all.filter { old in
        guard let request = requests[old] else { return false }
        return !request.precedence.isLink && !request.intent.traits.contains(.besideOthers)
      }, by: newer)
  }

  /// A request that may lose its place, and whether it would have changed what is in front.
  typealias Older = (number: Int, moved: Bool)

  /// Those that may lose their place when a request commits: what is in front becomes another.
  mutating func older(than newer: Request, _ plan: Plan) -> [Older] {
    let place = newer.precedence
    guard !rows.isOnly(place.row), place.policy != .enqueue,
      !newer.intent.traits.contains(.besideOthers),
      plan.movesFront
    else { return [] }
    return older { old in
      old.row != place.row && old.rank < place.rank
        && (!old.isLink || place.isLink && old.turn != place.turn)
    }
  }

  /// Those that may lose their place when a person moves on; a size that changes moves nobody.
  mutating func older(thanMoveTo new: NavigationTree) -> [Older] {
    guard !rows.isEmpty, new.ownPath != tree.ownPath, !new.isResized(from: tree) else { return [] }
    return older { !$0.isLink }
  }

  private mutating func older(_ mayBe: (Request.Precedence) -> Bool) -> [Older] {
    var all: [Older] = []
    for number in rows.all {
      guard let place = requests[number]?.precedence, mayBe(place), place.policy != .enqueue,
        !place.isStart, requests[number]?.intent.traits.contains(.besideOthers) == false
      else { continue }
      all.append((number, movesFront(number, orElse: true)))
    }
    return all
  }

  /// Ends what would have changed what is in front, and what would now.
  mutating func supersede(_ older: [Older], by newer: Request?) {
    supersede(
      older.filter { $0.moved || movesFront($0.number, orElse: false) }.map(\.number), by: newer)
  }

  mutating func supersede(_ older: [Int], by newer: Request?) {
    guard !older.isEmpty else { return }
    let stamp = newer.map(stamp)
    for number in older { end(number, .failure(.superseded(by: stamp))) }
  }

  /// Whether it is about what is in front; what cannot be planned yet may be.
  private mutating func movesFront(_ number: Int, orElse otherwise: Bool) -> Bool {
    do { return try lookAhead(for: number).movesFront } catch { return otherwise }
  }

  /// Binds what goes on from the screen in front to that screen, once it has its turn, and a tap to the
  /// tabs that were tapped.
  mutating func bind(_ number: Int) throws(NavigationError) {
    if case .selectMember(let tabs, _)? = requests[number]?.intent,
      requests[number]?.cause == .user, !tree.contains(tabs)
    {
      throw .superseded(by: mover)
    }
    guard requests[number]?.intent.traits.contains(.startsInFront) == true,
      let request = requests[number],
      !request.precedence.isLink, request.precedence.policy != .enqueue
    else { return }
    let front = tree.ownPath.last
    guard let bound = request.attempt.front else {
      requests[number]?.attempt.front = .some(front)
      return
    }
    if bound != front { throw .superseded(by: mover) }
  }
}

extension Plan {
  /// Whether another screen is in front after it.
  var movesFront: Bool { from.ownPath != to.ownPath }
}

extension NavigationTree {
  /// The visible path below the layers of other code.
  var ownPath: [NodeID] {
    guard let front = layers.last(where: { self[$0.root].extra?.foreign == nil }) else { return [] }
    return visiblePath(from: front.root)
  }

  /// Whether a split in front has more room, or less.
  fileprivate func isResized(from old: NavigationTree) -> Bool {
    ownPath.contains { id in old.node(id).map { $0.isCollapsed != self[id].isCollapsed } ?? false }
  }
}
