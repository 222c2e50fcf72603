/// How a presentation looks.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes from below.
  case coverVertical = 0
  /// It turns round.
  @available(tvOS, unavailable)
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// It lies under a page that curls up.
  @available(tvOS, unavailable)
  case partialCurl = 3
}
