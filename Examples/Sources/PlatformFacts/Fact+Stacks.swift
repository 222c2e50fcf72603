import PortolanUIKit

extension Fact {
  static let stacks: [Fact] = [
    Fact("U27", claim: "order of an animated push") { trial in
      let stack = try await shownStack(["A"], trial)
      stack.pushViewController(trial.controller("B"), animated: true)
      try await trial.stage.settle()
      trial.expect(
        "calls", trial.calls.take(),
        ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    },
    Fact("U28", claim: "order of an animated pop") { trial in
      let stack = try await shownStack(["A", "B"], trial)
      stack.popViewController(animated: true)
      try await trial.stage.settle()
      trial.expect(
        "calls", trial.calls.take(),
        ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    },
    Fact("U32", claim: "the array changes inside push and pop when nothing moves") { trial in
      let stack = try await shownStack(["A"], trial)
      stack.pushViewController(trial.controller("B"), animated: true)
      trial.expect("pushed", stack.viewControllers.count, 2)
      try await trial.stage.settle()
      stack.popViewController(animated: true)
      trial.expect("popped", stack.viewControllers.count, 1)
      try await trial.stage.settle()
    },
    Fact("U37", claim: "the last screen of a stack is not popped") { trial in
      let stack = try await shownStack(["A"], trial)
      trial.expect("pops", stack.popViewController(animated: false) == nil, true)
      trial.expect("left", stack.viewControllers.count, 1)
    },
    Fact("U39", claim: "a new array with the same top moves nothing") { trial in
      let stack = try await shownStack(["A", "B"], trial)
      stack.setViewControllers([stack.viewControllers[1]], animated: true)
      try await trial.stage.settle()
      trial.expect("calls", trial.calls.take(), [])
    },
    Fact("U56", claim: "a coordinator is that of the ancestors") { trial in
      let stack = try await shownStack(["A"], trial)
      let (next, child) = (trial.controller("B"), UIViewController())
      next.addChild(child)
      next.view.addSubview(child.view)
      child.didMove(toParent: next)
      stack.pushViewController(next, animated: true)
      stack.view.layoutIfNeeded()
      trial.expect("the child has one", child.transitionCoordinator != nil, true)
      try await trial.stage.settle()
      trial.expect("it ends", child.transitionCoordinator == nil, true)
    },
    Fact("U57", claim: "without animation there is no coordinator") { trial in
      let stack = try await shownStack(["A"], trial)
      let next = trial.controller("B")
      stack.pushViewController(next, animated: false)
      stack.view.layoutIfNeeded()
      trial.expect("none", next.transitionCoordinator == nil, true)
      try await trial.stage.settle()
    },
    Fact("U163", claim: "a pushed screen is not loaded inside the push") { trial in
      let stack = try await shownStack(["A"], trial)
      let next = trial.controller("B")
      stack.pushViewController(next, animated: true)
      trial.expect("loaded", next.isViewLoaded, false)
      try await trial.stage.settle()
      trial.expect("loaded after", next.isViewLoaded, true)
    },
    Fact("U52", "U53", claim: "a swipe that goes back again tells of no screen") { trial in
      let stack = try await shownStack(["A", "B"], trial)
      let delegate = StackCalls(trial.calls)
      stack.delegate = delegate
      try await trial.stage.drag(.backAndForth)
      trial.expect("count", stack.viewControllers.count, 2)
      let calls = trial.calls.take()
      trial.expect("willShow", calls.filter { $0.hasPrefix("willShow") }, ["willShow A"])
      trial.expect("didShow", calls.filter { $0.hasPrefix("didShow") }, [])
      trial.expect("the last call", calls.last, "B.didAppear")
      _ = delegate
    },
    Fact("U51", claim: "a swipe tells of the screen before and after it appears") { trial in
      let stack = try await shownStack(["A", "B"], trial)
      let delegate = StackCalls(trial.calls)
      stack.delegate = delegate
      try await trial.stage.drag(.back)
      trial.expect("count", stack.viewControllers.count, 1)
      trial.expect(
        "shows", trial.calls.take().filter { $0.contains("Show") }, ["willShow A", "didShow A"])
      _ = delegate
    },
  ]

  /// A stack of noted controllers in the window, at rest.
  @MainActor private static func shownStack(
    _ names: [String], _ trial: FactTrial
  ) async throws -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(names.map(trial.controller), animated: false)
    trial.stage.show(stack)
    try await trial.stage.settle()
    _ = trial.calls.take()
    return stack
  }
}

/// Notes what a stack tells its delegate.
private final class StackCalls: NSObject, UINavigationControllerDelegate {
  private let calls: FactCalls

  init(_ calls: FactCalls) {
    self.calls = calls
  }

  func navigationController(
    _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    calls.add("willShow \(controller.title ?? "")")
  }

  func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    calls.add("didShow \(controller.title ?? "")")
  }
}
