import Foundation

/// A feature's link table without its route type.
struct AnyLinks: Sendable {
  /// Returns the intent of a link.
  let intent: @Sendable (URL) throws(NavigationError) -> LiveIntent
  /// Returns the routes of a path above the first screen of a stack.
  let path: @Sendable (LinkPath, AnyRoute) throws(PathProblem) -> [AnyRoute]

  /// The links of the table.
  let claim: LinkClaim

  init<R: NavigationRoute>(_ table: LinkTable<R>) {
    claim = table.claim
    path = { (path, stack) throws(PathProblem) in
      Self.erase(try table.routes(in: path), above: stack)
    }
    intent = { (url) throws(NavigationError) in
      guard let stack = table.stack else { return .show(AnyRoute(try table.route(for: url))) }
      let name = AnyRoute(stack)
      return .setPath(stack: name, Self.erase(try table.path(for: url), above: name))
    }
  }

  /// Drops the stack's first screen from a path that begins with it.
  private static func erase<R: NavigationRoute>(_ path: [R], above stack: AnyRoute) -> [AnyRoute] {
    let routes = path.map { AnyRoute($0) }
    return routes.first?.isSameScreen(as: stack) == true ? Array(routes.dropFirst()) : routes
  }
}
