public import Foundation

extension SceneNavigator {
  /// Follows a link: the one door for schemes, universal links, notifications and widgets.
  ///
  /// A link whose target cannot be shown yet waits, and is followed once, in order; the same link
  /// twice is followed once. A link of a table with `pathOf` sets the path of that stack, through
  /// the same door. An unknown or malformed link ends the request and changes nothing.
  @discardableResult
  public func open(
    _ url: URL, fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest {
    open(url, from: CallSite(fileID, line))
  }

  /// Follows a link whose source the app names; see `open(_:)`.
  ///
  /// ```swift
  /// scene.open(url, from: CallSite(named: "campaign 12"))
  /// ```
  ///
  /// `Arrival.asker` tells the source again, and so does an error that nobody awaited.
  @discardableResult
  public func open(_ url: URL, from site: CallSite) -> NavigationRequest {
    do throws(NavigationError) {
      return submit(try intent(of: url), origin: .link, site: site)
    } catch {
      return refuse(error, asked: "open a link", origin: .link, site: site)
    }
  }

  /// What a path means to the feature of a route type.
  func routes(
    in path: LinkPath, above stack: AnyRoute, of type: any NavigationRoute.Type
  ) throws(PathProblem) -> [AnyRoute] {
    guard let links = features[ObjectIdentifier(type)]?.links else {
      throw .noTable(type: type.name)
    }
    return try links.path(path, stack)
  }

  /// What the first feature that has the link makes of it; the problem that came closest when none
  /// has it.
  func intent(of url: URL) throws(NavigationError) -> Intent {
    var best = NavigationError.unknownLink(.scheme)
    for entry in maps.sorted {
      guard let links = features[entry.type]?.links else { continue }
      do throws(NavigationError) { return try links.intent(url) } catch {
        if error.closeness > best.closeness { best = error }
      }
    }
    throw best
  }
}

extension NavigationError {
  /// How far a table came with a link; further where it knows what was meant.
  fileprivate var closeness: Int {
    switch self {
    case .unknownLink(.scheme, let nearest): return nearest == nil ? 0 : 1
    case .unknownLink(.host, let nearest): return nearest == nil ? 2 : 3
    case .unknownLink(.path, let nearest): return nearest == nil ? 4 : 5
    default: return 6
    }
  }
}
