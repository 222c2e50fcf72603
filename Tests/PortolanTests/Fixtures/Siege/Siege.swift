import Foundation
import PortolanLinks
import TestSupport
import Testing

@testable import Portolan

/// A fort with its keeper, screen and clock, and a watch for guarded places that come into its tree.
@MainActor final class Siege {
  let keeper = FortKeeper()
  let clock = TestClock()
  let host = BuildingHost()
  let tasks = FortTasks<Fort>()
  /// The tasks of all features.
  let everywhere = FortTasks<AnyRoute>()
  let scene: SceneNavigator
  let navigator: Navigator<Fort>
  /// Guarded places that came in after `lock()`.
  private(set) var intruders: [String] = []
  private let mayLock: Bool
  private var isWatching = false
  private var standing: Set<NodeID> = []

  /// A fort that shows its wall; `lock()` does nothing when it may not lock.
  init(
    _ map: FortMap = FortMap(), links: LinkTable<Fort> = FortLinks.table, mayLock: Bool = true
  ) async throws {
    self.mayLock = mayLock
    scene = try SceneNavigator(
      NavigationFeature(map, guards: keeper, links: links, tasks: tasks),
      NavigationFeature(
        TombMap(), guards: TombKeeper(keeper: keeper),
        sceneGuards: always(.key, in: Tomb.self)),
      NavigationFeature(TownMap()), clock: clock)
    navigator = Navigator(scene)
    scene.onBreadcrumb = { [weak self] _ in self?.look() }
    scene.tasks = [everywhere]
    host.scene = scene
    scene.attach(host)
    try await navigator.navigate(to: .wall)
  }

  /// Nobody may come in any more; who is in stays as long as nobody asks.
  func lock() {
    if mayLock { keeper.isOpen = false }
    standing = Set(guarded.map(\.id))
    isWatching = true
  }

  /// Looks who has come in.
  func look() {
    guard isWatching else { return }
    let now = guarded
    intruders += now.filter { !standing.contains($0.id) }.map(\.label)
    standing.formIntersection(now.map(\.id))
  }

  /// Waits until nothing is on its way.
  func rest() async {
    await eventually("it comes to rest") { !self.scene.isBusy }
    await settle()
    look()
  }

  func node(_ route: Fort) throws -> NodeID {
    try #require(scene.tree.homes(of: AnyRoute(route)).lazy.compactMap(\.node).first)
  }

  func context(_ route: Fort) throws -> ScreenContext<Fort> {
    try #require(ScreenContext(node: node(route), in: scene))
  }

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// How many guarded places stand in the tree or are kept.
  var guardedCount: Int { guarded(of: scene.tree.layers + scene.tree.kept.joined()).count }

  /// The guarded places of the tree; what is only kept shows nothing.
  private var guarded: [(id: NodeID, label: String)] { guarded(of: scene.tree.layers) }

  private func guarded(of layers: [Layer]) -> [(id: NodeID, label: String)] {
    layers.flatMap { scene.tree.subtree($0.root) }.compactMap { id in
      guard let route = scene.tree.route(of: id),
        route.as(Fort.self)?.isGuarded == true || route.as(Tomb.self) != nil
      else { return nil }
      return (id, route.label.text)
    }
  }
}
