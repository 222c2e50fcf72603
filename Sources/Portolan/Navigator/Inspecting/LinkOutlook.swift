package import Foundation

/// What following a link would do, if each guard said yes.
package struct LinkOutlook {
  /// What would be done.
  package let plan: Plan
  /// The guards that would be asked, in this order.
  package let guards: [RouteLabel]
}

extension SceneNavigator {
  /// What `open(_:)` would do, without doing it; guards are not asked.
  package func outlook(for link: URL) throws(NavigationError) -> LinkOutlook {
    let intent = try intent(of: link)
    let plan = try traffic.plan(for: intent)
    return LinkOutlook(plan: plan, guards: try traffic.guards(of: plan, for: intent).map(\.label))
  }

  /// The links of all features: how they begin, and their paths, such as `products/{id}`.
  package var links: (beginnings: [String], paths: [String]) {
    let claims = maps.sorted.compactMap { features[$0.type]?.links?.claim }
    return (
      claims.flatMap { claim in
        claim.schemes.map { "\($0)://" } + claim.hosts.map { "https://\($0)/" }
      },
      claims.flatMap { $0.patterns.map { $0.map(\.text).joined(separator: "/") } }
    )
  }
}
