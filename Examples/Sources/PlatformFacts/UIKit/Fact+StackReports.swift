import PortolanUIKit

extension Fact {
  static let stackReports: [Fact] = [
    Fact("U51", claim: "a push tells of the screen before and after it appears") { trial in
      let stack = try await trial.shownStack("A")
      stack.pushViewController(trial.controller("B"), animated: true)
      try await trial.settle()
      let calls = trial.calls.take().filter { $0.contains("B") }
      trial.expect("calls", calls, ["willShow B", "B.willAppear", "B.didAppear", "didShow B"])
    },
    Fact("U51", claim: "a swipe tells of the screen before and after it appears") { trial in
      let stack = try await trial.shownStack("A", "B")
      try await trial.act(.back)
      trial.expect("count", stack.viewControllers.count, 1)
      let calls = trial.calls.take().filter { $0.contains("Show") }
      trial.expect("shows", calls, ["willShow A", "didShow A"])
    },
    Fact(
      "U51", sees: "reportsDidShowLate",
      claim: "a change without animation is reported a turn later"
    ) { trial in
      let stack = try await trial.shownStack("A")
      stack.pushViewController(trial.controller("B"), animated: false)
      stack.view.layoutIfNeeded()
      trial.saw(!trial.calls.all.contains("didShow B"))
      try await trial.settle()
      trial.expect("reports", trial.calls.count("didShow B"), 1)
    },
    Fact(
      "U52", sees: "reportsCancelledSwipe", claim: "a swipe that goes back again reports the screen"
    ) { trial in
      let stack = try await trial.shownStack("A", "B")
      try await trial.act(.backAndForth)
      trial.expect("count", stack.viewControllers.count, 2)
      trial.expect("willShow", trial.calls.count("willShow A"), 1)
      trial.saw(trial.calls.all.contains("didShow B"))
    },
    Fact("U53", claim: "a swipe that goes back again makes the screen appear again") { trial in
      let stack = try await trial.shownStack("A", "B", tellsDelegate: false)
      try await trial.act(.backAndForth)
      trial.expect("count", stack.viewControllers.count, 2)
      let calls = trial.calls.take()
      trial.expect("first", calls.prefix(2), ["B.willDisappear", "A.willAppear"])
      trial.expect("again", calls.contains("B.willAppear"), true)
      trial.expect("last", calls.last, "B.didAppear")
    },
  ]
}
