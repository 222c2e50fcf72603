public import Foundation

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

  /// The source of a link whose opener names none: `universalLink` for `https`, else `scheme`.
  init(of url: URL) {
    self = url.scheme?.lowercased() == "https" ? .universalLink : .scheme
  }
}

/// A link that is about to be followed, for `SceneNavigator.linkPolicy`.
public struct OpenedLink: Hashable, Sendable {
  /// The link.
  public let url: URL
  /// How it came.
  public let source: LinkSource
  /// The routes that it names: one, or the path of a stack.
  public let routes: [AnyRoute]

  init(_ url: URL, _ source: LinkSource?, leadingTo intent: LiveIntent) {
    self.url = url
    self.source = source ?? LinkSource(of: url)
    if case .setPath(let stack, let path, _) = intent {
      routes = path.isEmpty ? [stack] : path
    } else {
      routes = [intent.route].compactMap(\.self)
    }
  }

  /// Whether its routes may be shown, as an error when they may not.
  var refusal: NavigationError { .linkNotAllowed(routes.last?.label, from: source) }
}
