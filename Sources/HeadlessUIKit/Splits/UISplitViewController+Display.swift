import Foundation

/// Columns side by side.
extension UISplitViewController {
  /// The width of a column beside the last one.
  static let width = 320.0

  /// Upright there is room for the last column alone, unless the app would like it otherwise.
  var resolvedMode: UISplitViewController.DisplayMode {
    guard mode == .automatic else { return mode }
    let size = viewStorage?.bounds.size ?? screen.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  private var shownColumns: [UISplitViewController.Column] { columns(in: resolvedMode) }

  private func columns(
    in mode: UISplitViewController.DisplayMode
  ) -> [UISplitViewController.Column] {
    switch mode {
    case .automatic, .secondaryOnly: return order.suffix(1)
    case .oneBesideSecondary, .oneOverSecondary: return order.suffix(2)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return order
    }
  }

  /// Gives each column its place; those that are hidden stay children.
  func showAll() {
    guard !isClassic else { return showClassic() }
    let size = viewStorage?.bounds.size ?? .zero
    var left = 0.0
    let shown = shownColumns
    for column in order {
      guard let stack = stacks[column] else { continue }
      guard shown.contains(column) else {
        adopt(stack)
        stack.takeViewAway()
        continue
      }
      let width = column == .secondary ? size.width - left : min(Self.width, size.width / 3)
      place(stack, in: CGRect(x: left, y: 0, width: width, height: size.height))
      left += width
    }
  }

  func change(to mode: UISplitViewController.DisplayMode) {
    let before = shownColumns
    let old = resolvedMode
    self.mode = mode
    guard !showsOneColumn, viewStorage?.windowStorage != nil else { return }
    if resolvedMode != old { delegate?.splitViewController(self, willChangeTo: resolvedMode) }
    for column in order where before.contains(column) != shownColumns.contains(column) {
      if before.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      } else {
        delegate?.splitViewController(self, willShow: column)
      }
    }
    showAll()
  }

  func bring(_ column: UISplitViewController.Column) {
    guard stacks[column] != nil else { return }
    guard showsOneColumn else {
      if !shownColumns.contains(column) { change(to: modeThatShows(column)) }
      return
    }
    guard compact == nil, !raisedColumns.isEmpty else { return }
    let animated = viewStorage?.isOnScreen == true && screen.animationsEnabled
    if raisedColumns.contains(column) { return lower(to: column, animated: animated) }
    let between = screen.assumptions.showsColumnsBetween
    raise(
      order.filter { between ? $0.rawValue <= column.rawValue : $0 == column },
      animated: animated)
  }

  func put(away column: UISplitViewController.Column) {
    guard let place = order.firstIndex(of: column) else { return }
    guard showsOneColumn else {
      if column != .secondary, shownColumns.contains(column) {
        change(
          to: columns(in: .oneBesideSecondary).first == column
            ? .secondaryOnly : .oneBesideSecondary)
      }
      return
    }
    if let before = order[..<place].last(where: raisedColumns.contains) {
      lower(to: before, animated: viewStorage?.isOnScreen == true)
    }
  }

  private func modeThatShows(
    _ column: UISplitViewController.Column
  ) -> UISplitViewController.DisplayMode {
    columns(in: .oneBesideSecondary).contains(column) ? .oneBesideSecondary : .twoBesideSecondary
  }
}
