/// The screen that a `CustomPresentation` shows, with two calls for when the user closes it.
@MainActor public struct PresentedScreen {
  /// The controller that the map shows: a screen or a container.
  public let controller: UIViewController
  let ask: @MainActor () -> Void
  let tell: @MainActor () -> Void

  /// Requests to close the screen, as a drag of a sheet does; call it for a tap beside your drawer.
  ///
  /// Layers over the screen close with it. Exit guards are asked first; then `dismiss` of the
  /// presentation is called. Does nothing for a `notDismissable` style or a closed screen.
  public func dismiss() { ask() }

  /// Reports that the user has already removed the screen, such as a panel that follows a finger.
  ///
  /// The tree follows; the presentation's `dismiss` is not called. Further calls do nothing.
  public func wasDismissed() { tell() }
}
