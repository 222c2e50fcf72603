import PortolanUIKit

extension Fact {
  static let lives: [Fact] = [
    Fact("U104", claim: "delegates are held weakly") { trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      var delegate: StackCalls? = StackCalls(trial.calls)
      stack.delegate = delegate
      weak var kept = delegate
      delegate = nil
      trial.expect("held", kept == nil && stack.delegate == nil, true)
    },
    Fact("U156", claim: "a presented controller lives as long as it is presented") { trial in
      let base = try await trial.shownController()
      weak var layer = present(over: base)
      try await trial.settle()
      trial.expect("lives", layer != nil, true)
      base.dismiss(animated: false)
      try await trial.settle()
      try await trial.stage.outlast { layer == nil }
      trial.expect("lives after", layer != nil, false)
    },
    Fact("U157", claim: "a popped controller lives until its transition has ended") { trial in
      let stack = try await trial.shownStack("A", "B", tellsDelegate: false)
      weak var top = stack.viewControllers[1]
      stack.popViewController(animated: true)
      try await trial.stage.turn()
      trial.expect("lives", top != nil, true)
      try await trial.settle()
      try await trial.stage.outlast { top == nil }
      trial.expect("lives after", top != nil, false)
    },
    Fact("U169", sees: "releasesLate", claim: "a popped controller is freed two seconds later") {
      trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      weak var next = push(on: stack)
      try await trial.settle()
      stack.popViewController(animated: true)
      try await trial.settle()
      trial.saw(next != nil)
    },
    Fact("U17", claim: "a controller that leaves a stack hears that it has moved") { trial in
      let stack = try await trial.shownStack("A", "B", "C")
      let middle = stack.viewControllers[1]
      stack.setViewControllers(
        [stack.viewControllers[0], stack.viewControllers[2]], animated: false)
      try await trial.settle()
      trial.expect("parent", middle.parent == nil, true)
    },
  ]

  @MainActor private static func push(on stack: UINavigationController) -> UIViewController {
    let next = UIViewController()
    stack.pushViewController(next, animated: true)
    return next
  }

  @MainActor private static func present(over base: UIViewController) -> UIViewController {
    let layer = UIViewController()
    base.present(layer, animated: false)
    return layer
  }
}
