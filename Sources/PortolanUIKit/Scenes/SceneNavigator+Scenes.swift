public import Portolan

extension SceneNavigator {
  /// Opens the links that a running app gets; call it in `scene(_:openURLContexts:)`.
  ///
  /// The navigator opens them in alphabetical order, since a set has none.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for url in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
      open(url, options: .from(.system))
    }
  }

  /// Opens the links that started a scene; call it in `scene(_:willConnectTo:options:)`.
  ///
  /// On a cold start links come only here (U147). Universal links come as user activities: give
  /// their `webpageURL` to `open(_:)`.
  public func open(_ options: UIScene.ConnectionOptions) { open(options.urlContexts) }
}
