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
