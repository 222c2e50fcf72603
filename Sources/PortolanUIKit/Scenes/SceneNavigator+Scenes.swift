public import Portolan

extension SceneNavigator {
  /// Opens the links that a running app gets; call this in `scene(_:openURLContexts:)`.
  ///
  /// The navigator opens the links in alphabetical order, since a `Set` has no order.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for url in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
      open(url, options: .from(.system))
    }
  }

  /// Opens the links that started a scene; call this in `scene(_:willConnectTo:options:)`.
  ///
  /// On a cold start UIKit delivers links only in these options (U147). Universal links arrive as
  /// user activities: pass their `webpageURL` to `open(_:)`.
  public func open(_ options: UIScene.ConnectionOptions) { open(options.urlContexts) }
}
