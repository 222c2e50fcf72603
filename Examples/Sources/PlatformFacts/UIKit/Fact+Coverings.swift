import PortolanUIKit

extension Fact {
  static let coverings: [Fact] = [
    Fact("U75", "U77", claim: "order of what covers the screen") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      layer.modalPresentationStyle = .fullScreen
      base.present(layer, animated: true) { trial.calls.add("completion") }
      try await trial.settle()
      trial.expect(
        "calls", trial.calls.take(),
        ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "completion"])
      trial.expect("in the window", base.view.window == nil, true)
    },
    Fact("U76", claim: "a sheet tells its presenter nothing") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      layer.modalPresentationStyle = .pageSheet
      base.present(layer, animated: true)
      try await trial.settle()
      base.dismiss(animated: true)
      try await trial.settle()
      trial.expect("calls", trial.calls.take().filter { $0.hasPrefix("A") }, [])
    },
    Fact("U76", claim: "a cover that is put over all tells its presenter nothing") { trial in
      let (base, _) = try await trial.shownLayer(as: .overFullScreen)
      trial.expect("in the window", base.view.window != nil, true)
    },
    Fact("U78", "U79", claim: "order of a dismissal of what covers the screen") { trial in
      let (base, _) = try await trial.shownLayer(as: .fullScreen)
      base.dismiss(animated: true) { trial.calls.add("completion") }
      try await trial.settle()
      trial.expect(
        "calls", trial.calls.take(),
        ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "completion"])
    },
    Fact("U80", claim: "a layer knows that it is presented and dismissed") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      layer.onAppearing = { [unowned layer] in
        trial.calls.add("presented \(layer.isBeingPresented)")
      }
      base.present(layer, animated: true) { [unowned layer] in
        trial.calls.add("presented \(layer.isBeingPresented)")
      }
      try await trial.settle()
      let told = trial.calls.take().filter { $0.hasPrefix("pres") }
      trial.expect("flags", told, ["presented true", "presented false"])
      base.dismiss(animated: true)
      try await trial.stage.turn()
      trial.expect("dismissed", [layer.isBeingDismissed, base.isBeingDismissed], [true, false])
      try await trial.settle()
    },
    Fact("U81", claim: "the layer is there when the call returns") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      base.present(layer, animated: true)
      trial.expect("presented", base.presentedViewController === layer, true)
      try await trial.settle()
    },
    Fact("U93", claim: "a layer that is covered disappears and stays presented") { trial in
      let (base, layer) = try await trial.shownLayer()
      let cover = trial.controller("C")
      cover.modalPresentationStyle = .fullScreen
      layer.present(cover, animated: true)
      try await trial.settle()
      trial.expect("disappears", trial.calls.count("B.didDisappear"), 1)
      trial.expect("presented", layer.presentingViewController === base, true)
    },
  ]
}
