public import Foundation

/// The link that `SceneNavigator.linkPolicy` gets, to decide whether the link may be opened.
public struct OpenedLink: Hashable, Sendable {
  /// The link as it was opened.
  public let url: URL
  /// How the link came to the app, such as by a notification.
  public let source: LinkSource
  /// The routes to which the link leads; the last one is the target.
  ///
  /// A link to one screen has one route. A link that leads through several screens has the routes
  /// of all of them, the first screen first. A link that sets the path of a stack (`pathOf` in its
  /// table) has the routes of the path; for an empty path, the route of the stack.
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
  /// Only the source and the labels of the routes, so that `print` and `dump` do not show the link.
  public var customMirror: Mirror {
    Mirror(self, children: ["source": source, "routes": routes], displayStyle: .struct)
  }
}

extension CallSite {
  /// The link that the request with this call site opens, for example for opening it in a browser;
  /// nil when the request opens no link.
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
