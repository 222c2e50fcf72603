import Foundation

extension UISplitViewController {
  /// The columns, first to last.
  var order: [UISplitViewController.Column] {
    switch style {
    case .doubleColumn: return [.primary, .secondary]
    case .tripleColumn: return [.primary, .supplementary, .secondary]
    case .unspecified: return []
    }
  }

  /// What is shown instead of the columns while they are collapsed (U126).
  var compact: UIViewController? { contents[.compact] }

  /// The stack on which the others stand while the split is collapsed.
  var base: UINavigationController? { order.lazy.compactMap { self.stacks[$0] }.first }

  func replace(_ column: UISplitViewController.Column, with controller: UIViewController?) {
    guard contents[column] !== controller else { return }
    // The classic style has none, for little room neither (U123).
    guard !isClassic else { return recordStyle("\(name) has no columns: use init(style:).") }
    guard column == .compact || order.contains(column) else {
      return recordStyle("\(name) has no column \(column).")
    }
    settleColumns()
    let raised = showsOneColumn ? raisedColumns : []
    if showsOneColumn { collapseNoMore() }
    if let old = column == .compact ? compact : stacks[column] { takeOut(old) }
    contents[column] = controller
    if column != .compact { stacks[column] = controller.map(stack) }
    if showsOneColumn { showOne(raised.filter { stacks[$0] != nil }) } else { showAll() }
  }

  /// Notes what belongs to another style.
  func recordStyle(_ message: String) { record(.splitStyle, .exception, message, self) }

  /// The controller itself, or a stack around it (U122).
  private func stack(around controller: UIViewController) -> UINavigationController {
    controller as? UINavigationController
      ?? UINavigationController(rootViewController: controller)
  }

  /// Makes a controller a child and fills a frame with it.
  func place(_ controller: UIViewController, in frame: CGRect) {
    let isNew = controller.parentStorage !== self
    adopt(controller)
    if let view = viewStorage, let content = controller.view {
      content.frame = frame
      if content.superview !== view { view.addSubview(content) }
    }
    if isNew { controller.didMove(toParent: self) }
  }

  /// Ends what moves in the columns.
  func settleColumns() {
    for stack in stacks.values { stack.settleBeforeDisappearing() }
  }

  /// Takes a column's stack out of the split, wherever it stands there.
  func takeOut(_ controller: UIViewController) {
    guard controller.parentStorage === self else { return }
    controller.willMove(toParent: nil)
    controller.takeViewAway()
    controller.leaveParent()
  }
}
