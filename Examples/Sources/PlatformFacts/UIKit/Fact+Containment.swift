import PortolanUIKit

extension Fact {
  static let containment: [Fact] = [
    Fact("U1", claim: "adding a child says that it will move, not that it did") { trial in
      let (parent, child) = (UIViewController(), Moving(trial.calls))
      parent.addChild(child)
      trial.expect("calls", trial.calls.take(), ["will to parent"])
    },
    Fact("U2", claim: "a child that is added elsewhere leaves its parent") { trial in
      let (old, new, child) = (UIViewController(), UIViewController(), UIViewController())
      old.addChild(child)
      new.addChild(child)
      trial.expect("old", old.children.count, 0)
      trial.expect("parent", child.parent === new, true)
    },
    Fact("U3", claim: "removing a child says that it did move, not that it will") { trial in
      let (parent, child) = (UIViewController(), Moving(trial.calls))
      parent.addChild(child)
      _ = trial.calls.take()
      child.removeFromParent()
      trial.expect("calls", trial.calls.take(), ["did to none"])
    },
    Fact("U9", claim: "a child appears with its parent") { trial in
      let (parent, child) = (trial.controller("A"), trial.controller("B"))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      trial.stage.show(parent)
      try await trial.settle()
      let calls = trial.calls.take()
      trial.expect("will", calls.prefix(2), ["A.willAppear", "B.willAppear"])
      trial.expect("did", Set(calls.suffix(2)), ["A.didAppear", "B.didAppear"])
    },
    Fact("U10", "U11", claim: "a container that forwards by itself tells when a child appears") {
      trial in
      let (parent, child) = (Forwarding(), trial.controller("B"))
      try await trial.show(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      trial.expect("nothing by itself", trial.calls.take(), [])
      child.beginAppearanceTransition(true, animated: false)
      trial.expect("begin", trial.calls.take(), ["B.willAppear"])
      child.endAppearanceTransition()
      trial.expect("end", trial.calls.take(), ["B.didAppear"])
    },
    Fact("U14", "U15", claim: "an exchange of children takes the old view away at its end") {
      trial in
      let (root, old, new) = (UIViewController(), trial.controller("A"), trial.controller("B"))
      for child in [old, new] {
        root.addChild(child)
        child.didMove(toParent: root)
      }
      root.view.addSubview(old.view)
      try await trial.show(root)
      root.transition(from: old, to: new, duration: 0, animations: nil) { _ in
        trial.calls.add("completion")
      }
      try await trial.settle()
      trial.expect(
        "views", [old.view.superview == nil, new.view.superview === root.view], [true, true])
      trial.expect("children", root.children.count, 2)
      trial.expect("last", trial.calls.all.last, "completion")
    },
    Fact(
      "U170", sees: "laysOutInExchange",
      claim: "an exchange of children lays the new view out within its animation"
    ) { trial in
      let (root, old) = (UIViewController(), UIViewController())
      let new = UINavigationController(rootViewController: trial.controller("B"))
      for child in [old, new] {
        root.addChild(child)
        child.didMove(toParent: root)
      }
      root.view.addSubview(old.view)
      try await trial.show(root)
      new.view.frame = root.view.bounds
      root.transition(from: old, to: new, duration: 0.3, animations: {}, completion: nil)
      try await trial.stage.turn()
      trial.saw(trial.stage.hasMovedBars)
      try await trial.settle()
    },
  ]
}

/// Notes its moves between parents.
private final class Moving: UIViewController {
  private let calls: FactCalls

  init(_ calls: FactCalls) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.add("will to \(parent == nil ? "none" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.add("did to \(parent == nil ? "none" : "parent")")
  }
}

/// Tells its children by itself that they appear.
private final class Forwarding: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
