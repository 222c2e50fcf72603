package import Portolan

extension RecordingHost {
  /// The title and the buttons of the dialog in which an exit guard asks the user; nil if no dialog
  /// is open.
  ///
  /// The button that cancels is the last. If several dialogs are open, this is the oldest.
  ///
  /// ```swift
  /// #expect(host.dialog?.title == "Discard the draft?")
  /// #expect(host.choose("Discard"))
  /// ```
  public var dialog: (title: String, buttons: [String])? {
    dialogs.first.map { dialog in
      (dialog.words.title, dialog.words.choices.map(\.text) + [dialog.words.cancel])
    }
  }

  /// Taps a button of `dialog`, as the user does; returns false if `dialog` is nil or lacks it.
  @discardableResult
  public func choose(_ button: String) -> Bool {
    guard let dialog = dialogs.first else { return false }
    let choice = dialog.words.choices.first { $0.text == button }
    guard choice != nil || button == dialog.words.cancel else { return false }
    dialogs.removeFirst()
    dialog.answer(choice)
    return true
  }

  package func show(_ dialog: LeavingDialog) -> Bool {
    if showsDialogs { dialogs.append(dialog) }
    return showsDialogs
  }

  package func takeAway(_ dialog: LeavingDialog) { dialogs.removeAll { $0 === dialog } }
}
