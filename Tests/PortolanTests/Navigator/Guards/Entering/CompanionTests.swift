import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Pair: NavigationRoute {
  case mail, folders, empty, inner, left, right, update

  enum Guard: Hashable, Sendable { case signedIn, paid }
}

/// A split with a list and a detail, or a split in its place.
private struct PairMap: NavigationMap, CustomTestStringConvertible {
  var scene: [Pair.Guard] = []
  var mail: [Pair.Guard] = []
  var folders: [Pair.Guard] = []
  var empty: [Pair.Guard] = []
  var secondary = Pair.empty

  var testDescription: String { "scene \(scene), mail \(mail), folders \(folders), empty \(empty)" }

  func destination(for route: Pair) -> RouteDestination<Pair> {
    switch route {
    case .mail: return .split(primary: .folders, secondary: secondary, .root, guards: mail)
    case .folders: return .screenInStack(.member(of: .mail), guards: folders)
    case .empty: return .screenInStack(.member(of: .mail), guards: empty)
    case .inner: return .split(primary: .left, secondary: .right, .member(of: .mail))
    case .left: return .screen(.member(of: .inner))
    case .right: return .screen(.member(of: .inner), guards: empty)
    case .update: return .split(primary: .left, secondary: .empty, .root)
    }
  }

  @MainActor func navigator(_ keeper: PairKeeper) -> Navigator<Pair> {
    Navigator(self, guards: keeper, sceneGuards: { [scene] _ in scene }, clock: TestClock())
  }
}

/// Says of each guard what it was told, and remembers what it was asked.
@MainActor private final class PairKeeper: GuardKeeper {
  var verdicts: [Pair.Guard: Verdict<Pair>] = [:]
  private(set) var asked: [Pair.Guard] = []

  func verdict(on rule: Pair.Guard) async -> Verdict<Pair> {
    asked.append(rule)
    return verdicts[rule] ?? .allow
  }
}

@MainActor
@Suite("A split also builds its other column if the request asks that column's guards anyway")
struct CompanionTests {
  private func shown(_ map: PairMap) async throws -> (picture: String, asked: [Pair.Guard]) {
    let keeper = PairKeeper()
    let navigator = map.navigator(keeper)
    try await navigator.navigate(to: .mail)
    return (navigator.tree.picture, keeper.asked)
  }

  @Test(arguments: [
    PairMap(), PairMap(scene: [.signedIn]), PairMap(mail: [.signedIn]),
    PairMap(folders: [.signedIn], empty: [.signedIn]),
    PairMap(scene: [.signedIn], mail: [.paid], empty: [.paid, .signedIn]),
  ])
  fileprivate func `it is entered`(map: PairMap) async throws {
    let shown = try await shown(map)
    #expect(shown.picture == "mail{*(folders) | (empty)}")
    #expect(Set(shown.asked).count == shown.asked.count, "each guard is asked once")
  }

  @Test(arguments: [
    PairMap(empty: [.paid]), PairMap(scene: [.signedIn], empty: [.signedIn, .paid]),
    PairMap(mail: [.signedIn], empty: [.paid]),
  ])
  fileprivate func `what would be asked for it alone is not asked`(map: PairMap) async throws {
    let shown = try await shown(map)
    #expect(shown.picture == "mail{*(folders) | empty…}")
    #expect(!shown.asked.contains(.paid))
  }

  @Test func `in a split within a split each column goes by itself`() async throws {
    var map = PairMap(scene: [.signedIn], secondary: .inner)
    #expect(try await shown(map).picture == "mail{*(folders) | inner{*left | right}}")
    map.empty = [.paid]
    #expect(try await shown(map).picture == "mail{*(folders) | inner{*left | right…}}")
  }

  @Test func `found already, the scene that is asked all the same lets the column in`()
    async throws
  {
    let navigator = PairMap(scene: [.signedIn]).navigator(PairKeeper())
    navigator.scene.traffic.traits = SceneTraits(isCompact: true)
    try await navigator.navigate(to: .mail)
    #expect(navigator.tree.picture == "mail{*(folders) > empty…}")
    try await navigator.navigate(to: .empty)
    #expect(navigator.tree.picture == "mail{(folders) > *(empty)}")
  }

  @Test
  func `a scene's guard that is not asked of where it leads is asked of what that brings along`()
    async throws
  {
    let keeper = PairKeeper()
    keeper.verdicts[.signedIn] = .redirect(to: .update)
    let navigator = PairMap(scene: [.signedIn]).navigator(keeper)
    let error = await #expect(throws: NavigationError.self) {
      try await navigator.navigate(to: .mail)
    }
    #expect(error?.diagnostic.code == "NAV120")
    #expect(navigator.tree.picture == "" && keeper.asked == [.signedIn, .signedIn])
  }

  @Test func `refused, nothing is shown`() async throws {
    let keeper = PairKeeper()
    keeper.verdicts[.signedIn] = .deny("not you")
    let navigator = Navigator(
      PairMap(mail: [.signedIn], empty: [.signedIn]), guards: keeper, clock: TestClock())
    await #expect(throws: NavigationError.self) { try await navigator.navigate(to: .mail) }
    #expect(navigator.tree.picture == "")
  }
}
