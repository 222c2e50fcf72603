import PortolanSwiftUI

extension Fact {
  static let pathWrites: [Fact] = [
    Fact("S11", sees: "pathDuringTransition", claim: "a path that is written during a push is kept")
    {
      trial in
      let model = try await trial.shownPath([])
      model.path = [1]
      for _ in 0..<3 { try await trial.stage.turn() }
      model.path = []
      try await trial.settle()
      let isRoot = try await trial.stage.finds("Root")
      trial.saw(isRoot ? "kept" : "lost")
    },
    Fact("S12", claim: "two writes in one turn lead to the last path") { trial in
      let model = try await trial.shownPath([])
      model.path = [1]
      model.path = [2]
      try await trial.settle()
      trial.expect("on top", try await trial.stage.finds("Screen 2"), true)
    },
    Fact("S14", sees: "popWrites", claim: "a person's way back is written before it is made") {
      trial in
      _ = try await trial.shownPath([1])
      try await trial.act(.tap("Back"))
      let calls = trial.calls.take().filter { $0 == "path []" || $0 == "Screen 1 gone" }
      trial.saw(calls.first, ("path []", "first"), ("Screen 1 gone", "last"))
    },
    Fact("S14", sees: "writesTwice", claim: "what the system writes is written twice") { trial in
      _ = try await trial.shownPath([1])
      try await trial.act(.back)
      trial.saw(trial.calls.count("path []"), (2, true), (1, false))
    },
    Fact("S14", sees: "dismissalWrites", claim: "a person's dismissal is written before it is made")
    {
      trial in
      let model = try await trial.shownSheet()
      try await trial.act(.down)
      trial.expect("shown", model.isFirst, false)
      let calls = trial.calls.take().filter { $0 == "first false" || $0 == "Sheet 1 gone" }
      trial.saw(calls.first, ("first false", "first"), ("Sheet 1 gone", "last"))
    },
    Fact(
      "S48", sees: "inactivePaths",
      claim: "a path that is written while the scene is inactive is kept"
    ) { trial in
      let model = try await trial.shownPath([])
      try await trial.stage.leave { model.path = [1] }
      let isShown = try await trial.stage.finds("Screen 1")
      trial.saw(isShown ? "kept" : "lost")
    },
  ]
}
