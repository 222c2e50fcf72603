import PortolanUIKit

extension Fact {
  static let stacks: [Fact] = [
    Fact("U27", claim: "order of an animated push") { trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      stack.pushViewController(trial.controller("B"), animated: true)
      try await trial.settle()
      trial.expect(
        "calls", trial.calls.take(),
        ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    },
    Fact("U28", claim: "order of an animated pop") { trial in
      let stack = try await trial.shownStack("A", "B", tellsDelegate: false)
      stack.popViewController(animated: true)
      try await trial.settle()
      trial.expect(
        "calls", trial.calls.take(),
        ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    },
    Fact("U29", claim: "a pushed controller has its parent, a popped one has none") { trial in
      let stack = try await trial.shownStack("A")
      let next = trial.controller("B")
      stack.pushViewController(next, animated: true)
      try await trial.settle()
      trial.expect("parent", next.parent === stack, true)
      stack.popViewController(animated: true)
      try await trial.settle()
      trial.expect("parent after", next.parent == nil, true)
    },
    Fact("U32", claim: "the array changes inside push and pop when nothing moves") { trial in
      let stack = try await trial.shownStack("A")
      stack.pushViewController(trial.controller("B"), animated: true)
      trial.expect("pushed", stack.viewControllers.count, 2)
      try await trial.settle()
      stack.popViewController(animated: true)
      trial.expect("popped", stack.viewControllers.count, 1)
      try await trial.settle()
    },
    Fact("U37", claim: "the last screen of a stack is not popped") { trial in
      let stack = try await trial.shownStack("A")
      trial.expect("pops", stack.popViewController(animated: false) == nil, true)
      trial.expect("left", stack.viewControllers.count, 1)
    },
    Fact("U38", claim: "pops return what they take away") { trial in
      let stack = try await trial.shownStack("A", "B", "C")
      let all = stack.viewControllers
      trial.expect(
        "to the root", stack.popToRootViewController(animated: false) ?? [], [all[1], all[2]])
      try await trial.settle()
    },
    Fact("U39", claim: "a new array with the same top moves nothing") { trial in
      let stack = try await trial.shownStack("A", "B", tellsDelegate: false)
      stack.setViewControllers([stack.viewControllers[1]], animated: true)
      try await trial.settle()
      trial.expect("calls", trial.calls.take(), [])
    },
    Fact("U39", claim: "a new array whose top stood beneath pops") { trial in
      let stack = try await trial.shownStack("A", "B", "C", tellsDelegate: false)
      let all = stack.viewControllers
      stack.setViewControllers([trial.controller("D"), all[0], all[1]], animated: true)
      try await trial.settle()
      trial.expect("all", stack.viewControllers.map(\.title), ["D", "A", "B"])
      trial.expect(
        "calls", trial.calls.take(),
        ["C.willDisappear", "B.willAppear", "C.didDisappear", "B.didAppear"])
    },
    Fact("U40", claim: "the property sets without animation") { trial in
      let stack = try await trial.shownStack("A")
      stack.viewControllers = [trial.controller("B"), trial.controller("C")]
      stack.view.layoutIfNeeded()
      trial.expect("coordinator", stack.topViewController?.transitionCoordinator == nil, true)
      try await trial.settle()
      trial.expect("all", stack.viewControllers.map(\.title), ["B", "C"])
    },
    Fact("U41", systems: .newStacks, claim: "a top is replaced as by a push, in two calls") {
      trial in
      let stack = try await trial.shownStack("A", "B")
      let rest = Array(stack.viewControllers.dropLast())
      stack.setViewControllers(rest, animated: false)
      stack.pushViewController(trial.controller("C"), animated: true)
      try await trial.settle()
      trial.expect("all", stack.viewControllers.map(\.title), ["A", "C"])
      trial.expect("C appears", trial.calls.count("C.didAppear"), 1)
    },
    Fact("U47", claim: "what is presented over a stack is its visible controller") { trial in
      let stack = try await trial.shownStack("A", "B")
      trial.expect("top", stack.topViewController === stack.viewControllers.last, true)
      let layer = trial.controller("C")
      stack.present(layer, animated: false)
      try await trial.settle()
      trial.expect("visible", stack.visibleViewController === layer, true)
      trial.expect("top beneath", stack.topViewController?.title, "B")
    },
    Fact("U48", claim: "show pushes inside a stack") { trial in
      let stack = try await trial.shownStack("A")
      stack.viewControllers[0].show(trial.controller("B"), sender: nil)
      try await trial.settle()
      trial.expect("all", stack.viewControllers.map(\.title), ["A", "B"])
    },
    Fact("U63", claim: "outside the window the array changes and nothing moves") { trial in
      let stack = UINavigationController(rootViewController: trial.controller("A"))
      stack.pushViewController(trial.controller("B"), animated: true)
      trial.expect("count", stack.viewControllers.count, 2)
      trial.expect("coordinator", stack.transitionCoordinator == nil, true)
      trial.expect("calls", trial.calls.take(), [])
    },
    Fact("U164", claim: "a subclass that overrides the delegate still calls it") { trial in
      let stack = Overriding()
      stack.setViewControllers([trial.controller("A")], animated: false)
      try await trial.show(stack)
      stack.delegate = trial.hold(StackCalls(trial.calls))
      stack.pushViewController(trial.controller("B"), animated: false)
      try await trial.settle()
      trial.expect("reports", trial.calls.count("didShow B"), 1)
    },
  ]
}

extension ClosedRange<Int> {
  /// The systems on which an edit is made at once, also during a transition.
  static var newStacks: Self { 18...99 }

  /// The systems on which it is held.
  static var oldStacks: Self { 17...17 }
}

private final class Overriding: UINavigationController {
  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}
