import Observation
import PortolanSwiftUI

extension Fact {
  static let viewLists: [Fact] = [
    Fact("S51", claim: "a change is told once, before it is made") { trial in
      let model = FactModel(trial.calls)
      let (told, calls) = (trial.hold(FactBox(0)), trial.calls)
      withObservationTracking {
        _ = model.tab
      } onChange: {
        MainActor.assumeIsolated {
          told.value += 1
          calls.add("told at \(model.tab)")
        }
      }
      model.tab = 1
      model.tab = 2
      trial.expect("told", told.value, 1)
      trial.expect("before", trial.calls.all.first, "told at 0")
    },
    Fact("S55", sees: "closuresCompare", claim: "views with the same closure count as different") {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      let act: @MainActor @Sendable () -> Void = { calls.add("acts") }
      try await trial.show { ClosureOwner(model: model, calls: calls, act: act) }
      model.tab = 1
      try await trial.settle()
      trial.expect("the parent", trial.calls.count("Owner body") > 0, true)
      trial.saw(trial.calls.count("Child body") > 0, (true, "differ"), (false, "equal"))
    },
    Fact("S57", "S58", sees: "modifiedLists", claim: "a modifier of two views modifies each") {
      trial in
      let calls = trial.calls
      trial.stage.show {
        AnyView(
          VStack {
            Group {
              Text("One")
              Text("Two")
            }
            .onAppear { calls.add("on") }
          })
      }
      try await trial.settle()
      trial.saw(trial.calls.count("on"), (2, "eachView"), (1, "together"))
    },
    Fact(
      "S67", sees: "accessibilityReach",
      claim: "what is hidden from assistive technology is so in stacks"
    ) { trial in
      try await trial.show { NavigationStack { Text("Inside") }.accessibilityHidden(true) }
      let isFound = try await trial.stage.finds("Inside")
      trial.saw(isFound ? "upToContainers" : "everything")
    },
    Fact(
      "S68", sees: "firstLayouts",
      claim: "a stack that comes with a transition is laid out before it"
    ) {
      trial in
      let model = FactModel(trial.calls)
      try await trial.show { Exchanging(model: model) }
      withAnimation { model.tab = 1 }
      try await trial.settle()
      trial.saw(trial.stage.hasMovedBars ? "animated" : "still")
    },
  ]
}

/// Hands a closure on, and is evaluated with each tab.
private struct ClosureOwner: View {
  let model: FactModel
  let calls: FactCalls
  let act: @MainActor @Sendable () -> Void

  var body: some View {
    let _ = calls.add("Owner body")
    VStack {
      Text("Tab \(model.tab)")
      Child(calls: calls, act: act)
    }
  }

  private struct Child: View {
    let calls: FactCalls
    let act: @MainActor @Sendable () -> Void

    var body: some View {
      let _ = calls.add("Child body")
      Button("Act", action: act)
    }
  }
}

/// A stack that another one replaces.
private struct Exchanging: View {
  let model: FactModel

  var body: some View {
    ZStack {
      NavigationStack { Text("Part \(model.tab)").navigationTitle("Part") }
        .id(model.tab)
        .transition(.opacity)
    }
  }
}
