import PortolanUIKit

extension Fact {
  static let dismissals: [Fact] = [
    Fact("U82", claim: "with nothing presented, the receiver goes") { trial in
      let (base, layer) = try await trial.shownLayer()
      layer.dismiss(animated: false)
      try await trial.settle()
      trial.expect("presented", base.presentedViewController == nil, true)
    },
    Fact("U83", claim: "all that stands on a dismissed controller goes with it") { trial in
      let (base, layer) = try await trial.shownLayer()
      let top = trial.controller("C")
      layer.present(top, animated: false)
      try await trial.settle()
      base.dismiss(animated: true)
      try await trial.settle()
      trial.expect("presented", base.presentedViewController == nil, true)
      trial.expect("the top has gone", top.presentingViewController == nil, true)
    },
    Fact(
      "U84", sees: "unanimatedDismissalTurns",
      claim: "a dismissal without animation takes some turns"
    ) { trial in
      let (base, _) = try await trial.shownLayer()
      base.dismiss(animated: false)
      trial.saw(try await trial.turns { base.presentedViewController == nil })
    },
    Fact("U85", claim: "a layer that goes is still presented") { trial in
      let (base, layer) = try await trial.shownLayer()
      base.dismiss(animated: true)
      try await trial.stage.turn()
      trial.expect("presented", base.presentedViewController === layer, true)
      trial.expect("going", layer.isBeingDismissed, true)
      try await trial.settle()
    },
    Fact("U86", claim: "a layer that goes has a coordinator") { trial in
      let (base, layer) = try await trial.shownLayer()
      base.dismiss(animated: true)
      try await trial.stage.turn()
      layer.transitionCoordinator?.animate(alongsideTransition: nil) { _ in trial.calls.add("end") }
      try await trial.settle()
      trial.expect("told", trial.calls.all.contains("end"), true)
    },
    Fact(
      "U87", sees: "holdsDismissals",
      claim: "a dismissal during a presentation is made when that ends, otherwise dropped"
    ) { trial in
      let base = try await trial.shownController()
      base.present(trial.controller("B"), animated: true)
      base.dismiss(animated: true)
      try await trial.settle()
      trial.saw(base.presentedViewController == nil)
    },
    Fact(
      "U88", sees: "callsEmptyDismissCompletion",
      claim: "a dismissal of nothing calls its completion"
    ) { trial in
      let base = try await trial.shownController()
      base.dismiss(animated: false) { trial.calls.add("completion") }
      try await trial.settle()
      trial.saw(trial.calls.take() == ["completion"])
    },
    Fact("U92", claim: "what stood on a layer that is dragged away hears nothing") { trial in
      let (base, layer) = try await trial.shownLayer(as: .fullScreen)
      let top = trial.controller("C")
      layer.present(top, animated: false)
      top.presentationController?.delegate = trial.hold(SheetCalls(trial.calls))
      try await trial.settle()
      base.dismiss(animated: true)
      try await trial.settle()
      trial.expect("delegate", trial.calls.take().filter { !$0.contains(".") }, [])
    },
  ]
}
