import PortolanSwiftUI
import PortolanUIKit

extension Fact {
  static let viewLayers: [Fact] = [
    Fact("S26", claim: "another item dismisses, then presents") { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { ItemSheet(model: model, calls: calls) }
      model.item = FactItem(id: 1)
      try await trial.settle()
      model.item = FactItem(id: 2)
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("Sheet 2"), true)
      trial.expect("dismissed", trial.calls.count("gone"), 1)
    },
    Fact("S28", claim: "dismiss belongs to where it is read") { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { Dismissing(model: model, calls: calls) }
      model.isFirst = true
      try await trial.settle()
      try await trial.act(.tap("Outer"))
      trial.expect("read outside", model.isFirst, true)
      try await trial.act(.tap("Inner"))
      trial.expect("read inside", model.isFirst, false)
    },
    Fact("S30", claim: "a sheet that may not be dragged goes by its binding") { trial in
      let model = try await trial.shownSheet(refuses: true)
      try await trial.act(.down)
      trial.expect("dragged", model.isFirst, true)
      model.isFirst = false
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("Sheet 1"), false)
    },
    Fact("S31", on: [.phone], claim: "a popover on a phone is a sheet, which a finger drags away") {
      trial in
      let model = FactModel(trial.calls)
      try await trial.show { Pointing(model: model) }
      model.isFirst = true
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("Pointed"), true)
      try await trial.act(.down)
      trial.expect("dragged", model.isFirst, false)
    },
    Fact("S34", claim: "what UIKit presents keeps a sheet from coming") { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactSheets(model: model, calls: calls) }
      let layer = UIViewController()
      trial.stage.root?.present(layer, animated: false)
      try await trial.settle()
      model.isFirst = true
      try await trial.settle()
      trial.expect("shown", layer.presentedViewController == nil, true)
      layer.presentingViewController?.dismiss(animated: false)
      try await trial.settle()
    },
    Fact(
      "S59", sees: "dismissDecision", claim: "each view that forbids it keeps a sheet from a finger"
    ) {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { Disagreeing(model: model, calls: calls) }
      model.isFirst = true
      try await trial.settle()
      try await trial.act(.down)
      trial.saw(model.isFirst ? "each" : "outermost")
    },
    Fact("S61", sees: "dismissalsByUIKit", claim: "a dismissal by UIKit is written") { trial in
      let model = try await trial.shownSheet()
      trial.stage.root?.dismiss(animated: true)
      try await trial.settle()
      trial.expect("gone", trial.stage.root?.presentedViewController == nil, true)
      trial.saw(model.isFirst ? "unheard" : "written")
    },
    Fact("S66", sees: "earlyPresentations", claim: "a sheet that is asked for at the start comes") {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      model.isFirst = true
      try await trial.show { FactSheets(model: model, calls: calls) }
      let isShown = try await trial.stage.finds("Sheet 1")
      trial.saw(isShown ? "kept" : "lost")
    },
    Fact(
      "S14", sees: "dialogActions", claim: "a button of an alert acts before its value is written"
    ) {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { Asking(model: model, calls: calls) }
      model.isFirst = true
      try await trial.settle()
      _ = trial.calls.take()
      try await trial.act(.tap("Yes"))
      let order = trial.calls.take().filter { ["acts", "first false"].contains($0) }
      trial.saw(order, (["acts", "first false"], "first"), (["first false", "acts"], "last"))
    },
  ]
}

extension FactTrial {
  /// A sheet that is shown, at rest.
  func shownSheet(refuses: Bool = false) async throws -> FactModel {
    let (model, calls) = (FactModel(calls), calls)
    try await show { FactSheets(model: model, calls: calls, refuses: refuses) }
    model.isFirst = true
    try await settle()
    _ = calls.take()
    return model
  }
}

private struct ItemSheet: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    Text("Root").sheet(item: $model.item, onDismiss: { calls.add("gone") }) {
      NotedView("Sheet \($0.id)", calls)
    }
  }
}

private struct Pointing: View {
  @Bindable var model: FactModel

  var body: some View {
    Text("Root").popover(isPresented: $model.isFirst) { Text("Pointed") }
  }
}

/// Reads dismiss outside of the sheet and inside.
private struct Dismissing: View {
  @Bindable var model: FactModel
  let calls: FactCalls
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Root").sheet(isPresented: $model.isFirst) {
      VStack {
        Button("Outer") { dismiss() }
        Inner()
      }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Inner") { dismiss() } }
  }
}

/// A sheet of which an inner view forbids a finger's dismissal, and an outer one allows it.
private struct Disagreeing: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    Text("Root").sheet(isPresented: $model.isFirst) {
      VStack { NotedView("Sheet 1", calls).interactiveDismissDisabled() }
        .interactiveDismissDisabled(false)
    }
  }
}

private struct Asking: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    Text("Root").alert("Ask", isPresented: $model.isFirst) {
      Button("Yes") { calls.add("acts") }
    }
  }
}
