import PortolanUIKit

extension Fact {
  static let dialogs: [Fact] = [
    Fact("U101", claim: "an alert disappears before its button acts") { trial in
      let base = try await trial.shownController()
      let alert = UIAlertController(title: "Ask", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { [unowned base] _ in
          trial.calls.add("presented \(base.presentedViewController != nil)")
        })
      base.present(alert, animated: false)
      try await trial.settle()
      try await trial.act(.tap("Yes"))
      trial.expect("acts", trial.calls.take(), ["presented false"])
    },
    Fact("U102", claim: "an alert that code dismisses does not act") { trial in
      let base = try await trial.shownController()
      let alert = UIAlertController(title: "Ask", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .cancel) { _ in trial.calls.add("acts") })
      base.present(alert, animated: false)
      try await trial.settle()
      base.dismiss(animated: true)
      try await trial.settle()
      trial.expect("acts", trial.calls.take(), [])
    },
    Fact(
      "U174", sees: "dialogsPointOnPhones", systems: 26...99, on: [.phone],
      claim: "a phone's dialog points at its source, without a button that cancels"
    ) { trial in
      trial.saw(try await !hasCancel(trial, over: trial.shownController()))
    },
    Fact(
      "U179", sees: "unfoldedDialogsPoint", systems: 27...99, on: [.duo],
      claim: "on the open display a dialog is one of a tablet"
    ) { trial in
      let base = try await trial.shownController()
      guard try await hasCancel(trial, over: base) else {
        throw NotTried(reason: "A dialog points on the outer display, too.")
      }
      try await trial.act(.unfold)
      trial.saw(try await !hasCancel(trial, over: base))
    },
    Fact("U165", claim: "a menu is what its controller presents") { trial in
      let base = try await shownMenu(trial) {}
      try await trial.act(.tap("Menu"))
      trial.expect("presented", base.presentedViewController != nil, true)
      try await trial.act(.tap("One"))
      trial.expect("presented after", base.presentedViewController == nil, true)
    },
    Fact("U165", sees: "menuActions", claim: "when a menu acts") { trial in
      let box = trial.hold(FactBox<UIViewController?>(nil))
      box.value = try await shownMenu(trial) { [unowned box] in
        let menu = box.value?.presentedViewController
        trial.calls.add(
          menu.map { $0.isBeingDismissed ? "whileItGoes" : "beforeItGoes" } ?? "whenItHasGone")
      }
      try await trial.act(.tap("Menu"))
      try await trial.act(.tap("One"))
      trial.saw(trial.calls.take().joined(separator: ", "))
    },
    Fact("U165", sees: "menuTurns", claim: "how long a menu that acts first still stands") {
      trial in
      let box = trial.hold(FactBox<UIViewController?>(nil))
      let turns = trial.hold(FactBox<Int?>(nil))
      box.value = try await shownMenu(trial) { [unowned box] in
        turns.value = 0
        trial.stage.eachTurn { [unowned box] in
          guard box.value?.presentedViewController?.isBeingDismissed == false else { return false }
          turns.value = (turns.value ?? 0) + 1
          return true
        }
      }
      try await trial.act(.tap("Menu"))
      try await trial.act(.tap("One"))
      guard let turns = turns.value else { throw NotTried(reason: "The menu did not act.") }
      trial.saw(turns)
    },
  ]

  /// Whether a dialog that has a source and a button that cancels shows that button.
  @MainActor private static func hasCancel(
    _ trial: FactTrial, over base: UIViewController
  ) async throws -> Bool {
    let dialog = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    dialog.addAction(UIAlertAction(title: "Delete", style: .destructive))
    dialog.addAction(UIAlertAction(title: "Keep", style: .cancel))
    dialog.popoverPresentationController?.sourceView = base.view
    base.present(dialog, animated: false)
    try await trial.settle()
    trial.expect("a choice", try await trial.stage.finds("Delete"), true)
    let hasCancel = try await trial.stage.finds("Keep")
    base.dismiss(animated: false)
    try await trial.settle()
    return hasCancel
  }

  /// A controller with a button for a menu of one action.
  @MainActor private static func shownMenu(
    _ trial: FactTrial, act: @escaping @MainActor () -> Void
  ) async throws -> UIViewController {
    let base = try await trial.shownController()
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in act() }])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    base.view.addSubview(button)
    return base
  }
}
