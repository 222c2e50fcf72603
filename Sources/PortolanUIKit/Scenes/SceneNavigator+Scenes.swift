public import Portolan

extension SceneNavigator {
  /// Opens the links of a running scene: `scene(_:openURLContexts:)`.
  ///
  /// The set has no order; the navigator opens the links in the order of their text.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for url in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
      open(url, options: .from(.system))
    }
  }

  /// Opens the links that started a scene: `scene(_:willConnectTo:options:)`.
  ///
  /// On a cold start they come only here (U147).
  public func open(_ options: UIScene.ConnectionOptions) { open(options.urlContexts) }
}
