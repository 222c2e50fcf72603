extension ScreenContext {
  /// Sets a closure that is asked before the screen closes; nil removes it.
  ///
  /// ```swift
  /// context.askBeforeLeaving {
  ///   await alert.confirm("Discard the draft?") ? .leave : .stay
  /// }
  /// context.askBeforeLeaving(nil)  // saved: leave without a question
  /// ```
  ///
  /// The closure is called whenever the screen would really close: by a verb, a link, a path or a
  /// gesture, also by its own `close()`. It is not called when the screen stays in another tab or
  /// in a kept part (alive while another part is shown). The guards of new screens are asked first,
  /// then the screens that would close, front first, each once for a request. While a closure is
  /// set, the host prevents gestures that would close the screen, as far as it can.
  ///
  /// A person may take as long as `parkingLimit`; then the request fails as `expired`. If the
  /// request ends before, or the screen is removed, the closure's task is cancelled. The closure is
  /// not called when the screen answers with `finish`, when a guard refuses the screen in
  /// `revalidate()`, or when the platform or other code has removed the screen already. Awaiting a
  /// navigation in the closure throws `reentrant`. The closure is released with the screen. If the
  /// screen has gone already, this does nothing.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    erased.askBeforeLeaving(ask)
  }

  /// Sets a closure that is asked before the screen closes; removes it if `isNeeded` is false.
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

  /// Whether a closure is set that is asked before the screen closes; observable.
  ///
  /// A SwiftUI screen then shows its own back button, since the system's is hidden.
  public var asksBeforeLeaving: Bool { erased.asksBeforeLeaving }
}

extension AnyScreenContext {
  /// Sets a closure that is asked before closing; see `ScreenContext.askBeforeLeaving(_:)`.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    guard let scene, scene.tree.contains(node), !scene.isClosed else { return }
    let didAsk = asksBeforeLeaving
    value.exit = ask
    if didAsk != asksBeforeLeaving {
      scene.feed(.asksBeforeLeaving(node, asksBeforeLeaving))
      scene.host?.screen(node, asksBeforeLeaving: asksBeforeLeaving)
    }
  }

  /// Whether a closure is set that is asked before the screen closes; observable.
  ///
  /// ```swift
  /// if screen.asksBeforeLeaving { Button("Back") { screen.close() } }
  /// ```
  public var asksBeforeLeaving: Bool { value.exit != nil }
}
