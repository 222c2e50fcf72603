package import Foundation
package import Portolan
import PortolanLinks

/// A navigator in which one screen stands alone, without the rest of the app.
@MainActor package struct LoneScreen {
  package let scene: SceneNavigator

  /// Makes a new navigator with the features of `app`; nothing changes in `app`.
  ///
  /// The new navigator shows `subject` at its root, with the members of `subject` in it, and pushes
  /// all other routes. In place of the app's guards it asks `mayShow`.
  package init(
    _ subject: AnyRoute, of app: SceneNavigator,
    mayShow: @escaping @MainActor (RouteLabel) async -> Bool
  ) {
    let dish = Dish(subject: subject)
    scene = SceneNavigator(
      all: app.maps.sorted.compactMap { app.features[$0.type] }.map { feature in
        NavigationFeature(
          replacing: feature, by: feature.entry.placing(dish.destination),
          keeper: AnyKeeper { rule, _ in
            await mayShow(rule.label) ? .allow : .deny("refused by hand")
          })
      },
      clock: app.clock)
  }
}

/// Places routes around a screen that stands alone.
private struct Dish: Sendable {
  let subject: AnyRoute

  func destination(for route: AnyRoute, in app: AnyDestination) -> AnyDestination {
    if route.isSameScreen(as: subject) {
      // Routes that are pushed onto the screen need a stack.
      return app.moved(to: .root, as: app.shape == .screen ? .ownStack : app.shape)
    }
    if case .member(let container) = app.place, container.isSameScreen(as: subject) { return app }
    return app.moved(to: .pushed(.above, in: nil), as: .screen)
  }
}

/// The plan of a link, and the guards that it would ask.
package struct LinkOutlook {
  /// The plan that is performed if all guards allow it.
  package let plan: NavigationPlan
  /// The guards that would be asked, in this order.
  package let guards: [RouteLabel]

  /// Plans what `open(_:)` would do; nothing changes and guards are not asked.
  @MainActor package init(of link: URL, in scene: SceneNavigator) throws(NavigationError) {
    let intent = try scene.links.intent(of: link)
    let outlook = try scene.traffic.outlook(of: intent)
    (plan, guards) = (outlook.plan, outlook.asks.map(\.label))
  }
}

/// The links of all features: how they begin, and their paths, such as `products/{id}`.
package struct KnownLinks {
  package let beginnings: [String]
  package let paths: [String]

  @MainActor package init(of scene: SceneNavigator) {
    let tables = scene.links.joined
    beginnings = tables.flatMap { table in
      table.schemes.map { "\($0)://" } + table.hosts.map { "https://\($0)/" }
    }
    paths = tables.flatMap { $0.patterns.map { String($0.text.drop { $0 == "/" }) } }
  }
}
