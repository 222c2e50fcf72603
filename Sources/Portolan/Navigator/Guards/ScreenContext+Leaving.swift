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
  /// The closure makes the words when the question is asked; when it returns nil, nothing is asked,
  /// and the screen closes. The host shows the words as an alert above all that is in front, also
  /// when this screen is covered by a sheet or by a layer of other code, or stands in another tab.
  /// The button that cancels keeps the screen, and the request that would close it fails with
  /// `stays`. Each other button closes the screen, after its action. Without a host that can show
  /// the alert, the screen stays too, and a diagnostic reports this. When the request ends before
  /// the answer, the alert closes.
  ///
  /// Otherwise the screen is asked as by the closure of `askBeforeLeaving(_:)`, which this call
  /// replaces. With `isNeeded` false, the words or the closure are removed: call this again
  /// whenever that changes.
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
  /// An answer may take as long as `parkingLimit`. After that the screen stays, as if the answer
  /// had been `stay`, and a diagnostic names the screen. Meanwhile other requests go on; those that
  /// would close the screen too share the question and its end. When the request ends before the
  /// answer, or the screen is removed, the closure's task is cancelled.
  ///
  /// The closure is not called when the screen answers with `finish`, when a guard no longer allows
  /// the screen in `revalidate()`, or when the platform or other code has removed the screen
  /// already. Awaiting a navigation in the closure throws `reentrant`. The closure is released with
  /// the screen. When the screen has closed already, this call does nothing.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    setExitQuestion(ask.map(ExitQuestion.closure))
  }

  /// Sets a closure that is asked before the screen closes, when `isNeeded` is true; else removes
  /// it.
  ///
  /// ```swift
  /// EditorView(model: EditorModel(draft))
  ///   .onChange(of: draft.isEdited) { _, isEdited in
  ///     context.askBeforeLeaving(when: isEdited) { await draft.isStored() ? .leave : .stay }
  ///   }
  /// ```
  ///
  /// Otherwise as `askBeforeLeaving(_:)`.
  public func askBeforeLeaving(
    when isNeeded: Bool, _ ask: @escaping @MainActor () async -> ExitVerdict
  ) {
    askBeforeLeaving(isNeeded ? ask : nil)
  }

  /// Whether this screen is asked before it closes: words or a closure are set; observable.
  ///
  /// A SwiftUI screen then shows its own back button, since the system's is hidden:
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
