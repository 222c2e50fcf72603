public import Portolan

extension SceneNavigator {
  /// Follows the links of a running scene: `scene(_:openURLContexts:)`.
  ///
  /// The set has no order; links are followed in the order of their text.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for url in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
      open(url, from: .system)
    }
  }

  /// Follows the links that a scene was started with: `scene(_:willConnectTo:options:)`.
  ///
  /// On a cold start they come here and nowhere else (U147).
  public func open(_ options: UIScene.ConnectionOptions) {
    open(options.urlContexts)
  }
}
