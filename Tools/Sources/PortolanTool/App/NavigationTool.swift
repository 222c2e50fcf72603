public import ArgumentParser
import Foundation
public import Portolan
public import PortolanLinks

/// The commands over an app's own links and maps.
///
/// ```swift
/// @main struct ShopTool: NavigationTool {
///   static let links = ShopLinks.table
///   static let maps: [any NavigationMap] = [ShopMap()]
/// }
/// ```
///
/// It has what `portolan` has, and `graph`, `map lint` and `catalogue`. An app of several features also
/// says how they are put together: `scene()`.
///
/// Put it into a package beside the app's, since it resolves swift-argument-parser and swift-syntax.
public protocol NavigationTool: AsyncParsableCommand, ToolEntry {
  /// What a link stands for.
  associatedtype Output: Sendable

  /// The links.
  static var links: PortolanLinks.LinkTable<Output> { get }

  /// The maps of all features.
  static var maps: [any NavigationMap] { get }

  /// The features put together; by default those of one map, without a keeper for its guards.
  @MainActor static func scene() throws -> SceneNavigator

  /// What a link stands for, one after the other; by default the output when it is a route, or an array
  /// of routes.
  static func routes(of output: Output) -> [any NavigationRoute]

  /// What a link would have to stand for to open a route; by default the route itself, or an array of
  /// it alone; nil where no link can.
  static func output(of route: any NavigationRoute) -> Output?
}

extension NavigationTool {
  /// Runs the program's arguments and ends it.
  public static func main() async {
    Foundation.exit(await run(Array(CommandLine.arguments.dropFirst()), on: .standard))
  }

  /// The commands.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Checks the links and the maps of this app.",
      discussion: """
        Examples:
          links open https://shop.example/products/3
          graph --format svg > screens.svg
          map lint --strict

        Exit status: 0 all is well; 1 something is not; 2 it could not be done, or wrong arguments.
        """,
      subcommands: [
        AssociationCommand<AppTable<Self>>.self, LinksCommand<AppTable<Self>>.self,
        GraphCommand<Self>.self, MapCommand<Self>.self, CatalogueCommand<Self>.self,
      ])
  }

  /// The features of one map.
  @MainActor public static func scene() throws -> SceneNavigator {
    guard maps.count == 1, let map = maps.first else {
      throw ToolFailure(
        sentence:
          "\(Self.self) has \(Count.of(maps.count, "map")). Say in scene() how the features are "
          + "put together.")
    }
    return SceneNavigator.of(map)
  }

  /// The output when it is a route, or an array of routes.
  public static func routes(of output: Output) -> [any NavigationRoute] {
    if let route = output as? any NavigationRoute { return [route] }
    return output as? [any NavigationRoute] ?? []
  }

  /// The route itself, or an array of it alone.
  public static func output(of route: any NavigationRoute) -> Output? {
    func alone<R: NavigationRoute>(_ route: R) -> Output? { [route] as? Output }
    return route as? Output ?? alone(route)
  }

  /// The samples of all maps.
  static var samples: [any NavigationRoute] {
    func all(of map: some NavigationMap) -> [any NavigationRoute] { map.samples }
    return maps.flatMap { all(of: $0) }
  }

  /// The plan that opens a route in a scene that shows nothing.
  @MainActor static func plan(
    for route: any NavigationRoute, in scene: SceneNavigator
  ) throws(NavigationError) -> NavigationPlan {
    func plan<R: NavigationRoute>(_ route: R) throws(NavigationError) -> NavigationPlan {
      try scene.of(R.self).plan(for: route)
    }
    return try plan(route)
  }

  /// The link of a route; nil when it has none.
  static func link(to route: any NavigationRoute) -> String? {
    guard let output = output(of: route) else { return nil }
    do throws(LinkPrintProblem) { return try links.link(to: output) } catch { return nil }
  }
}

/// Lets everything pass: the tool looks at places, not at what must hold.
private struct AllowingKeeper<R: NavigationRoute>: GuardKeeper {
  func verdict(on rule: R.Guard) -> Verdict<R> { .allow }
}

extension SceneNavigator {
  /// A scene with one map and no keeper.
  fileprivate static func of<M: NavigationMap>(_ map: M) -> SceneNavigator {
    Navigator(map, guards: AllowingKeeper<M.RouteType>()).scene
  }
}
