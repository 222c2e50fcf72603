import Foundation

/// A feature's link table without its route type.
struct AnyLinks: Sendable {
  /// What a link asks for.
  let intent: @Sendable (URL) throws(NavigationError) -> LiveIntent
  /// The routes of a path, for the stack of a name.
  let path: @Sendable (LinkPath, AnyRoute) throws(PathProblem) -> [AnyRoute]

  /// Which links it has.
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

  /// A path that begins by naming the stack's first screen means what stands above it.
  private static func erase<R: NavigationRoute>(_ path: [R], above stack: AnyRoute) -> [AnyRoute] {
    let routes = path.map { AnyRoute($0) }
    return routes.first?.isSameScreen(as: stack) == true ? Array(routes.dropFirst()) : routes
  }
}
