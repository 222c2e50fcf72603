extension ScreenContext {
  /// Wants to be asked before the screen goes; nil takes it back.
  ///
  /// ```swift
  /// context.askBeforeLeaving {
  ///   await alert.confirm("Discard the draft?") ? .leave : .stay
  /// }
  /// context.askBeforeLeaving(nil)  // saved: nobody need ask
  /// ```
  ///
  /// It is asked whenever the screen would really go: by a verb, a link, a path or a gesture, also
  /// by its own `close()`; not when it stays in another tab, or in a part that is kept. The guards
  /// of what comes are asked first, then those that go, front first, each once in an attempt. While
  /// it is set no gesture that takes the screen away begins by itself, as far as the host can hold
  /// it back.
  ///
  /// A person may take as long as `parkingLimit`; then the request ends as `expired`. What ends the
  /// request otherwise, or takes the screen away, cancels the task in which this runs. It is not
  /// asked when the screen finishes a question itself, when a guard says no in `revalidate()`, and
  /// when the platform or other code has taken the screen away already. A navigation awaited in it
  /// throws `reentrant`. It is let go with the screen; set on a screen that is gone it does nothing.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    erased.askBeforeLeaving(ask)
  }

  /// Wants to be asked before the screen goes as long as a condition holds.
  ///
  /// ```swift
  /// .onChange(of: draft.isEdited) { _, isEdited in
  ///   context.askBeforeLeaving(when: isEdited) { await confirm() ? .leave : .stay }
  /// }
  /// ```
  public func askBeforeLeaving(
    when isNeeded: Bool, _ ask: @escaping @MainActor () async -> ExitVerdict
  ) {
    erased.askBeforeLeaving(isNeeded ? ask : nil)
  }

  /// Whether the screen wants to be asked before it goes; observable.
  ///
  /// A SwiftUI screen shows a way back of its own while it does, since the system's is hidden.
  public var asksBeforeLeaving: Bool { erased.asksBeforeLeaving }
}

extension AnyScreenContext {
  /// Wants to be asked before the screen goes; see `ScreenContext.askBeforeLeaving(_:)`.
  public func askBeforeLeaving(_ ask: (@MainActor () async -> ExitVerdict)?) {
    guard let scene, scene.tree.contains(node), !scene.isClosed else { return }
    let didAsk = asksBeforeLeaving
    value.exit = ask
    if didAsk != asksBeforeLeaving {
      scene.feed(.asksBeforeLeaving(node, asksBeforeLeaving))
      scene.host?.screen(node, asksBeforeLeaving: asksBeforeLeaving)
    }
  }

  /// Whether the screen wants to be asked before it goes; observable.
  ///
  /// ```swift
  /// if screen.asksBeforeLeaving { Button("Back") { screen.close() } }
  /// ```
  public var asksBeforeLeaving: Bool { value.exit != nil }
}
