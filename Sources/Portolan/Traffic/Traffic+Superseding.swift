/// What is asked for last is what is seen.
extension Traffic {
  /// Ends all that was asked for before, but links and what is beside others.
  mutating func supersedeAll(before number: Int) {
    guard let newer = requests[number] else { return }
    supersede(
      rows.all.filter { old in
        guard let request = requests[old] else { return false }
        return !request.precedence.isLink && !request.intent.isBesideOthers
      }, by: newer)
  }

  /// Those that lose their place when a request commits: what is in front becomes another.
  mutating func passedOver(by newer: Request, _ plan: Plan) -> [Int] {
    guard !rows.isAlone(newer.number), !newer.intent.isBesideOthers, plan.movesFront else {
      return []
    }
    let place = newer.precedence
    return passedOver { old in
      old.row != place.row && old.rank < place.rank && (!old.isLink || place.isLink)
    }
  }

  /// Those that lose their place when a person moves on; a size that changes moves nobody.
  mutating func passedOver(following new: NavigationTree) -> [Int] {
    guard !rows.isEmpty, new.ownPath != tree.ownPath, !new.isResized(from: tree) else { return [] }
    return passedOver { !$0.isLink }
  }

  mutating func supersede(_ old: [Int], by newer: Request?) {
    guard !old.isEmpty else { return }
    let stamp = newer.map(stamp)
    for number in old { end(number, .failure(.superseded(by: stamp))) }
  }

  private mutating func passedOver(_ mayBe: (Request.Precedence) -> Bool) -> [Int] {
    var old: [Int] = []
    for number in rows.all {
      guard let request = requests[number], !request.intent.isBesideOthers,
        request.precedence.policy != .enqueue, !request.precedence.isStart,
        mayBe(request.precedence)
      else { continue }
      if movesFront(number) { old.append(number) }
    }
    return old
  }

  /// Whether it is about what is in front; so is what cannot be planned yet.
  private mutating func movesFront(_ number: Int) -> Bool {
    do { return try lookAhead(for: number).movesFront } catch { return true }
  }

  /// Binds what goes on from the screen in front to that screen, once it has its turn.
  mutating func bind(_ number: Int) throws(NavigationError) {
    guard let request = requests[number], request.intent.goesOnFromFront,
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

extension Intent {
  /// Whether it has no place of its own, and starts where the person is.
  fileprivate var goesOnFromFront: Bool {
    switch self {
    case .back, .popToRoot, .push, .reset, .dismiss, .dismissAll: return true
    case .move(.back), .move(.first), .move(.dismiss): return true
    case .transaction(let steps): return steps.first?.goesOnFromFront ?? false
    default: return false
    }
  }
}
