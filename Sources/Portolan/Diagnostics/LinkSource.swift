/// How a link came to the app.
public enum LinkSource: String, Hashable, Sendable, CaseIterable {
  /// A URL of the app's own scheme.
  case scheme
  /// A URL of the web that the system opens in the app.
  case universalLink
  case notification
  case shortcutItem
  case widget
  case spotlight
  case handoff
  case appIntent
}
