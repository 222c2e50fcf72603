import Foundation

extension HeadlessScreen {
  /// Scrolls lists until something of a name can be touched, as a user does who looks for a row.
  ///
  /// The front list is searched first, from its top. Where nothing has the name, lists stand as before.
  public func scroll(to label: String) throws(HeadlessTouchError) {
    guard !canTouch(label) else { return }
    for list in lists.reversed() where list.isScrollEnabled {
      let before = list.contentOffset
      var top: CGFloat = 0
      while true {
        let lowest = max(0, list.contentSize.height - list.bounds.height)
        list.contentOffset = CGPoint(x: before.x, y: min(top, lowest))
        if canTouch(label) { return }
        guard top < lowest else { break }
        top += max(list.bounds.height / 2, 1)
      }
      list.contentOffset = before
    }
    throw HeadlessTouchError(label: label, reason: .notFound, tappable: tappable)
  }

  /// Swipes over a row and touches one of the buttons that appear; throws when there is none of the name.
  @available(tvOS, unavailable)
  public func swipe(_ row: String, choosing title: String) throws(HeadlessTouchError) {
    let (list, place) = try self.row(row)
    guard let table = list as? UITableView else {
      throw HeadlessTouchError(label: title, reason: .notFound, tappable: [])
    }
    let shown = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: place)
    guard let action = shown?.actions.first(where: { $0.title == title }),
      let cell = list.tiles.cells[place]
    else {
      throw HeadlessTouchError(
        label: title, reason: .notFound, tappable: shown?.actions.compactMap(\.title) ?? [])
    }
    action.handler(action, cell) { _ in }
  }

  /// Lets a finger rest on a row, by the rules for a tap: its menu opens.
  public func press(row label: String) throws(HeadlessTouchError) {
    let (list, place) = try row(label)
    guard let cell = list.tiles.cells[place] else { return }
    try press(cell)
  }

  private func row(
    _ label: String
  ) throws(HeadlessTouchError) -> (list: any ListOwner, place: IndexPath) {
    let rows = targets.filter { $0.isRow && $0.labels.contains(label) }
    guard let cell = rows.last?.object as? UIView,
      let found = lists.lazy.compactMap({ list in
        list.tiles.place(of: cell).map { (list, $0) }
      }).first
    else { throw HeadlessTouchError(label: label, reason: .notFound, tappable: tappable) }
    return found
  }
}
