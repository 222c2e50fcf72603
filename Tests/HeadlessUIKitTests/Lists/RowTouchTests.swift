import HeadlessUIKit
import Testing

@MainActor @Suite("The user selects, swipes and touches the rows of a table") struct RowTouchTests {
  @Test("U194 the new row is asked for, the old one leaves, and only a person's touch is told")
  func order() async throws {
    try await onScreen { screen in
      let list = Groceries([["Apple", "Pear"]])
      let window = screen.show(list)
      screen.turn()
      try screen.tap("Apple")
      #expect(list.log.take() == ["willSelect Apple", "didSelect Apple"])
      try screen.tap("Pear")
      #expect(
        list.log.take() == [
          "willSelect Pear", "willDeselect Apple", "didDeselect Apple", "didSelect Pear",
        ])
      try screen.tap("Pear")
      #expect(list.log.take() == ["willSelect Pear", "didSelect Pear"])
      list.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      #expect(list.selected == ["Apple"])
      list.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      #expect(list.selected.isEmpty)
      #expect(list.log.take().isEmpty)
      _ = window
    }
  }

  @Test("U194 several may be selected; a touched one leaves")
  func several() async throws {
    try await onScreen { screen in
      let list = Groceries([["Apple", "Pear"]])
      let window = screen.show(list)
      screen.turn()
      list.tableView.allowsMultipleSelection = true
      for name in ["Apple", "Pear", "Apple"] { try screen.tap(name) }
      #expect(list.selected == ["Pear"])
      #expect(list.log.take().suffix(2) == ["willDeselect Apple", "didDeselect Apple"])
      list.tableView.allowsSelection = false
      try screen.tap("Apple")
      #expect(list.selected == ["Pear"])
      _ = window
    }
  }

  @Test("A row out of sight is scrolled to first; names that are nowhere leave the list alone")
  func scrolling() async throws {
    try await onScreen { screen in
      let list = Groceries([Groceries.long])
      let window = screen.show(list)
      screen.turn()
      #expect(throws: HeadlessTouchError.self) { try screen.tap("Row 90") }
      try screen.scroll(to: "Row 90")
      try screen.tap("Row 90")
      #expect(list.log.take() == ["willSelect Row 90", "didSelect Row 90"])
      let offset = list.tableView.contentOffset
      #expect(throws: HeadlessTouchError.self) { try screen.scroll(to: "Row 190") }
      #expect(list.tableView.contentOffset == offset)
      try screen.scroll(to: "Row 1")
      #expect(list.tableView.contentOffset == .zero)
      #expect(list.selected == ["Row 90"])
      _ = window
    }
  }

  @Test("U193 a row stays selected beneath what it pushed, until the list comes back")
  func back() async throws {
    try await onScreen { screen in
      for clears in [true, false] {
        let list = PushingGroceries([["Apple"]])
        list.clearsSelectionOnViewWillAppear = clears
        let stack = UINavigationController(rootViewController: list)
        let window = screen.show(stack)
        screen.turn()
        try screen.tap("Apple")
        screen.finishTransitions()
        #expect(stack.topViewController?.title == "Apple")
        #expect(list.selected == ["Apple"])
        try screen.tap("Back")
        screen.finishTransitions()
        #expect(list.selected == (clears ? [] : ["Apple"]))
        _ = window
      }
    }
  }

  @Test("U193 a swipe that goes back selects the row again, or not", arguments: Conditions.profiles)
  func cancelled(conditions: Conditions) async throws {
    for reselects in [true, false] {
      var assumptions = conditions.assumptions
      assumptions.reselectsAfterCancelledSwipe = reselects
      try await onScreen(conditions.profile, assumptions) { screen in
        let list = PushingGroceries([["Apple"]])
        let window = screen.show(UINavigationController(rootViewController: list))
        screen.turn()
        try screen.tap("Apple")
        screen.finishTransitions()
        #expect(screen.beginSwipeBack())
        #expect(list.selected.isEmpty)
        screen.cancelSwipeBack()
        screen.finishTransitions()
        #expect(list.selected == (reselects ? ["Apple"] : []))
        _ = window
      }
    }
  }

  @Test("A row's menu, its button and the buttons of a swipe")
  func besides() async throws {
    final class Rich: Groceries {
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.accessoryType = .detailButton
        return cell
      }
      override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { log.add("info \(name(indexPath))") }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [self] _ in
          UIMenu(children: [
            UIAction(title: "Share") { [self] _ in log.add("share \(name(indexPath))") }
          ])
        })
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
          }
        ])
      }
    }
    try await onScreen { screen in
      let list = Rich([["Apple", "Pear"]])
      let window = screen.show(list)
      screen.turn()
      try screen.tap("More Info")
      #expect(list.log.take() == ["info Pear"])
      try screen.press(row: "Apple")
      screen.finishTransitions()
      try screen.tap("Share")
      screen.finishTransitions()
      #expect(list.log.take() == ["share Apple"])
      try screen.swipe("Apple", choosing: "Delete")
      screen.turn()
      #expect(screen.accessibleLabels == ["Pear"])
      #expect(throws: HeadlessTouchError.self) { try screen.swipe("Pear", choosing: "Flag") }
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("A control in a cell takes the touch; a cell that takes none cannot be tapped")
  func inside() async throws {
    final class Buttons: Groceries {
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.contentView.addSubview(
          UIButton(primaryAction: UIAction(title: "Buy") { [log] _ in log.add("buy") }))
        cell.isUserInteractionEnabled = indexPath.row == 0
        return cell
      }
    }
    try await onScreen { screen in
      let list = Buttons([["Apple", "Pear"]])
      let window = screen.show(list)
      screen.turn()
      try screen.tap("Buy")
      #expect(list.log.take() == ["buy"])
      #expect {
        try screen.tap("Pear")
      } throws: {
        ($0 as? HeadlessTouchError)?.reason == .disabled
      }
      let apple = try #require(list.tableView.visibleCells.first)
      try screen.tap(.row(apple))
      #expect(list.selected == ["Apple"])
      _ = window
    }
  }
}
