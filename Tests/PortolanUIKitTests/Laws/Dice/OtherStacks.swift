import HeadlessUIKit

/// Other code that changes what stands in stacks.
@MainActor struct OtherStacks {
  private enum Edit: CaseIterable {
    case push, insertBeneath, removeBeneath, replaceBeneath, replaceTop, replaceAll, pop, popToRoot
    case setTheSame
  }

  private let app: any WalkedApp

  init(_ app: any WalkedApp) { self.app = app }

  private var stacks: [UINavigationController] {
    app.containers(UINavigationController.self).filter { stack in
      stack.viewIfLoaded != nil && !stack.viewControllers.isEmpty
    }
  }

  func edit(_ random: inout SeededGenerator) -> String {
    guard let stack = stacks.randomElement(using: &random) else { return "no stack" }
    let edit = Edit.allCases.randomElement(using: &random) ?? .push
    let animated = animates(stack, &random)
    let old = stack.viewControllers
    let words = "other code: \(edit) in \(old.map(\.words))\(animated.words)"
    // What stands directly beneath the top; a stack keeps a screen of its own beneath another column's.
    let beneath = stack.elements.count > 1 || stack.elements.last === old.last ? old.count - 1 : 0
    switch edit {
    case .push: stack.pushViewController(OtherScreen(), animated: animated)
    case .insertBeneath: set(old.inserting(OtherScreen(), at: beneath), in: stack, animated)
    case .removeBeneath where beneath > 0:
      set(old.replacing(beneath - 1, with: []), in: stack, animated)
    case .replaceBeneath where beneath > 0:
      set(old.replacing(beneath - 1, with: [OtherScreen()]), in: stack, animated)
    case .replaceTop: set(old.replacing(beneath, with: [OtherScreen()]), in: stack, animated)
    case .replaceAll: set([OtherScreen()], in: stack, animated)
    case .pop where beneath > 0: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .setTheSame: set(old, in: stack, animated)
    case .removeBeneath, .replaceBeneath, .pop: return "nothing beneath the top"
    }
    return words
  }

  /// Takes a screen out of one stack and pushes it onto another.
  func move(_ random: inout SeededGenerator) -> String {
    let stacks = stacks
    guard let from = stacks.filter({ $0.viewControllers.count > 1 }).randomElement(using: &random),
      let to = stacks.filter({ $0 !== from }).randomElement(using: &random)
    else { return "no two stacks" }
    let old = from.viewControllers
    let place = Int.random(in: 1..<old.count, using: &random)
    let moved = old[place]
    // UIKit lets nobody push the stack of a column.
    guard !(moved is UINavigationController) else { return "a column moves" }
    // It stands in for a screen that left the tree before it was shown, and stays empty wherever it goes.
    guard type(of: moved) != UIViewController.self else { return "an empty screen moves" }
    guard moved.presentedViewController == nil || app.takesLayers else { return "a layer moves" }
    set(old.replacing(place, with: []), in: from, false)
    guard moved.parent == nil else { return "\(moved.words) has not left its stack yet" }
    let animated = animates(to, &random)
    to.pushViewController(moved, animated: animated)
    return
      "other code moves \(moved.words) onto \(to.viewControllers.map(\.words))\(animated.words)"
  }

  private func set(
    _ new: [UIViewController], in stack: UINavigationController, _ animated: Bool
  ) {
    stack.setViewControllers(new, animated: animated)
  }

  /// Whether the motion is animated: a stack that moves takes no second one, nor does a turn before
  /// iOS 18 (U44).
  private func animates(
    _ stack: UINavigationController, _ random: inout SeededGenerator
  ) -> Bool {
    if app.screen.profile < .iOS18 || Bool.random(using: &random) { app.screen.turn() }
    return Bool.random(using: &random) && stack.transitionCoordinator == nil
  }
}

extension [UIViewController] {
  fileprivate func inserting(_ new: UIViewController, at place: Int) -> [UIViewController] {
    replacingSubrange(place..<place, with: [new])
  }

  fileprivate func replacing(_ place: Int, with new: [UIViewController]) -> [UIViewController] {
    replacingSubrange(place..<(place + 1), with: new)
  }

  private func replacingSubrange(
    _ places: Range<Int>, with new: [UIViewController]
  ) -> [UIViewController] {
    var copy = self
    copy.replaceSubrange(places, with: new)
    return copy
  }
}
