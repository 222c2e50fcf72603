import PortolanSwiftUI

extension Fact {
  static let viewSplits: [Fact] = [
    Fact(
      "S37", sees: "collapses", on: [.pad],
      claim:
        "a split that collapses shows the preferred column, also beside a later one with a path"
    ) { trial in
      let model = try await trial.shownColumns(path: [1])
      try await trial.act(.narrow)
      let (isList, isPage) = (
        try await trial.stage.finds("List"), try await trial.stage.finds("Page 1")
      )
      trial.saw([isList, isPage], ([true, false], "toPreference"), ([false, true], "toPaths"))
      trial.expect("path", model.path, [1])
      try await trial.act(.widen)
    },
    Fact("S37", on: [.pad], claim: "a split that collapses shows the preferred column") { trial in
      let model = try await trial.shownColumns(path: [])
      model.column = .detail
      try await trial.settle()
      try await trial.act(.narrow)
      trial.expect("shown", try await trial.stage.finds("Item"), true)
      try await trial.act(.widen)
    },
    Fact(
      "S37", sees: "shownColumns", on: [.pad],
      claim: "the button that shows both columns writes that all are shown"
    ) { trial in
      let model = try await trial.shownColumns(path: [])
      try await trial.act(.tap("Hide Sidebar"))
      trial.expect("hidden", model.visibility, .detailOnly)
      try await trial.act(.tap("Show Sidebar"))
      trial.saw(
        model.visibility == .all
          ? "all" : model.visibility == .doubleColumn ? "doubleColumn" : "\(model.visibility)")
    },
  ]
}

extension FactTrial {
  /// A split of two columns, the last of which has a stack, at rest.
  fileprivate func shownColumns(path: [Int]) async throws -> FactModel {
    let (model, calls) = (FactModel(calls, path: path), calls)
    try await show { Columns(model: model, calls: calls) }
    return model
  }
}

private struct Columns: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    NavigationSplitView(
      columnVisibility: $model.visibility, preferredCompactColumn: $model.column
    ) {
      NotedView("List", calls).navigationTitle("Lists")
    } detail: {
      NavigationStack(path: $model.path) {
        NotedView("Item", calls)
          .navigationDestination(for: Int.self) { NotedView("Page \($0)", calls) }
      }
    }
  }
}
