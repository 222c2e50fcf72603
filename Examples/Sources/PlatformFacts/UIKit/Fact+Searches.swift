import PortolanUIKit

extension Fact {
  static let searches: [Fact] = [
    Fact("U70", "U195", claim: "a search presents itself in the context of what is searched") {
      trial in
      let list = try await trial.searchedList()
      trial.expect("presented", list.presentedViewController === list.search, true)
      list.search.isActive = false
      try await trial.settle()
      trial.expect("presented after", list.presentedViewController == nil, true)
    },
    Fact(
      "U71", "U196", sees: "searchesRefusePresentations",
      claim: "a screen that is searched presents nothing else"
    ) { trial in
      let list = try await trial.searchedList()
      let layer = trial.controller("B")
      list.present(layer, animated: false)
      try await trial.settle()
      trial.saw(layer.presentingViewController == nil)
    },
    Fact("U197", claim: "the text goes with the search") { trial in
      let list = try await trial.searchedList()
      list.search.searchBar.text = "Row"
      list.search.isActive = false
      try await trial.settle()
      trial.expect("text", list.search.searchBar.text ?? "", "")
    },
  ]
}

extension FactTrial {
  /// A list in a stack, at rest, whose search is active.
  fileprivate func searchedList() async throws -> FactList {
    let list = FactList(3, self)
    list.navigationItem.searchController = list.search
    list.definesPresentationContext = true
    try await show(UINavigationController(rootViewController: list))
    list.search.isActive = true
    try await settle()
    return list
  }
}
