import HeadlessUIKit

/// A person and a program that do whatever is possible on one screen.
@MainActor final class RandomWalk {
  let screen: HeadlessScreen
  let watch = Watch()
  var random: SeededGenerator
  private(set) var window: UIWindow?
  private(set) var steps: [String] = []

  init(on screen: HeadlessScreen, seed: UInt64) {
    self.screen = screen
    random = SeededGenerator(seed: seed)
    window = screen.show(Bool.random(using: &random) ? stack() : threeTabs())
  }

  func run(_ count: Int) {
    for _ in 0..<count where watch.problems.isEmpty {
      let foreseen = foreseenFaults
      let before = screen.faults.count
      let step = step()
      steps.append(step.name)
      for fault in screen.faults[before...] where !foreseen.union(step.breaks).contains(fault.kind)
      {
        watch.report("\(fault)")
      }
      checkStructure()
      // What was asked for in one turn may be one transition or several (U163).
      if Bool.random(using: &random) { continue }
      screen.layoutIfNeeded()
      if !screen.isTransitioning { checkRest() }
    }
  }

  /// Lets go of everything; afterwards nothing that was made may be alive.
  func end() {
    letGo()
    screen.finishTransitions()
    window?.rootViewController?.dismiss(animated: false)
    screen.finishTransitions()
    window?.rootViewController = nil
    window = nil
    screen.finishTransitions()
    screen.turn()
    if screen.assumptions.releasesLate { screen.advance(by: .seconds(2)) }
  }

  // MARK: What stands on the screen

  /// The root and what is presented over it, each on the one before.
  var layers: [UIViewController] {
    var layers = [window?.rootViewController].compactMap { $0 }
    while let next = layers.last?.presentedViewController { layers.append(next) }
    return layers
  }

  var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

  var stacks: [UINavigationController] {
    ((tabs?.viewControllers ?? []) + layers).compactMap { $0 as? UINavigationController }
  }

  func screenOfItsOwn() -> WatchedController { WatchedController(watch) }

  func stack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: screenOfItsOwn())
    watch.add(stack)
    return stack
  }

  private func threeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    watch.add(tabs)
    tabs.viewControllers = [stack(), screenOfItsOwn(), stack()]
    return tabs
  }

  func letGo() {
    let finishes = Bool.random(using: &random)
    if finishes { screen.finishSwipeBack() } else { screen.cancelSwipeBack() }
    if finishes { screen.finishSheetDrag() } else { screen.cancelSheetDrag() }
  }

  /// Before iOS 18 two animated edits of a stack in a row are worth a line in the log (U44).
  private var foreseenFaults: Set<HeadlessFault.Kind> {
    screen.profile < .iOS18 && screen.isTransitioning ? [.nestedTransition] : []
  }

  /// Whether the window is busy with a modal, so that another one is refused (U72, U87).
  var isModalMoving: Bool { layers.contains { $0.isBeingPresented || $0.isBeingDismissed } }
}
