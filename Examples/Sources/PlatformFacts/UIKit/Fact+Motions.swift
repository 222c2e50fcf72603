import Foundation
import PortolanUIKit

extension Fact {
  static let motions: [Fact] = [
    Fact(
      "U106", systems: .newStacks,
      claim: "a zoom asks for its source when it comes and when it goes"
    ) { trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no zoom.") }
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      let (root, top) = (stack.viewControllers[0], trial.controller("B"))
      top.preferredTransition = .zoom { [weak root] _ in
        trial.calls.add("asked")
        return root?.view
      }
      stack.pushViewController(top, animated: true)
      try await trial.settle()
      trial.expect("coming", trial.calls.take().contains("asked"), true)
      stack.popViewController(animated: true)
      try await trial.settle()
      trial.expect("going", trial.calls.take().contains("asked"), true)
    },
    Fact("U103", claim: "an animator of the app's own brings what is presented") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      let motion = trial.hold(FactMotion(trial.calls))
      layer.modalPresentationStyle = .fullScreen
      layer.transitioningDelegate = motion
      base.present(layer, animated: true)
      try await trial.settle()
      trial.expect("animated", trial.calls.take().contains("animates"), true)
      trial.expect("presented", layer.presentingViewController === base, true)
    },
    Fact(
      "U172", sees: "animationEndsFirst",
      claim: "an animator hears of the end before the controllers"
    ) { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      layer.modalPresentationStyle = .fullScreen
      layer.transitioningDelegate = trial.hold(FactMotion(trial.calls))
      base.present(layer, animated: true) { trial.calls.add("completion") }
      try await trial.settle()
      let ends = trial.calls.take().filter { ["ended true", "completion"].contains($0) }
      trial.saw(ends, (["ended true", "completion"], true), (["completion", "ended true"], false))
    },
    Fact(
      "U171", sees: "callsCancelledCompletion",
      claim: "a presentation that its animator gives up calls its completion"
    ) { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      let motion = trial.hold(FactMotion(trial.calls))
      motion.finger = UIPercentDrivenInteractiveTransition()
      layer.modalPresentationStyle = .fullScreen
      layer.transitioningDelegate = motion
      base.present(layer, animated: true) { trial.calls.add("completion") }
      try await trial.stage.turn()
      motion.finger?.update(0.3)
      motion.finger?.cancel()
      try await trial.settle()
      trial.expect("presented", base.presentedViewController == nil, true)
      trial.saw(trial.calls.all.contains("completion"))
    },
    Fact("U61", claim: "a pop with an animator and no finger is not interactive") { trial in
      let stack = try await trial.shownStack("A", "B", tellsDelegate: false)
      let motion = trial.hold(FactMotion(trial.calls))
      stack.delegate = motion
      stack.popViewController(animated: true)
      stack.view.layoutIfNeeded()
      trial.expect("interactive", stack.transitionCoordinator?.isInteractive, false)
      try await trial.settle()
      trial.expect("animated", trial.calls.take().contains("animates"), true)
    },
  ]
}
