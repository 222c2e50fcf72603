import PortolanUIKit

extension Fact {
  static let coordinators: [Fact] = [
    Fact("U56", claim: "a coordinator is that of the ancestors") { trial in
      let stack = try await trial.shownStack("A")
      let (next, child) = (trial.controller("B"), UIViewController())
      next.addChild(child)
      next.view.addSubview(child.view)
      child.didMove(toParent: next)
      stack.pushViewController(next, animated: true)
      stack.view.layoutIfNeeded()
      trial.expect("the child has one", child.transitionCoordinator != nil, true)
      try await trial.settle()
    },
    Fact("U57", claim: "without animation there is no coordinator") { trial in
      let stack = try await trial.shownStack("A")
      let next = trial.controller("B")
      stack.pushViewController(next, animated: false)
      stack.view.layoutIfNeeded()
      trial.expect("none", next.transitionCoordinator == nil, true)
      try await trial.settle()
    },
    Fact("U58", "U59", claim: "a coordinator tells of the end, and that nothing was cancelled") {
      trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      stack.pushViewController(trial.controller("B"), animated: true)
      stack.view.layoutIfNeeded()
      let coordinator = stack.transitionCoordinator
      let isQueued = coordinator?.animate(alongsideTransition: nil) { context in
        trial.calls.add(context.isCancelled ? "cancelled" : "ended")
      }
      trial.expect("queued", isQueued, true)
      try await trial.settle()
      trial.expect("end", trial.calls.take().filter { !$0.contains(".") }, ["ended"])
    },
    Fact("U54", claim: "a swipe has a coordinator that a finger moves") { trial in
      let stack = try await trial.shownStack("A", "B", tellsDelegate: false)
      let root = stack.viewControllers[0] as? FactController
      root?.onAppearing = { [unowned stack] in
        let coordinator = stack.transitionCoordinator
        trial.calls.add("interactive \(coordinator?.initiallyInteractive ?? false)")
      }
      try await trial.act(.back)
      trial.expect(
        "seen", trial.calls.take().filter { $0.hasPrefix("inter") }, ["interactive true"])
    },
    Fact("U55", claim: "a swipe that is let go tells of the change") { trial in
      let stack = try await trial.shownStack("A", "B", tellsDelegate: false)
      let root = stack.viewControllers[0] as? FactController
      root?.onAppearing = { [unowned stack] in
        stack.transitionCoordinator?.notifyWhenInteractionChanges {
          trial.calls.add($0.isCancelled ? "cancelled" : "goes on")
        }
      }
      try await trial.act(.backAndForth)
      trial.expect("told", trial.calls.take().filter { !$0.contains(".") }, ["cancelled"])
    },
    Fact("U166", sees: "coordinatorTurns", claim: "a coordinator lives some turns longer") {
      trial in
      let stack = try await trial.shownStack("A")
      let turns = trial.hold(FactBox(-1))
      stack.pushViewController(trial.controller("B"), animated: true)
      stack.view.layoutIfNeeded()
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned stack] _ in
        turns.value = 0
        trial.stage.eachTurn {
          guard stack.transitionCoordinator != nil else { return false }
          turns.value += 1
          return true
        }
      }
      try await trial.settle()
      guard turns.value >= 0 else { throw NotTried(reason: "The transition did not end.") }
      trial.saw(turns.value)
    },
    Fact("U166", sees: "animatesTabTaps", claim: "a tap on a tab is animated") { trial in
      _ = try await trial.shownTabs(2)
      try await trial.act(.tap("Tab 1"))
      trial.saw(trial.calls.all.contains("did Tab 1 at 1 moving"))
    },
  ]
}
