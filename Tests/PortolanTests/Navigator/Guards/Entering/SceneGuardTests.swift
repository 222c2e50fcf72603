import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A scene's guards are asked before the maps' guards, for the routes of all features")
struct SceneGuardTests {
  /// The routes around an app, to which its guards may lead.
  private enum Entry: NavigationRoute {
    case signIn, update
    enum Guard: Hashable, Sendable { case signedIn, current }
  }

  private struct EntryMap: NavigationMap {
    func destination(for route: Entry) -> RouteDestination<Entry> {
      switch route {
      case .signIn: return .screenInStack(.presented(.sheet))
      case .update: return .screen(.root)
      }
    }
  }

  /// The shop, with its products as a part of their own.
  private struct PartsMap: NavigationMap {
    func destination(for route: Shop) -> RouteDestination<Shop> {
      route == .products ? .screenInStack(.root) : ShopMap().destination(for: route)
    }
  }

  @MainActor private final class Keeper: GuardKeeper {
    var isSignedIn = true
    var isCurrent = true
    var asked: [Entry.Guard] = []
    /// All guards in the order in which they were asked.
    var all: [String] = []

    func verdict(on rule: Entry.Guard) async -> Verdict<Entry> {
      asked.append(rule)
      all.append("\(rule)")
      switch rule {
      case .signedIn: return isSignedIn ? .allow : .detour(to: .signIn)
      case .current: return isCurrent ? .allow : .redirect(to: .update)
      }
    }
  }

  /// The shop's own keeper, in the same list.
  @MainActor private struct ShopGuards: GuardKeeper {
    let keeper: Keeper
    func verdict(on rule: Shop.Guard) async -> Verdict<Shop> {
      keeper.all.append("shop \(rule)")
      return .allow
    }
  }

  private let keeper = Keeper()
  private let scene: SceneNavigator

  init() throws {
    scene = try SceneNavigator(
      NavigationFeature(ShopMap(), guards: ShopGuards(keeper: keeper)),
      NavigationFeature(EntryMap(), guards: keeper),
      guards: SceneGuards(keeper) { route in
        if route.as(Entry.self) != nil { return [] }
        return route.as(Shop.self) == .splash ? [.current] : [.current, .signedIn]
      },
      clock: TestClock())
  }

  private var shop: Navigator<Shop> { scene.of(Shop.self) }

  @Test func `they come first, each once`() async throws {
    try await shop.navigate(to: .account)
    #expect(keeper.all == ["current", "signedIn", "shop started", "shop signedIn"])
  }

  @Test func `the closure says which a route has`() async throws {
    try await shop.navigate(to: .splash)
    #expect(keeper.asked == [.current])
    keeper.asked = []
    try await scene.of(Entry.self).navigate(to: .update)
    #expect(keeper.asked.isEmpty)
  }

  @Test func `signed in is said once, for what enters`() async throws {
    try await shop.navigate(to: .main)
    keeper.isSignedIn = false
    let request = shop.show(.product(id: 1))
    await eventually { scene.parked.count == 1 }
    #expect(scene.tree.picture.hasSuffix("sheet (signIn)"))
    keeper.isSignedIn = true
    scene.of(Entry.self).close(.signIn)
    try await request.arrival()
    #expect(scene.tree.picture.hasPrefix("main[*(products › product(1))"))
  }

  @Test func `and for what stays`() async throws {
    try await shop.navigate(to: .product(id: 1))
    keeper.isCurrent = false
    await scene.revalidate()
    #expect(scene.tree.picture == "update")
  }

  @Test func `it is not asked of the route that it leads to itself`() async throws {
    let guarded = try SceneNavigator(
      NavigationFeature(EntryMap(), guards: keeper),
      guards: SceneGuards(keeper) { _ in [.current] },
      clock: TestClock())
    try await guarded.of(Entry.self).navigate(to: .update)
    keeper.isCurrent = false
    let arrival = try await guarded.of(Entry.self).navigate(to: .signIn)
    #expect(arrival.route == AnyRoute(Entry.update) && guarded.tree.picture == "update")
  }

  @Test func `a restored screen that they refuse is left out`() async throws {
    try await shop.navigate(to: .product(id: 1))
    let saved = scene.save()
    keeper.isCurrent = false
    try await scene.restore(saved).arrival()
    #expect(scene.tree.picture == "update")
  }

  @Test func `another map leaves them as they are`() async throws {
    try await shop.navigate(to: .main)
    try await scene.adopt(PartsMap()).arrival()
    keeper.asked = []
    try await shop.navigate(to: .product(id: 1))
    #expect(keeper.asked == [.current, .signedIn])
  }
}
