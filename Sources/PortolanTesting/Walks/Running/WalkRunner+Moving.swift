import Portolan

extension WalkRunner {
  /// Performs a user's move; false when the screen does not offer it.
  func make(_ move: WalkMove) -> Bool {
    guard !host.isTransitioning else { return false }
    if move == .fold { return fold() }
    guard let move = host.screen.move(for: move), host.screen.offers(move) else { return false }
    if let request = host.make(move, in: scene) { remember([request]) }
    return true
  }

  /// The window has room for one column, or for all again; hosts report both to the navigator.
  private func fold() -> Bool {
    scene.isCompact.toggle()
    host.screen.foldSplits(scene.isCompact)
    scene.screenDidChange()
    return true
  }

  /// Other code acts; false when it cannot.
  func intrude(_ intrusion: WalkIntrusion) -> Bool {
    guard !host.isTransitioning else { return false }
    let new = WalkIntruder()
    var screen = host.screen
    switch intrusion {
    case .presents:
      screen.present(ForeignID(new))
      host.modals[ForeignID(new)] = modals[intruders.count % modals.count]
    case .pushes: screen.push(ForeignID(new))
    case .takesAway(let place):
      intruders.removeAll { !screen.shows(ForeignID($0)) }
      guard !intruders.isEmpty else { return false }
      screen.remove(ForeignID(intruders[place % intruders.count]))
    }
    // Changes of other code out of sight are read when they come into view.
    guard screen.reading != host.screen.reading else { return false }
    if screen.shows(ForeignID(new)) { intruders.append(new) }
    host.screen = screen
    scene.screenDidChange()
    return true
  }
}

/// How modals of other code behave, one after the other.
@MainActor private let modals = [
  nil, RecordedModal(isAlert: true), RecordedModal(.keep), RecordedModal(isModal: true),
]

extension ScreenModel {
  /// The effect of a finger's movement on this screen.
  fileprivate func move(for move: WalkMove) -> Move? {
    switch move {
    case .swipeBack: return .back
    case .goToFirst: return .first
    case .dragAway: return .dismiss
    case .tap(let place): return selection(of: place) { _ in true }
    case .turn(let place): return selection(of: place) { $0 == .pages }
    case .choose(let place): return selection(of: place) { $0 == .split }
    case .fold: return nil
    }
  }

  /// The place at this number, counted round, of the container nearest to the front screen.
  private func selection(of place: Int, in isMeant: (NodeKind) -> Bool) -> Move? {
    for id in reachable {
      guard let kind = kinds[id]?.node, isMeant(kind), let places = contents[id]?.places,
        !places.isEmpty
      else { continue }
      return .select(in: id, position: place % places.count)
    }
    return nil
  }
}
