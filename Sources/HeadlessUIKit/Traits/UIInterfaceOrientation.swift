/// How the interface is turned.
@available(tvOS, unavailable)
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the right.
  case landscapeRight = 3
  /// Turned to the left.
  case landscapeLeft = 4
}
