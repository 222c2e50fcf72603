import PortolanUIKit

extension Fact {
  static let appearance: [Fact] = [
    Fact("U19", claim: "a question whether the view is loaded does not load it") { trial in
      let shown = trial.controller("A")
      trial.expect("before", [shown.isViewLoaded, shown.viewIfLoaded != nil], [false, false])
      _ = shown.view
      trial.expect("after", [shown.isViewLoaded, shown.viewIfLoaded != nil], [true, true])
    },
    Fact("U20", "U22", claim: "order of one appearance, and when the view is in the window") {
      trial in
      let shown = Ordered(trial.calls)
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      stack.pushViewController(shown, animated: true)
      try await trial.settle()
      var calls = trial.calls.take().filter { !$0.contains(".") }
      calls = calls.enumerated().filter { $0.offset == 0 || calls[$0.offset - 1] != $0.element }
        .map(\.element)
      trial.expect("calls", calls, ["load", "will out", "appearing in", "layout", "did in"])
    },
    Fact("U21", claim: "the moment before it is seen comes once for each appearance") { trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      let shown = Ordered(trial.calls)
      stack.pushViewController(shown, animated: true)
      try await trial.settle()
      shown.view.setNeedsLayout()
      try await trial.settle()
      trial.expect("calls", trial.calls.count("appearing"), 1)
    },
    Fact(
      "U23",
      claim: "a screen that is taken back before the end of its push has appeared or never will"
    ) { trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      stack.pushViewController(trial.controller("B"), animated: true)
      stack.popToRootViewController(animated: false)
      try await trial.settle()
      let wills = trial.calls.count("B.willAppear")
      trial.expect("as many ends", trial.calls.count("B.willDisappear"), wills)
    },
    Fact("U25", claim: "in a hidden window nothing appears") { trial in
      let window = trial.hold(try trial.stage.makeWindow())
      window.rootViewController = trial.controller("A")
      try await trial.settle()
      trial.expect("calls", trial.calls.take(), [])
    },
    Fact("U30", claim: "a screen knows that it is pushed or popped, and not only covered") {
      trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      let (root, next) = (stack.viewControllers[0], trial.controller("B"))
      next.onAppearing = { [unowned next] in trial.calls.add("moves \(next.isMovingToParent)") }
      stack.pushViewController(next, animated: true)
      stack.view.layoutIfNeeded()
      trial.expect("covered", root.isMovingFromParent, false)
      try await trial.settle()
      trial.expect("pushed", trial.calls.take().filter { $0.hasPrefix("moves") }, ["moves true"])
      stack.popViewController(animated: true)
      stack.view.layoutIfNeeded()
      trial.expect("popped", next.isMovingFromParent, true)
      try await trial.settle()
    },
    Fact("U31", claim: "the screen in a stack that is dismissed is not dismissed itself") { trial in
      let base = try await trial.shownController()
      let inner = trial.controller("B")
      let stack = UINavigationController(rootViewController: inner)
      base.present(stack, animated: false)
      try await trial.settle()
      base.dismiss(animated: true)
      try await trial.stage.turn()
      trial.expect("stack", stack.isBeingDismissed, true)
      trial.expect("screen", [inner.isBeingDismissed, inner.isMovingFromParent], [false, false])
      try await trial.settle()
    },
  ]
}

/// Notes the calls of one appearance, and whether its view stands in the window.
private final class Ordered: UIViewController {
  private let calls: FactCalls

  init(_ calls: FactCalls) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var place: String { viewIfLoaded?.window == nil ? "out" : "in" }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.add("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.add("will \(place)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    calls.add("appearing \(place)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.add("layout")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.add("did \(place)")
  }
}
