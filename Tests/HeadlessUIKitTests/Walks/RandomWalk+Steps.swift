import HeadlessUIKit

extension RandomWalk {
  /// What was done and which faults it has earned.
  struct Step {
    let name: String
    var breaks: Set<HeadlessFault.Kind> = []
  }

  func step() -> Step {
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2: return push(animated)
    case 3, 4: return pop(animated)
    case 5: return replace(animated)
    case 6, 7: return present(animated)
    case 8: return dismiss(animated)
    case 9: return Step(name: "swipe \(screen.beginSwipeBack())")
    case 10: return Step(name: "drag \(screen.beginSheetDrag())")
    case 11, 12:
      letGo()
      return Step(name: "let go")
    case 13, 14:
      screen.turn()
      return Step(name: "turn")
    case 15:
      screen.advance(by: .milliseconds(Int.random(in: 1...500, using: &random)))
      return Step(name: "wait")
    case 16, 17:
      tabs?.selectedIndex = Int.random(in: 0..<3, using: &random)
      return Step(name: "select \(tabs != nil)")
    default:
      letGo()
      screen.finishTransitions()
      return Step(name: "finish")
    }
  }

  private func push(_ animated: Bool) -> Step {
    guard let stack = stacks.randomElement(using: &random) else { return Step(name: "no stack") }
    guard Int.random(in: 0..<12, using: &random) > 0, let twice = stack.viewControllers.first else {
      stack.pushViewController(screenOfItsOwn(), animated: animated)
      return Step(name: "push \(animated)")
    }
    stack.pushViewController(twice, animated: animated)
    return Step(name: "push twice", breaks: [.duplicatePush])
  }

  private func pop(_ animated: Bool) -> Step {
    guard let stack = stacks.randomElement(using: &random) else { return Step(name: "no stack") }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      stack.popToRootViewController(animated: animated)
      return Step(name: "pop to root \(animated)")
    case 1:
      guard let target = stack.viewControllers.randomElement(using: &random) else { break }
      stack.popToViewController(target, animated: animated)
      return Step(name: "pop to a member \(animated)")
    case 2 where Bool.random(using: &random):
      stack.popToViewController(screenOfItsOwn(), animated: animated)
      return Step(name: "pop to a stranger", breaks: [.popOutsideStack])
    default: break
    }
    stack.popViewController(animated: animated)
    return Step(name: "pop \(animated)")
  }

  /// Some of the old ones in another order, and some new ones.
  private func replace(_ animated: Bool) -> Step {
    guard let stack = stacks.randomElement(using: &random) else { return Step(name: "no stack") }
    var members = stack.viewControllers.shuffled(using: &random)
    members.removeLast(Int.random(in: 0...members.count, using: &random))
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      members.insert(
        screenOfItsOwn(), at: Int.random(in: 0...members.count, using: &random))
    }
    stack.setViewControllers(members, animated: animated)
    return Step(name: "set \(members.count) \(animated)")
  }

  private func present(_ animated: Bool) -> Step {
    let layers = layers
    guard layers.count < 6, let presenter = layers.randomElement(using: &random) else {
      return Step(name: "deep enough")
    }
    let styles: [UIModalPresentationStyle] = [
      .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .overCurrentContext,
      .currentContext,
    ]
    let modal = Bool.random(using: &random) ? stack() : screenOfItsOwn()
    modal.modalPresentationStyle = styles.randomElement(using: &random) ?? .automatic
    let breaks = brokenRules(presentingOn: presenter)
    presenter.present(modal, animated: animated)
    return Step(name: "present \(modal.modalPresentationStyle) \(animated)", breaks: breaks)
  }

  private func brokenRules(presentingOn presenter: UIViewController) -> Set<HeadlessFault.Kind> {
    if presenter.presentedViewController != nil { return [.alreadyPresenting] }
    if presenter.viewIfLoaded?.window == nil { return [.outsideWindow] }
    return isModalMoving ? [.presentationInProgress] : []
  }

  private func dismiss(_ animated: Bool) -> Step {
    guard let receiver = layers.randomElement(using: &random) else { return Step(name: "nobody") }
    let breaks: Set<HeadlessFault.Kind> = isModalMoving ? [.dismissalInProgress] : []
    receiver.dismiss(animated: animated)
    return Step(name: "dismiss \(animated)", breaks: breaks)
  }
}
