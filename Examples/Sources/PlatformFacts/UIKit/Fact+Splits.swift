import PortolanUIKit

extension Fact {
  static let splits: [Fact] = [
    Fact(
      "U122", on: [.pad],
      claim: "a column's controller stands in a stack, and is the one that was set"
    ) { trial in
      let split = UISplitViewController(style: .doubleColumn)
      let first = trial.controller("primary")
      split.setViewController(first, for: .primary)
      try await trial.show(split)
      trial.expect("the one that was set", split.viewController(for: .primary) === first, true)
      trial.expect("in a stack", first.navigationController != nil, true)
    },
    Fact(
      "U127", on: [.pad],
      claim: "a split that collapses has the last column's stack in the first one's"
    ) { trial in
      let split = try await SplitStand(trial)
      try await trial.act(.narrow)
      trial.expect("collapsed", split.controller.isCollapsed, true)
      let nested = split.stack(.secondary)
      trial.expect("nested", split.stack(.primary).viewControllers.contains(nested), true)
      try await trial.act(.widen)
      trial.expect("apart again", nested.parent === split.stack(.primary), false)
    },
    Fact(
      "U127", sees: "nestsColumnsDeeply", on: [.pad],
      claim: "the third column stands on the second one's stack"
    ) { trial in
      let split = try await SplitStand(trial, .tripleColumn)
      try await trial.act(.narrow)
      let last = split.stack(.secondary)
      trial.saw(
        last.parent, (split.stack(.supplementary), true), (split.stack(.primary), false))
      try await trial.act(.widen)
    },
    Fact(
      "U128", sees: "collapsesToSecondary", on: [.pad],
      claim: "a split that collapses proposes its last column"
    ) { trial in
      let split = try await SplitStand(trial)
      try await trial.act(.narrow)
      trial.saw(split.proposed, ([.secondary], true), ([.primary], false))
      try await trial.act(.widen)
    },
    Fact(
      "U128", sees: "showsColumnsBetween", on: [.pad],
      claim: "showing the last column puts the middle one beneath it"
    ) { trial in
      let split = try await SplitStand(trial, .tripleColumn)
      split.top = .primary
      try await trial.act(.narrow)
      split.controller.show(.secondary)
      try await trial.settle()
      trial.expect("shown", split.isShown(.secondary), true)
      try await trial.act(.tap("Back"))
      trial.saw(
        [split.isShown(.primary), split.isShown(.supplementary)], ([false, true], true),
        ([true, false], false))
      try await trial.act(.widen)
    },
    Fact("U130", on: [.pad], claim: "a split that collapses and expands again tells of both") {
      trial in
      let split = try await SplitStand(trial)
      try await trial.act(.narrow)
      try await trial.act(.widen)
      trial.expect(
        "calls", trial.calls.take().filter { !$0.contains(".") }, ["collapsed", "expanded"])
      trial.expect("expanded", split.controller.isCollapsed, false)
    },
    Fact(
      "U133", on: [.pad], claim: "a detail that is shown in a collapsed split comes to the front"
    ) {
      trial in
      let split = try await SplitStand(trial)
      split.top = .primary
      try await trial.act(.narrow)
      let detail = trial.controller("detail")
      split.controller.showDetailViewController(detail, sender: nil)
      try await trial.settle()
      trial.expect("in the window", detail.viewIfLoaded?.window != nil, true)
      try await trial.act(.widen)
    },
  ]
}

/// A split with a noted controller in a stack for each column.
@MainActor private final class SplitStand: NSObject, UISplitViewControllerDelegate {
  let controller: UISplitViewController
  var top: UISplitViewController.Column?
  private(set) var proposed: [UISplitViewController.Column] = []
  private let calls: FactCalls

  init(_ trial: FactTrial, _ style: UISplitViewController.Style = .doubleColumn) async throws {
    calls = trial.calls
    controller = UISplitViewController(style: style)
    super.init()
    _ = trial.hold(self)
    let columns: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (place, column) in columns.enumerated() {
      let stack = UINavigationController(rootViewController: trial.controller("Column \(place)"))
      controller.setViewController(stack, for: column)
    }
    controller.preferredDisplayMode =
      style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    try await trial.show(controller)
    controller.delegate = self
  }

  func stack(_ column: UISplitViewController.Column) -> UINavigationController {
    controller.viewController(for: column) as? UINavigationController ?? UINavigationController()
  }

  func isShown(_ column: UISplitViewController.Column) -> Bool {
    stack(column).viewControllers.first?.viewIfLoaded?.window != nil
  }

  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposed.append(column)
    return top ?? column
  }

  func splitViewControllerDidCollapse(_ split: UISplitViewController) { calls.add("collapsed") }

  func splitViewControllerDidExpand(_ split: UISplitViewController) { calls.add("expanded") }
}
