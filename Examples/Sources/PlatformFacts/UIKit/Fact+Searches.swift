import PortolanUIKit

extension Fact {
  static let searches: [Fact] = [
    Fact("U70", "U195", claim: "a search presents itself in the context of what is searched") {
      trial in
      let list = FactList(3, trial)
      list.navigationItem.searchController = list.search
      list.definesPresentationContext = true
      try await trial.show(UINavigationController(rootViewController: list))
      list.search.isActive = true
      try await trial.settle()
      trial.expect("presented", list.presentedViewController === list.search, true)
      list.search.isActive = false
      try await trial.settle()
      trial.expect("presented after", list.presentedViewController == nil, true)
    },
    Fact(
      "U71", "U196", sees: "searchesRefusePresentations",
      claim: "a screen that is searched presents nothing else"
    ) { trial in
      let list = FactList(3, trial)
      list.navigationItem.searchController = list.search
      list.definesPresentationContext = true
      try await trial.show(UINavigationController(rootViewController: list))
      list.search.isActive = true
      try await trial.settle()
      let layer = trial.controller("B")
      list.present(layer, animated: false)
      try await trial.settle()
      trial.saw(layer.presentingViewController == nil)
    },
    Fact("U197", claim: "the text goes with the search") { trial in
      let list = FactList(3, trial)
      list.navigationItem.searchController = list.search
      list.definesPresentationContext = true
      try await trial.show(UINavigationController(rootViewController: list))
      list.search.isActive = true
      try await trial.settle()
      list.search.searchBar.text = "Row"
      list.search.isActive = false
      try await trial.settle()
      trial.expect("text", list.search.searchBar.text ?? "", "")
    },
  ]
}
