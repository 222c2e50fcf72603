import PortolanSwiftUI

extension Fact {
  static let pathValues: [Fact] = [
    Fact("S9", claim: "a destination that comes later is found") { trial in
      let model = FactModel(trial.calls)
      try await trial.show { Late(model: model) }
      model.isFirst = true
      try await trial.settle()
      model.path = [1]
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("Late 1"), true)
    },
    Fact("S52", claim: "what a destination captures reaches a screen that is shown") { trial in
      let model = FactModel(trial.calls, path: [1])
      try await trial.show { Capturing(model: model) }
      model.isFirst = true
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("New 1"), true)
    },
    Fact(
      "S65", sees: "elementTypes",
      claim: "a destination is looked up for the type of the value itself"
    ) { trial in
      let model = FactModel(trial.calls)
      model.any = [AnyHashable(7)]
      try await trial.show { Anything(model: model) }
      let (own, declared) = (
        try await trial.stage.finds("Number 7"), try await trial.stage.finds("Any 7")
      )
      trial.saw([own, declared], ([true, false], "own"), ([false, true], "declared"))
    },
    Fact(
      "S65", sees: "linkValues", claim: "a link appends what can be converted to the path's type"
    ) {
      trial in
      let model = FactModel(trial.calls)
      try await trial.show { Anything(model: model) }
      try await trial.act(.tap("Eight"))
      trial.saw(model.any.count, (1, "converted"), (0, "exact"))
    },
    Fact("S64", claim: "a binding that a closure makes around another one presents") { trial in
      let model = FactModel(trial.calls)
      try await trial.show { Wrapped(model: model, calls: trial.calls) }
      model.item = FactItem(id: 1)
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("Sheet 1"), true)
    },
  ]
}

/// A stack whose destination comes with a flag.
private struct Late: View {
  @Bindable var model: FactModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Text("Root")
        if model.isFirst {
          Text("More").navigationDestination(for: Int.self) { Text("Late \($0)") }
        }
      }
    }
  }
}

/// A stack whose destination captures a name.
private struct Capturing: View {
  @Bindable var model: FactModel

  var body: some View {
    let name = model.isFirst ? "New" : "Old"
    NavigationStack(path: $model.path) {
      Text("Root").navigationDestination(for: Int.self) { Text("\(name) \($0)") }
    }
  }
}

/// A stack whose path takes anything.
private struct Anything: View {
  @Bindable var model: FactModel

  var body: some View {
    NavigationStack(path: $model.any) {
      VStack {
        Text("Numbers").navigationDestination(for: Int.self) { Text("Number \($0)") }
        NavigationLink("Eight", value: 8)
          .navigationDestination(for: AnyHashable.self) { Text("Any \($0)") }
      }
    }
  }
}

/// A sheet whose binding is made of another.
private struct Wrapped: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    let item = $model.item
    Text("Root").sheet(item: Binding(get: { item.wrappedValue }, set: { item.wrappedValue = $0 })) {
      NotedView("Sheet \($0.id)", calls)
    }
  }
}
