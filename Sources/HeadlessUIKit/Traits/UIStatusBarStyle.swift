/// The colour of the status bar's text.
@available(tvOS, unavailable)
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance of the screen.
  case `default` = 0
  /// Light, on dark content.
  case lightContent = 1
  /// Dark, on light content.
  case darkContent = 3
}
