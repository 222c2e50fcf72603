/// A swipe back that a finger holds.
@MainActor final class StackGesture {
  let next: [StackScreen]
  let transition: SceneTransition

  init(next: [StackScreen], transition: SceneTransition) {
    self.next = next
    self.transition = transition
  }
}

extension StackModel: LeadsBack {
  var navigation: StackController { controller }
  var hasWayBack: Bool { screens.count > 1 }
  var isUnderFinger: Bool { gesture?.transition.isHeld == true }
  var topPlace: Int { screens.count - 1 }

  /// The bar's button, or a long press on it.
  func goBack(to index: Int, animated: Bool) {
    let remaining = Array(screens.prefix(index + 1))
    let popped = Array(screens.dropFirst(index + 1))
    recordPop(to: remaining, animated: animated)
    if stage.assumptions.popWrites == .first { writePop(to: remaining, without: popped) }
    change(to: remaining, animated: animated) { [weak self] in
      guard let self, stage.assumptions.popWrites == .last else { return }
      writePop(to: remaining, without: popped)
    }
  }

  func beginSwipe() {
    guard let top = screens.last, screens.count > 1 else { return }
    let next = Array(screens.dropLast())
    if let below = next.last, below.host == nil { build(below) }
    beginOuter(from: top, to: next.last, isHeld: true)
    tellDelegate(willShow: next.last, animated: true)
    top.host?.begin(false, animated: true)
    next.last?.host?.begin(true, animated: true)
    let held = SceneTransition(isHeld: true) { [weak self] in self?.endSwipe() }
    gesture = StackGesture(next: next, transition: held)
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
    let (top, below) = (screens.last?.host, gesture.next.last?.host)
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
    let popped = Array(screens.dropFirst(gesture.next.count))
    recordPop(to: gesture.next, animated: true)
    screens = gesture.next
    leaving = popped
    gesture.transition.isHeld = false
    outer?.finishGesture()
    if stage.assumptions.popWrites == .first { writePop(to: gesture.next, without: popped) }
    graph.check(self)
  }

  private func endSwipe() {
    guard let gesture else { return }
    self.gesture = nil
    let popped = leaving
    finish(from: popped.last, to: gesture.next.last, gone: popped, animated: true) {
      if stage.assumptions.popWrites == .last { writePop(to: gesture.next, without: popped) }
    }
  }

  private func recordPop(to next: [StackScreen], animated: Bool) {
    stage.record(
      .pop, animated: animated, from: screens.map(\.entry.label), to: next.map(\.entry.label))
  }

  /// A user's way back is written where SwiftUI hears of it; else the path keeps its value.
  private func writePop(to remaining: [StackScreen], without popped: [StackScreen]) {
    if hearsPerson { write(remaining, without: popped) } else { lastWanted = wanted }
  }

  /// What the system writes: the shown path less what was popped.
  func write(_ remaining: [StackScreen], without popped: [StackScreen]) {
    let values = elements(of: remaining)
    for _ in 0..<(stage.assumptions.writesTwice ? 2 : 1) {
      if popped.contains(where: \.isElement) { _ = path.set(values) }
      for case .presented(let id, _) in popped.map(\.entry) {
        presenters.first { $0.id == id }?.clear()
      }
    }
    // Whoever puts the old path back before the next update has changed it nevertheless.
    lastWanted = wanted
  }

  private func elements(of screens: [StackScreen]) -> [AnyHashable] {
    screens.compactMap { if case .element(let value) = $0.entry { value } else { nil } }
  }

  // MARK: What views ask for

  /// Appends what a link stands for, as the path's elements are, or where it is one of them (S65).
  func append(_ value: AnyHashable) {
    let fits =
      stage.assumptions.linkValues == .converted
      || path.elementType.map { $0 == Swift.type(of: value.base) } != false
    if !fits || !path.set(path.get() + [value]) {
      stage.report("NavigationLink: \(value.base) does not fit the stack's path")
    }
  }

  /// Closes a screen and what stands above it.
  func close(_ screen: StackScreen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    if case .presented(let id, _) = screen.entry {
      presenters.first { $0.id == id }?.clear()
    } else {
      _ = path.set(elements(of: Array(screens.prefix(index))))
    }
  }

  /// A tap on the tab in which the stack stands (S42).
  func popToRoot() {
    if !path.get().isEmpty { _ = path.set([]) }
    for presenter in presenters { presenter.clear() }
  }
}

extension StackScreen {
  var isElement: Bool {
    if case .element = entry { return true }
    return false
  }
}
