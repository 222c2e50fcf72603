import PortolanSwiftUI

extension Fact {
  static let viewQueues: [Fact] = [
    Fact(
      "S22", "S23", sees: "secondPresentation",
      claim: "a second sheet comes when the first one has gone, or never"
    ) { trial in
      let model = try await trial.shownSheet()
      model.isSecond = true
      try await trial.settle()
      trial.expect("over the first", try await trial.stage.finds("Sheet 2"), false)
      model.isFirst = false
      try await trial.settle()
      let isShown = try await trial.stage.finds("Sheet 2")
      trial.saw(isShown ? "queued" : "dropped")
    },
    Fact("S23", sees: "rivalPresentations", claim: "of two sheets in one update the first comes") {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactSheets(model: model, calls: calls) }
      (model.isFirst, model.isSecond) = (true, true)
      try await trial.settle()
      let shown = (try await trial.stage.finds("Sheet 1"), try await trial.stage.finds("Sheet 2"))
      trial.saw([shown.0, shown.1], ([true, false], "first"), ([false, true], "last"))
    },
    Fact("S24", claim: "two levels go in one update") { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { TwoLevels(model: model, calls: calls) }
      model.isFirst = true
      try await trial.settle()
      model.isSecond = true
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("Level 2"), true)
      (model.isFirst, model.isSecond) = (false, false)
      try await trial.settle()
      trial.expect("left", trial.stage.root?.presentedViewController == nil, true)
    },
    Fact(
      "S27", sees: "dismissalDuringPresentation", claim: "a dismissal while a sheet comes is kept"
    ) {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactSheets(model: model, calls: calls) }
      model.isFirst = true
      for _ in 0..<3 { try await trial.stage.turn() }
      model.isFirst = false
      try await trial.settle()
      let isShown = try await trial.stage.finds("Sheet 1")
      trial.saw(isShown ? "lost" : "kept")
    },
  ]
}

/// A sheet that presents another.
private struct TwoLevels: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    Text("Root").sheet(isPresented: $model.isFirst) {
      NotedView("Level 1", calls).sheet(isPresented: $model.isSecond) {
        NotedView("Level 2", calls)
      }
    }
  }
}
