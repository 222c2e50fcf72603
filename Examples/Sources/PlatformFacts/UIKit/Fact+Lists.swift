import PortolanUIKit

extension Fact {
  static let lists: [Fact] = [
    Fact("U190", claim: "only rows in sight have cells") { trial in
      let list = try await FactList.shown(100, trial)
      trial.expect(
        "first", list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) != nil, true)
      trial.expect(
        "last", list.tableView.cellForRow(at: IndexPath(row: 99, section: 0)) == nil, true)
    },
    Fact("U192", claim: "rows that are asked for anew are not selected") { trial in
      let list = try await FactList.shown(3, trial)
      list.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      trial.expect("selected", list.selected, [1])
      list.tableView.reloadData()
      trial.expect("selected after", list.selected, [])
    },
    Fact("U193", claim: "a table's controller deselects when it appears") { trial in
      let list = FactList(3, trial)
      let stack = UINavigationController(rootViewController: list)
      try await trial.show(stack)
      try await trial.act(.tap("Row 1"))
      stack.popViewController(animated: true)
      try await trial.settle()
      trial.expect("selected", list.selected, [])
    },
    Fact(
      "U193", sees: "reselectsAfterCancelledSwipe",
      claim: "a row is selected again when the swipe back to it goes back"
    ) { trial in
      let list = FactList(3, trial)
      try await trial.show(UINavigationController(rootViewController: list))
      try await trial.act(.tap("Row 1"))
      try await trial.act(.backAndForth)
      trial.saw(list.selected == [1])
    },
    Fact("U194", claim: "a tap on a row is told, a selection by code is not") { trial in
      let list = try await FactList.shown(3, trial)
      list.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      trial.expect("by code", trial.calls.count("did select"), 0)
      try await trial.act(.tap("Row 1"))
      trial.expect(
        "by finger", trial.calls.take().filter { $0.hasPrefix("did sel") }, ["did select 1"])
      trial.expect("selected", list.selected, [1])
    },
  ]
}
