/// The screen that a `CustomPresentation` shows; call its methods when the user closes the screen.
@MainActor public struct PresentedScreen {
  /// The controller to show: that of a screen or a container.
  public let controller: UIViewController
  let ask: @MainActor () -> Void
  let tell: @MainActor () -> Void

  /// Requests to close the screen, as a drag of a sheet does; call this for a tap beside a drawer.
  ///
  /// Layers over the screen close with it. Exit guards are asked first; then `dismiss` of the
  /// presentation is called. Does nothing for a `notDismissable` style or a closed screen.
  public func dismiss() { ask() }

  /// Reports that the user has already removed the screen, such as a panel that follows a finger.
  ///
  /// The screen leaves the tree; `CustomPresentation.dismiss` is not called. More calls do nothing.
  public func wasDismissed() { tell() }
}
