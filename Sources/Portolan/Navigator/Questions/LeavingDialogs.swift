/// The dialogs of screens that are asked now, by the tickets of the questions.
@MainActor final class LeavingDialogs {
  private var open: [Ticket: LeavingDialog] = [:]

  /// Shows a dialog until its question ends.
  func begin(_ dialog: LeavingDialog, _ ticket: Ticket, on host: (any NavigationHost)?) {
    open[ticket] = dialog
    show(dialog, on: host)
  }

  /// Takes the dialog of a question away; does nothing when the question had none.
  func end(_ ticket: Ticket, on host: (any NavigationHost)?) {
    guard !open.isEmpty, let dialog = open.removeValue(forKey: ticket) else { return }
    host?.takeAway(dialog)
  }

  func endAll(on host: (any NavigationHost)?) {
    for ticket in open.keys.sorted() { end(ticket, on: host) }
  }

  /// Moves the dialogs without an answer to another host; without a host the answer is `stay`.
  func move(from old: (any NavigationHost)?, to new: (any NavigationHost)?) {
    for (_, dialog) in open.sorted(by: { $0.key < $1.key }) where dialog.answer == nil {
      old?.takeAway(dialog)
      show(dialog, on: new)
    }
  }

  private func show(_ dialog: LeavingDialog, on host: (any NavigationHost)?) {
    guard host?.show(dialog) != true else { return }
    dialog.whenNotShown()
    dialog.answer(nil)
  }
}
