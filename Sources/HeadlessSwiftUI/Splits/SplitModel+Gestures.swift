/// A swipe back from a column that a finger holds.
@MainActor final class SplitGesture {
  let next: [Int]
  /// The place that goes, once the finger has let go.
  var from: Int?
  let transition: SceneTransition

  init(next: [Int], transition: SceneTransition) {
    self.next = next
    self.transition = transition
  }
}

extension SplitModel: LeadsBack {
  var hasWayBack: Bool { isCollapsed && shown.count > 1 }
  var isUnderFinger: Bool { gesture?.transition.isHeld == true }
  var topPlace: Int { shown.count - 1 }

  /// The bar's button.
  func goBack(to place: Int, animated: Bool) {
    let next = Array(shown.prefix(place + 1))
    record(next, animated: animated)
    if stage.assumptions.popWrites == .first { write(next) }
    change(to: next, animated: animated) { [weak self] in
      if self?.stage.assumptions.popWrites == .last { self?.write(next) }
    }
  }

  func beginSwipe() {
    let next = Array(shown.dropLast())
    if let below = next.last, columns[below].host == nil { build(columns[below]) }
    beginOuter(from: shown.last, to: next.last, isHeld: true)
    host(at: shown.last)?.begin(false, animated: true)
    host(at: next.last)?.begin(true, animated: true)
    let held = SceneTransition(isHeld: true) { [weak self] in self?.endSwipe() }
    gesture = SplitGesture(next: next, transition: held)
    transition = held
    stage.run(held, animated: true)
  }

  /// The user goes back to where the swipe began (U53).
  func cancelSwipe() {
    guard let gesture else { return }
    self.gesture = nil
    transition = nil
    stage.cancel(gesture.transition)
    outer?.cancelGesture()
    let (top, below) = (host(at: shown.last), host(at: gesture.next.last))
    below?.begin(false, animated: true)
    below?.end()
    top?.begin(true, animated: true)
    top?.end()
    endOuter()
    graph.check(self)
  }

  /// The user lets go and the rest runs by itself.
  func finishSwipe() {
    guard let gesture else { return }
    record(gesture.next, animated: true)
    gesture.from = shown.last
    shown = gesture.next
    gesture.transition.isHeld = false
    outer?.finishGesture()
    if stage.assumptions.popWrites == .first { write(gesture.next) }
    graph.check(self)
  }

  private func endSwipe() {
    guard let gesture else { return }
    self.gesture = nil
    finish(from: gesture.from, to: gesture.next.last) {
      if stage.assumptions.popWrites == .last { write(gesture.next) }
    }
  }

  /// What the system writes: the column that is in front now (S37).
  private func write(_ next: [Int]) {
    guard let top = next.last else { return }
    for _ in 0..<(stage.assumptions.writesTwice ? 2 : 1) { preferred.set(columns[top].column) }
    // Whoever puts the old column back before the next update has changed it nevertheless.
    lastWanted = wanted
  }
}
