public import Foundation

/// A link that is about to be followed, for `SceneNavigator.linkPolicy`.
public struct OpenedLink: Hashable, Sendable {
  /// The link.
  public let url: URL
  /// How the link came to the app, such as by a notification.
  public let source: LinkSource
  /// The routes that the link names: one, those that it leads through, or all of a stack's path.
  public let routes: [AnyRoute]

  init(_ url: URL, _ source: LinkSource?, leadingTo intent: Intent) {
    self.url = url
    self.source = source ?? LinkSource(of: url)
    switch intent {
    case .setPath(.stack(let stack), let path, _): routes = path.isEmpty ? [stack] : path
    case .show(let course, _, _): routes = course
    default: routes = [intent.route].compactMap(\.self)
    }
  }

  /// Throws `linkNotAllowed` when the app's policy refuses this link.
  @MainActor func check(
    with policy: (@MainActor (OpenedLink) -> Bool)?
  ) throws(NavigationError) {
    guard policy?(self) != false else {
      throw .linkNotAllowed(route: routes.last?.label, from: source)
    }
  }
}

extension OpenedLink: CustomReflectable {
  /// Shows the source and the routes' labels, so that neither `print` nor `dump` shows a value.
  public var customMirror: Mirror {
    Mirror(self, children: ["source": source, "routes": routes], displayStyle: .struct)
  }
}

extension CallSite {
  /// The link that the request opens, such as to open it elsewhere; nil for other requests.
  ///
  /// ```swift
  /// scene.onFailure = { error, site in
  ///   if case .wrongLink = error, let url = site.url { openInBrowser(url) }
  /// }
  /// ```
  public var url: URL? { link.flatMap { URL(string: $0) } }
}

extension LinkSource {
  /// The source of a link whose opener names none: `universalLink` for `https`, else `scheme`.
  init(of url: URL) {
    self = url.scheme?.lowercased() == "https" ? .universalLink : .scheme
  }
}
