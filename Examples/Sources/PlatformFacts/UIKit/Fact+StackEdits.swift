import PortolanUIKit

extension Fact {
  static let stackEdits: [Fact] = [
    Fact("U33", systems: .oldStacks, claim: "a push right after a set is held") { trial in
      let stack = try await trial.shownStack("A")
      stack.setViewControllers([trial.controller("B")], animated: false)
      stack.pushViewController(trial.controller("C"), animated: true)
      trial.expect("pushed at once", stack.viewControllers.map(\.title).contains("C"), false)
      try await trial.settle()
      trial.expect("all", stack.viewControllers.map(\.title), ["B", "C"])
    },
    Fact("U33", systems: .newStacks, claim: "a push right after a set is made at once") { trial in
      let stack = try await trial.shownStack("A")
      stack.setViewControllers([trial.controller("B")], animated: false)
      stack.pushViewController(trial.controller("C"), animated: true)
      trial.expect("all", stack.viewControllers.map(\.title), ["B", "C"])
      try await trial.settle()
    },
    Fact("U34", systems: .oldStacks, claim: "an edit in a transition shows later") { trial in
      let stack = try await trial.shownStack("A")
      stack.pushViewController(trial.controller("B"), animated: true)
      try await trial.stage.turn()
      stack.setViewControllers([stack.viewControllers[0]], animated: false)
      trial.expect("at once", stack.viewControllers.count, 2)
      try await trial.settle()
      trial.expect("at the end", stack.viewControllers.count, 1)
    },
    Fact("U45", systems: .newStacks, claim: "a push that a pop interrupts appears first") { trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      stack.pushViewController(trial.controller("B"), animated: true)
      try await trial.stage.turn()
      stack.popViewController(animated: true)
      trial.expect("popped", stack.viewControllers.count, 1)
      try await trial.settle()
      let calls = trial.calls.take().filter { $0.hasPrefix("B") }
      trial.expect(
        "calls", calls, ["B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear"])
    },
    Fact(
      "U45", sees: "reportsReturn", systems: .newStacks,
      claim: "a push and a pop in one turn report the screen that stays"
    ) { trial in
      let stack = try await trial.shownStack("A")
      stack.pushViewController(trial.controller("B"), animated: true)
      stack.popViewController(animated: false)
      try await trial.settle()
      trial.saw(trial.calls.all.contains("didShow A"))
    },
    Fact(
      "U163", sees: "defersStackTransitions", claim: "a pushed screen is not loaded inside the push"
    ) { trial in
      let stack = try await trial.shownStack("A")
      let next = trial.controller("B")
      stack.pushViewController(next, animated: true)
      trial.saw(!next.isViewLoaded)
      try await trial.settle()
      trial.expect("loaded after", next.isViewLoaded, true)
    },
    Fact(
      "U163", sees: "reportsInterruptedLate", systems: .newStacks,
      claim: "the report of an interrupted push comes with the next transition"
    ) { trial in
      let stack = try await trial.shownStack("A")
      stack.pushViewController(trial.controller("B"), animated: true)
      try await trial.stage.turn()
      stack.pushViewController(trial.controller("C"), animated: true)
      trial.saw(!trial.calls.all.contains("didShow B"))
      try await trial.settle()
    },
  ]
}
