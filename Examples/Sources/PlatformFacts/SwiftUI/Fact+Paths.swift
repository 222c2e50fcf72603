import PortolanSwiftUI

extension Fact {
  static let paths: [Fact] = [
    Fact("S1", claim: "two screens more come in one push, and pop one by one") { trial in
      let model = try await trial.shownPath([])
      model.path = [1, 2]
      try await trial.settle()
      trial.expect("on top", try await trial.stage.finds("Screen 2"), true)
      try await trial.act(.back)
      trial.expect("path", model.path, [1])
    },
    Fact(
      "S1", sees: "coveredScreens", claim: "screens in the middle of a path are built when shown"
    ) {
      trial in
      let model = try await trial.shownPath([])
      model.path = [1, 2]
      try await trial.settle()
      trial.expect("the last", trial.calls.count("Screen 2 body") > 0, true)
      trial.saw(
        trial.calls.count("Screen 1 body") > 0, (false, "builtWhenShown"), (true, "builtAtOnce"))
    },
    Fact("S4", claim: "a change without animations is not animated") { trial in
      let model = try await trial.shownPath([])
      var still = Transaction()
      still.disablesAnimations = true
      withTransaction(still) { model.path = [1] }
      try await trial.settle()
      trial.expect("shown", try await trial.stage.finds("Screen 1"), true)
      trial.expect("animated", trial.calls.all.contains("Screen 1 will animated"), false)
    },
    Fact("S4", sees: "explicitSilence", claim: "the animation nil is respected") { trial in
      let model = try await trial.shownPath([])
      withAnimation(nil) { model.path = [1] }
      try await trial.settle()
      trial.saw(
        trial.calls.all.contains("Screen 1 will animated"), (false, "respected"), (true, "ignored"))
    },
    Fact("S13", claim: "a path that is set to itself changes nothing") { trial in
      let model = try await trial.shownPath([1])
      model.path = [1]
      try await trial.settle()
      let appearances = trial.calls.take().filter { $0.hasSuffix(" on") || $0.hasSuffix(" off") }
      trial.expect("appearances", appearances, [])
    },
    Fact(
      "S16", systems: .newStacks,
      claim: "a screen that is popped disappears once, the one beneath appears"
    ) { trial in
      let model = try await trial.shownPath([1])
      model.path = []
      try await trial.settle()
      let calls = trial.calls.take()
      trial.expect("disappears", calls.filter { $0 == "Screen 1 off" }.count, 1)
      trial.expect("appears", calls.filter { $0 == "Root on" }.count, 1)
    },
    Fact(
      "S16", sees: "coveredScreensAppearAgain",
      claim: "covered screens appear again when another is pushed above them"
    ) { trial in
      let model = try await trial.shownPath([])
      model.path = [1]
      try await trial.settle()
      trial.saw(trial.calls.all.contains("Root on"))
    },
    Fact("S17", claim: "the state of a popped screen is gone") { trial in
      let model = FactModel(trial.calls, path: [1])
      try await trial.show { Counting(model: model) }
      try await trial.act(.tap("Count 0"))
      trial.expect("counted", try await trial.stage.finds("Count 1"), true)
      model.path = []
      try await trial.settle()
      model.path = [1]
      try await trial.settle()
      trial.expect("counted again", try await trial.stage.finds("Count 0"), true)
    },
    Fact(
      "S17", sees: "movedScreens", claim: "a screen whose place in the path changes begins again"
    ) { trial in
      let model = FactModel(trial.calls, path: [1, 2])
      try await trial.show { Counting(model: model) }
      try await trial.act(.tap("Count 0"))
      model.path = [2]
      try await trial.settle()
      trial.saw(try await trial.stage.finds("Count 0"), (true, "begunAgain"), (false, "kept"))
    },
    Fact("S21", claim: "a path that is there at the start is shown") { trial in
      let model = try await trial.shownPath([1, 2])
      trial.expect("on top", try await trial.stage.finds("Screen 2"), true)
      trial.expect("path", model.path, [1, 2])
    },
    Fact(
      "S62", sees: "contentSwipe", systems: 26...99,
      claim: "a swipe in the content needs the button that leads back"
    ) { trial in
      let model = try await trial.shownPath([1], hidesBack: true)
      try await trial.act(.backInContent)
      trial.saw(model.path, ([1], "needsBackButton"), ([], "needsNothing"))
    },
    Fact("S62", claim: "no swipe from the edge leaves a screen without the button") { trial in
      let model = try await trial.shownPath([1], hidesBack: true)
      try await trial.act(.back)
      trial.expect("path", model.path, [1])
    },
    Fact("S69", sees: "releases", claim: "a screen that has gone is freed at once") { trial in
      let model = FactModel(trial.calls)
      try await trial.show { Owning(model: model, calls: trial.calls) }
      model.path = [1]
      try await trial.settle()
      model.path = []
      try await trial.settle()
      let isFreed = trial.calls.all.contains("freed 1")
      try await trial.stage.outlast { trial.calls.all.contains("freed 1") }
      trial.expect("freed after", trial.calls.all.contains("freed 1"), true)
      trial.saw(isFreed ? "atOnce" : "late")
    },
  ]
}

extension FactTrial {
  /// A stack with a path, at rest.
  func shownPath(_ path: [Int], hidesBack: Bool = false) async throws -> FactModel {
    let (model, calls) = (FactModel(calls, path: path), calls)
    try await show { FactStack(model: model, calls: calls, hidesBack: hidesBack) }
    return model
  }
}

/// A stack whose screens count.
private struct Counting: View {
  @Bindable var model: FactModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root").navigationDestination(for: Int.self) { _ in Counter() }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }
}

/// A stack whose screens own an object that tells when it is freed.
private struct Owning: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root").navigationDestination(for: Int.self) { Owner(calls: calls, number: $0) }
    }
  }

  private struct Owner: View {
    let calls: FactCalls
    let number: Int
    @State private var owned: Owned?

    var body: some View {
      Text("Screen \(number)").onAppear { owned = owned ?? Owned(number, calls) }
    }
  }

  private final class Owned {
    private let number: Int
    private let calls: FactCalls

    init(_ number: Int, _ calls: FactCalls) {
      self.number = number
      self.calls = calls
    }

    deinit {
      let (number, calls) = (number, calls)
      MainActor.assumeIsolated { calls.add("freed \(number)") }
    }
  }
}
