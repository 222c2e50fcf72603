package import Portolan

extension RecordingHost {
  /// The title and the buttons of the dialog in front in which a screen is asked before it closes,
  /// the button that cancels last; nil without a dialog.
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

  /// Taps a button of the dialog in front, as a person does; false when no dialog has it.
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
