import PortolanTesting

@testable import Portolan

/// The screen of a walk of signals: late, moved by fingers, and gone at times.
extension TrafficWalk {
  mutating func takeHost() {
    guard random.once(in: 3) else { return }
    performing = nil
    isMoving = false
    awaitedCommit = nil
    screen = screen == nil || random.once(in: 2) ? ScreenModel() : nil
    feed(.hosted(screen.map { ScreenSnapshot(isMoving: false, reading: $0.reading) }))
  }

  /// A root that is out of sight is awaited no longer.
  mutating func giveUpRoot() {
    guard let commit = awaitedCommit else { return }
    awaitedCommit = nil
    feed(.overdue(commit: commit, nil))
  }

  private var snapshot: ScreenSnapshot {
    ScreenSnapshot(isMoving: isMoving, reading: isMoving ? nil : screen?.reading)
  }

  mutating func look() {
    if screen != nil, traffic.host.isNews(snapshot) {
      feed(.seen(snapshot, isEndOfMove: false))
    }
  }

  mutating func finish() {
    guard let (plan, ticket) = performing else {
      isMoving = false
      return
    }
    performing = nil
    isMoving = random.once(in: 20)
    screen?.perform(plan)
    feed(.performed(ticket, snapshot, isLate: random.once(in: 12)))
  }

  mutating func move() {
    guard performing == nil, !isMoving, var moved = screen else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) { moveOnce(on: &moved) }
    screen = moved
    if random.once(in: 2) { feed(.seen(snapshot, isEndOfMove: true)) } else { look() }
  }

  private mutating func moveOnce(on screen: inout ScreenModel) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: screen.swipeBack()
    case 1: screen.dragAway()
    default:
      guard let id = traffic.tree.frontFirst.randomElement(using: &random) else { return }
      screen.select(Int.random(in: 0..<3, using: &random), of: id)
    }
  }
}
