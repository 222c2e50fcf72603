extension ScreenContext {
  /// Sets the words of a dialog that asks the user before the screen closes.
  ///
  /// ```swift
  /// context.askBeforeLeaving(when: draft.isEdited) {
  ///   DialogWords(
  ///     "Discard the draft?",
  ///     choices: [
  ///       .leave("Discard", isDestructive: true), .leave("Save") { try await draft.save() },
  ///     ], cancel: "Keep editing")
  /// }
  /// context.askBeforeLeaving(nil)  // saved: leave without a question
  /// ```
  ///
  /// The closure is called when the question is asked; when it returns nil, nothing is asked, and
  /// the screen closes. The words appear as an alert above everything that is in front, even when a
  /// sheet or a layer of other code covers this screen, or this screen is in another tab. The
  /// button that cancels keeps the screen open, and the request that would close the screen fails
  /// with `stays`. Every other button closes the screen, after the button's action. When no host
  /// can show the alert, the screen stays too, and a diagnostic reports this. When the request ends
  /// before the answer, the alert closes.
  ///
  /// The words replace a closure of `askBeforeLeaving(_:)`, and the screen is asked in the same
  /// cases as with that closure. With `isNeeded` false, words and closure are removed: call this
  /// again whenever `isNeeded` changes.
  public func askBeforeLeaving(
    when isNeeded: Bool = true, _ words: @escaping @MainActor () -> DialogWords?
  ) {
    setExitQuestion(isNeeded ? .dialog(words) : nil)
  }

  /// Sets a closure that is asked before the screen closes, for a question without a dialog; nil
  /// removes the closure or the words.
  ///
  /// ```swift
  /// context.askBeforeLeaving { await draft.isStored() ? .leave : .stay }
  /// ```
  ///
  /// To ask the user, set the words of a dialog instead: an alert that the closure shows does not
  /// appear while the screen is covered.
  ///
  /// The closure is called whenever the screen would really close: by a verb, a link, a path or a
  /// gesture, also by its own `close()`. It is not called when the screen only leaves the front and
  /// stays in another tab or in a kept part (in memory while another part is shown). The guards of
  /// new screens are asked first, then the screens that would close, front first, each once for a
  /// request. While a closure is set, the host prevents gestures that would close the screen, as
  /// far as it can.
  ///
  /// An answer may take as long as `parkingLimit`. After that the screen stays, the request fails
  /// with `stays`, and a diagnostic names the screen. Other requests go on while the closure runs;
  /// when one of them would close the screen too, it gets the same answer, and the closure is not
  /// called again. When the request ends before the answer, or the screen is removed, the closure's
  /// task is cancelled.
  ///
  /// The closure is not called when the screen answers with `finish`, when a guard no longer allows
  /// the screen in `revalidate()`, or when the platform or other code has removed the screen
  /// already. Awaiting a navigation in the closure throws `reentrant`. The closure is released with
  /// the screen. When the screen has closed already, this call does nothing.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    setExitQuestion(ask.map(ExitQuestion.closure))
  }

  /// Sets a closure that is asked before the screen closes, when `isNeeded` is true; otherwise
  /// removes the closure or the words that are set.
  ///
  /// ```swift
  /// EditorView(model: EditorModel(draft))
  ///   .onChange(of: draft.isEdited) { _, isEdited in
  ///     context.askBeforeLeaving(when: isEdited) { await draft.isStored() ? .leave : .stay }
  ///   }
  /// ```
  ///
  /// The closure works as that of `askBeforeLeaving(_:)`.
  public func askBeforeLeaving(
    when isNeeded: Bool, _ ask: @escaping @MainActor () async -> ExitVerdict
  ) {
    askBeforeLeaving(isNeeded ? ask : nil)
  }

  /// Whether `askBeforeLeaving` has set words or a closure for this screen; observable.
  ///
  /// When true, a SwiftUI screen should show its own back button, since the system's is hidden:
  ///
  /// ```swift
  /// if screen.asksBeforeLeaving { Button("Back") { screen.close() } }
  /// ```
  public var asksBeforeLeaving: Bool { value.exit != nil }

  private func setExitQuestion(_ exit: ExitQuestion?) {
    guard let scene, scene.traffic.tree.contains(node), !scene.isClosed else { return }
    let didAsk = asksBeforeLeaving
    exchange(&value.exit, with: exit)
    if didAsk != asksBeforeLeaving {
      scene.feed(.asksBeforeLeaving(node, asksBeforeLeaving))
      scene.host?.screen(node, asksBeforeLeaving: asksBeforeLeaving)
    }
  }
}
