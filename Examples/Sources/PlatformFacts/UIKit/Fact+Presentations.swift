import PortolanUIKit

extension Fact {
  static let presentations: [Fact] = [
    Fact("U6", claim: "a presented controller is no child") { trial in
      let (base, layer) = try await trial.shownLayer()
      trial.expect("children", base.children.count, 0)
      trial.expect("parent", layer.parent == nil, true)
    },
    Fact("U66", on: [.phone], claim: "a popover is a sheet where there is little room") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      layer.modalPresentationStyle = .popover
      layer.popoverPresentationController?.sourceView = base.view
      base.present(layer, animated: false)
      try await trial.settle()
      trial.expect("width", layer.view.bounds.width, base.view.bounds.width)
    },
    Fact("U67", claim: "the root presents for a child") { trial in
      let stack = try await trial.shownStack("A")
      let layer = trial.controller("B")
      layer.modalPresentationStyle = .fullScreen
      stack.viewControllers[0].present(layer, animated: false)
      try await trial.settle()
      trial.expect("presenter", layer.presentingViewController === stack, true)
    },
    Fact("U68", claim: "what an ancestor presents answers for its children") { trial in
      let (base, child) = (trial.controller("A"), UIViewController())
      base.addChild(child)
      base.view.addSubview(child.view)
      child.didMove(toParent: base)
      try await trial.show(base)
      let layer = trial.controller("B")
      base.present(layer, animated: false)
      try await trial.settle()
      trial.expect("same", child.presentedViewController === layer, true)
    },
    Fact("U69", claim: "a controller that defines a context presents by itself") { trial in
      let (base, child, layer) = (trial.controller("A"), UIViewController(), trial.controller("B"))
      base.addChild(child)
      base.view.addSubview(child.view)
      child.didMove(toParent: base)
      try await trial.show(base)
      child.definesPresentationContext = true
      layer.modalPresentationStyle = .overCurrentContext
      child.present(layer, animated: false)
      try await trial.settle()
      trial.expect("presenter", layer.presentingViewController === child, true)
    },
    Fact(
      "U72", sees: "callsDroppedCompletion",
      claim: "a second presentation over one controller is dropped, with its completion or not"
    ) { trial in
      let (base, layer) = try await trial.shownLayer()
      base.present(trial.controller("C"), animated: false) { trial.calls.add("completion") }
      try await trial.settle()
      trial.expect("presented", base.presentedViewController === layer, true)
      trial.saw(trial.calls.all.contains("completion"))
    },
    Fact("U73", claim: "nothing is presented outside a window") { trial in
      _ = try await trial.shownController()
      let outside = UIViewController()
      outside.present(trial.controller("B"), animated: false)
      try await trial.settle()
      trial.expect("presented", outside.presentedViewController == nil, true)
    },
    Fact(
      "U73", sees: "presentsFromOutside",
      claim: "a controller in a tab that was never shown presents over the tabs"
    ) { trial in
      let tabs = try await trial.shownTabs(2)
      tabs.viewControllers?[1].present(trial.controller("B"), animated: false)
      try await trial.settle()
      trial.saw(tabs.presentedViewController != nil)
    },
    Fact(
      "U73", sees: "losesEarlyPresentations",
      claim: "what a root presents before it has appeared never comes"
    ) { trial in
      let (base, layer) = (trial.controller("A"), trial.controller("B"))
      base.onAppearing = { [unowned base] in base.present(layer, animated: false) }
      trial.stage.show(base)
      try await trial.settle()
      trial.saw(layer.presentingViewController == nil)
    },
    Fact("U89", "U90", claim: "each presentation has a presentation controller of its own") {
      trial in
      let (base, layer) = try await trial.shownLayer()
      let first = layer.presentationController
      base.dismiss(animated: false)
      try await trial.settle()
      base.present(layer, animated: false)
      try await trial.settle()
      trial.expect("the same", layer.presentationController === first, false)
    },
    Fact("U96", claim: "presentations without animation may follow each other at once") { trial in
      let (base, layer) = (try await trial.shownController(), trial.controller("B"))
      let top = trial.controller("C")
      base.present(layer, animated: false)
      layer.present(top, animated: false)
      try await trial.settle()
      trial.expect("top", top.presentingViewController === layer, true)
    },
  ]
}
