extension ScreenContext {
  /// Sets a question to ask before the screen goes; nil removes it.
  ///
  /// ```swift
  /// context.askBeforeLeaving {
  ///   await alert.confirm("Discard the draft?") ? .leave : .stay
  /// }
  /// context.askBeforeLeaving(nil)  // saved: leave without a question
  /// ```
  ///
  /// The navigator asks whenever the screen would really go: by a verb, a link, a path or a
  /// gesture, also by its own `close()`. It does not ask when the screen stays in another tab or in
  /// a part that is kept. The guards of entering screens are asked first, then the screens that
  /// would go, front first, each once in an attempt. While the question is set, no gesture that
  /// takes the screen away begins by itself, as far as the host can hold it back.
  ///
  /// A person may take as long as `parkingLimit`; then the request ends as `expired`. When the
  /// request ends otherwise, or the screen is taken away, the question's task is cancelled. The
  /// navigator does not ask when the screen finishes a question itself, when a guard says no in
  /// `revalidate()`, or when the platform or other code has taken the screen away already. Awaiting
  /// a navigation in the closure throws `reentrant`. The closure is released with the screen; on a
  /// screen that is gone this does nothing.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    erased.askBeforeLeaving(ask)
  }

  /// Sets a question to ask before the screen goes, as long as a condition holds.
  ///
  /// ```swift
  /// EditorView(model: EditorModel(draft))
  ///   .onChange(of: draft.isEdited) { _, isEdited in
  ///     context.askBeforeLeaving(when: isEdited) {
  ///       await alert.confirm("Discard the draft?") ? .leave : .stay
  ///     }
  ///   }
  /// ```
  public func askBeforeLeaving(
    when isNeeded: Bool, _ ask: @escaping @MainActor () async -> ExitVerdict
  ) {
    erased.askBeforeLeaving(isNeeded ? ask : nil)
  }

  /// Whether a question is set to ask before the screen goes; observable.
  ///
  /// A SwiftUI screen then shows its own way back, since the system's is hidden.
  public var asksBeforeLeaving: Bool { erased.asksBeforeLeaving }
}

extension AnyScreenContext {
  /// Sets a question to ask before the screen goes; see `ScreenContext.askBeforeLeaving(_:)`.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    guard let scene, scene.tree.contains(node), !scene.isClosed else { return }
    let didAsk = asksBeforeLeaving
    value.exit = ask
    if didAsk != asksBeforeLeaving {
      scene.feed(.asksBeforeLeaving(node, asksBeforeLeaving))
      scene.host?.screen(node, asksBeforeLeaving: asksBeforeLeaving)
    }
  }

  /// Whether a question is set to ask before the screen goes; observable.
  ///
  /// ```swift
  /// if screen.asksBeforeLeaving { Button("Back") { screen.close() } }
  /// ```
  public var asksBeforeLeaving: Bool { value.exit != nil }
}
