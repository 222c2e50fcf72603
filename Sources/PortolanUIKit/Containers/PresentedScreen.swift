/// A screen in a presentation of the app's own.
@MainActor public struct PresentedScreen {
  /// The controller that the map shows: a screen or a container.
  public let controller: UIViewController
  let ask: @MainActor () -> Void
  let tell: @MainActor () -> Void

  /// Asks to close it, as a drag of a sheet does: for the tap beside a drawer.
  ///
  /// What stands on it goes with it. A screen that asks before leaving is asked, and the presentation's
  /// `dismiss` follows. With `notDismissable`, and once it has gone, nothing happens.
  public func dismiss() { ask() }

  /// Tells that the person has taken it away, once it has gone: for a panel that follows a finger.
  ///
  /// The tree follows, and the presentation's `dismiss` is not called. Later calls do nothing.
  public func wasDismissed() { tell() }
}
