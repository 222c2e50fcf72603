import PortolanUIKit

extension Fact {
  static let layers: [Fact] = [
    Fact("U6", claim: "a presented controller is no child") { trial in
      let (base, layer) = try await shownLayer(trial)
      trial.expect("children", base.children.count, 0)
      trial.expect("parent", layer.parent == nil, true)
    },
    Fact("U68", claim: "what an ancestor presents answers for its children") { trial in
      let (base, child) = (trial.controller("A"), UIViewController())
      base.addChild(child)
      base.view.addSubview(child.view)
      child.didMove(toParent: base)
      trial.stage.show(base)
      try await trial.stage.settle()
      let layer = trial.controller("B")
      base.present(layer, animated: false)
      try await trial.stage.settle()
      trial.expect("same", child.presentedViewController === layer, true)
    },
    Fact("U72", claim: "a second presentation over one controller is dropped") { trial in
      let (base, layer) = try await shownLayer(trial)
      base.present(trial.controller("C"), animated: false) { trial.calls.add("completion") }
      try await trial.stage.settle()
      trial.expect("presented", base.presentedViewController === layer, true)
      trial.expect("completion", trial.calls.take(), [])
    },
    Fact("U73", claim: "nothing is presented outside a window") { trial in
      trial.stage.show(trial.controller("A"))
      try await trial.stage.settle()
      let outside = UIViewController()
      outside.present(trial.controller("B"), animated: false) { trial.calls.add("completion") }
      try await trial.stage.settle()
      trial.expect("presented", outside.presentedViewController == nil, true)
      trial.expect("completion", trial.calls.take().contains("completion"), false)
    },
    Fact("U78", "U79", claim: "order of a dismissal of what covers the screen") { trial in
      let (base, _) = try await shownLayer(trial, as: .fullScreen)
      base.dismiss(animated: true) { trial.calls.add("completion") }
      try await trial.stage.settle()
      trial.expect(
        "calls", trial.calls.take(),
        ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "completion"])
    },
    Fact("U82", claim: "with nothing presented, the receiver goes") { trial in
      let (base, layer) = try await shownLayer(trial)
      layer.dismiss(animated: false)
      try await trial.stage.settle()
      trial.expect("presented", base.presentedViewController == nil, true)
    },
    Fact("U83", claim: "all that stands on a dismissed controller goes with it") { trial in
      let (base, layer) = try await shownLayer(trial)
      let top = trial.controller("C")
      layer.present(top, animated: false)
      try await trial.stage.settle()
      base.dismiss(animated: true)
      try await trial.stage.settle()
      trial.expect("presented", base.presentedViewController == nil, true)
      trial.expect("the top has gone", top.presentingViewController == nil, true)
    },
    Fact("U87", claim: "a dismissal during a presentation is made when that ends") { trial in
      let base = trial.controller("A")
      trial.stage.show(base)
      try await trial.stage.settle()
      base.present(trial.controller("B"), animated: true)
      base.dismiss(animated: true) { trial.calls.add("completion") }
      try await trial.stage.settle()
      trial.expect("presented", base.presentedViewController == nil, true)
      trial.expect("completion", trial.calls.take().contains("completion"), true)
    },
    Fact("U88", claim: "a dismissal of nothing calls its completion") { trial in
      let base = trial.controller("A")
      trial.stage.show(base)
      try await trial.stage.settle()
      _ = trial.calls.take()
      base.dismiss(animated: false) { trial.calls.add("completion") }
      try await trial.stage.settle()
      trial.expect("calls", trial.calls.take(), ["completion"])
    },
    Fact("U90", claim: "each presentation has a presentation controller of its own") { trial in
      let (base, layer) = try await shownLayer(trial)
      let first = layer.presentationController
      base.dismiss(animated: false)
      try await trial.stage.settle()
      base.present(layer, animated: false)
      try await trial.stage.settle()
      trial.expect("the same", layer.presentationController === first, false)
    },
    Fact("U91", claim: "a sheet that is dragged away tells its delegate") { trial in
      let (base, layer) = try await shownLayer(trial)
      let delegate = SheetCalls(trial.calls)
      layer.presentationController?.delegate = delegate
      try await trial.stage.drag(.down)
      trial.expect("presented", base.presentedViewController == nil, true)
      trial.expect(
        "delegate", trial.calls.take().filter { !$0.contains(".") },
        ["shouldDismiss", "willDismiss", "didDismiss"])
      _ = delegate
    },
    Fact("U94", claim: "a sheet that is let go stays, and appears again") { trial in
      let (base, layer) = try await shownLayer(trial)
      try await trial.stage.drag(.downAndUp)
      trial.expect("presented", base.presentedViewController === layer, true)
      trial.expect(
        "calls", trial.calls.take().filter { $0.hasPrefix("B") },
        ["B.willDisappear", "B.willAppear", "B.didAppear"])
    },
  ]

  /// A controller with another presented over it, at rest.
  @MainActor private static func shownLayer(
    _ trial: FactTrial, as style: UIModalPresentationStyle = .pageSheet
  ) async throws -> (base: UIViewController, layer: UIViewController) {
    let (base, layer) = (trial.controller("A"), trial.controller("B"))
    trial.stage.show(base)
    try await trial.stage.settle()
    layer.modalPresentationStyle = style
    base.present(layer, animated: false)
    try await trial.stage.settle()
    _ = trial.calls.take()
    return (base, layer)
  }
}

/// Notes what a sheet tells its delegate.
private final class SheetCalls: NSObject, UIAdaptivePresentationControllerDelegate {
  private let calls: FactCalls

  init(_ calls: FactCalls) {
    self.calls = calls
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.add("shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.add("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.add("didDismiss")
  }
}
