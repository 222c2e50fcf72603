import PortolanSwiftUI

extension Fact {
  static let viewTabs: [Fact] = [
    Fact("S42", systems: .newStacks, claim: "a tap on the selected tab pops its stack") { trial in
      let (model, calls) = (FactModel(trial.calls, path: [1]), trial.calls)
      try await trial.show { StackInTabs(model: model, calls: calls) }
      try await trial.act(.tap("Tab 0"))
      trial.expect("path", model.path, [])
    },
    Fact("S43", claim: "a tab is built when it is selected first") { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      trial.stage.show { AnyView(FactTabs(model: model, calls: calls, count: 3)) }
      try await trial.settle()
      trial.expect("built", trial.calls.count("Content 1 body"), 0)
      model.tab = 1
      try await trial.settle()
      trial.expect("built after", trial.calls.count("Content 1 body") > 0, true)
      trial.expect("appears", trial.calls.count("Content 1 on"), 1)
    },
    Fact("S44", on: [.phone], claim: "of six tabs two stand under More") { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactTabs(model: model, calls: calls, count: 6) }
      trial.expect("More", try await trial.stage.finds("More"), true)
      trial.expect("the fifth", try await trial.stage.finds("Tab 4"), false)
    },
    Fact("S63", sees: "tabChanges", systems: .newStacks, claim: "another tab comes in a transition")
    { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactTabs(model: model, calls: calls, count: 2) }
      try await trial.act(.tap("Tab 1"))
      trial.saw(
        trial.calls.all.contains("Content 1 will animated"), (true, "animated"), (false, "atOnce"))
    },
    Fact(
      "S70", sees: "moreRows", on: [.phone], claim: "a row of More that a person chooses is written"
    ) {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactTabs(model: model, calls: calls, count: 6) }
      try await trial.act(.tap("More"))
      try await trial.act(.tap("Tab 5"))
      trial.saw(model.tab == 5 ? "written" : "unheard")
    },
    Fact("S72", sees: "neighbourPages", claim: "pages beside the one in front are built with it") {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      trial.stage.show { AnyView(FactPages(model: model, calls: calls)) }
      try await trial.settle()
      let (isBuilt, appears) = (calls.count("Page 1 body") > 0, calls.count("Page 1 on") > 0)
      trial.saw(appears ? "appear" : isBuilt ? "buildEarly" : "buildLate")
    },
    Fact("S73", sees: "pageWrites", claim: "a turned page is written when the turn has ended") {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactPages(model: model, calls: calls) }
      try await trial.act(.pageLeft)
      trial.expect("written", model.tab, 1)
      let order = trial.calls.take().filter { ["tab 1", "Page 1 did"].contains($0) }
      trial.saw(order, (["tab 1", "Page 1 did"], "first"), (["Page 1 did", "tab 1"], "last"))
    },
  ]
}

/// A stack in the first of two tabs.
private struct StackInTabs: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    TabView(selection: $model.tab) {
      FactStack(model: model, calls: calls).tabItem { Text("Tab 0") }.tag(0)
      Text("Other").tabItem { Text("Tab 1") }.tag(1)
    }
  }
}

/// Pages that a finger turns.
private struct FactPages: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    TabView(selection: $model.tab) {
      ForEach(0..<4, id: \.self) { page in
        NotedView("Page \(page)", calls)
          .background { FactListener("Page \(page)", calls) }
          .tag(page)
      }
    }
    .tabViewStyle(.page)
  }
}
