/// A value that a controller may report as changed, so that the system asks for it again.
package enum HeadlessChrome: String, Sendable, CaseIterable {
  /// The status bar's colour and whether it is hidden.
  case statusBar
  /// Whether the home indicator is hidden.
  case homeIndicator
  /// The edges where the app's gestures come first.
  case edges
  /// The ways in which the device may be turned.
  case orientations
}
