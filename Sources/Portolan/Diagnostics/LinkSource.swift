/// How a link came to the app.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LinkSource: String, Hashable, Sendable, Codable, CaseIterable {
  /// A link with the app's own scheme.
  case scheme
  /// A web address that the system opens in the app.
  case universalLink
  /// A tap on a notification.
  case notification
  /// A quick action of the app's icon.
  case shortcutItem
  /// A tap on a widget or a Live Activity.
  case widget
  /// A search result of Spotlight.
  case spotlight
  /// An activity that the user continues from another device.
  case handoff
  /// An App Intent, from Siri or Shortcuts.
  case appIntent
}
