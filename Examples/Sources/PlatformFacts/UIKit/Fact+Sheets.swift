import PortolanUIKit

extension Fact {
  static let sheets: [Fact] = [
    Fact("U64", claim: "the system chooses a form or a page") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      base.present(layer, animated: false)
      try await trial.settle()
      trial.expect(
        "style", layer.presentationController?.presentationStyle,
        trial.stage.system >= 18 ? .formSheet : .pageSheet)
    },
    Fact("U91", claim: "a sheet that is dragged away tells its delegate") { trial in
      let (base, layer) = try await trial.shownLayer()
      layer.presentationController?.delegate = trial.hold(SheetCalls(trial.calls))
      try await trial.act(.down)
      trial.expect("presented", base.presentedViewController == nil, true)
      trial.expect(
        "delegate", trial.calls.take().filter { !$0.contains(".") },
        ["shouldDismiss", "willDismiss", "didDismiss"])
    },
    Fact("U91", claim: "a sheet that may not go tells its delegate that it was tried") { trial in
      let (base, layer) = try await trial.shownLayer()
      let delegate = trial.hold(SheetCalls(trial.calls))
      delegate.permits = false
      layer.presentationController?.delegate = delegate
      try await trial.act(.down)
      trial.expect("presented", base.presentedViewController === layer, true)
      trial.expect("tried", trial.calls.take().filter { !$0.contains(".") }.last, "didAttempt")
    },
    Fact("U91", claim: "a sheet that is dismissed by code tells its delegate nothing") { trial in
      let (base, layer) = try await trial.shownLayer()
      layer.presentationController?.delegate = trial.hold(SheetCalls(trial.calls))
      base.dismiss(animated: true)
      try await trial.settle()
      trial.expect("delegate", trial.calls.take().filter { !$0.contains(".") }, [])
    },
    Fact("U94", claim: "a sheet that is let go stays, and appears again") { trial in
      let (base, layer) = try await trial.shownLayer()
      try await trial.act(.downAndUp)
      trial.expect("presented", base.presentedViewController === layer, true)
      trial.expect(
        "calls", trial.calls.take().filter { $0.hasPrefix("B") },
        ["B.willDisappear", "B.willAppear", "B.didAppear"])
    },
    Fact("U95", claim: "a modal controller inside a stack keeps the sheet") { trial in
      let base = try await trial.shownController()
      let stack = UINavigationController(rootViewController: trial.controller("B"))
      stack.isModalInPresentation = true
      stack.modalPresentationStyle = .pageSheet
      base.present(stack, animated: false)
      try await trial.settle()
      try await trial.act(.down)
      trial.expect("presented", base.presentedViewController === stack, true)
    },
  ]
}
