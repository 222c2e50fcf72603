internal import HeadlessUIKit

extension SplitModel {
  func describe(into scribe: Scribe) {
    scribe.within(controller, stage.assumptions.accessibilityReach) { describeSplit(into: scribe) }
  }

  private func describeSplit(into scribe: Scribe) {
    let isBusy = transition != nil && stage.profile < .iOS26
    scribe.element(.split, label: "") { split in
      split.wayBack = self
      split.isHeld = isUnderFinger
      split.isCollapsed = isCollapsed
      for (place, column) in columns.enumerated() {
        scribe.element(.column, label: column.label) { node in
          node.isBuilt = column.host != nil
          node.isShown = shown.contains(place)
          node.isSelected = place == (isCollapsed ? shown.last : wanted)
          scribe.with(hittable: seen.contains(place) && !isBusy) {
            column.host?.root?.describe(into: scribe)
          }
          if node.title == nil { node.title = column.host?.controller.title }
        }
      }
      if hasWayBack { split.backTitle = split.children[shown[topPlace - 1]].screenTitle }
    }
    guard !isCollapsed else { return }
    scribe.element(.button, label: shown.contains(0) ? "Hide Sidebar" : "Show Sidebar") {
      $0.action = { [weak self] in self?.toggleColumns() }
    }
  }
}

extension HeadlessNode {
  /// The title that the bar shows of a column.
  fileprivate var screenTitle: String {
    all(.stack).first?.children.last?.title ?? title ?? "Back"
  }
}
