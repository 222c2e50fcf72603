import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

/// Mail of several accounts.
private enum Post: NavigationRoute {
  case home, change(to: Int)
  case letter(account: Int, page: Int)
  case draft(account: Int)

  enum Guard: Hashable, Sendable { case account(Int) }

  var identity: Post {
    if case .letter(let account, _) = self { return .letter(account: account, page: 0) }
    return self
  }
}

private struct PostMap: NavigationMap {
  func destination(for route: Post) -> RouteDestination<Post> {
    switch route {
    case .home: return .screenInStack(.root)
    case .letter(let account, let page):
      return .screen(
        .pushed(onto: .home),
        guards: page > 9 ? [.account(account), .account(0)] : [.account(account)])
    case .draft(let account): return .screen(.pushed(onto: .home), guards: [.account(account)])
    case .change: return .screenInStack(.presented(.sheet))
    }
  }

  var samples: [Post] { [.home, .letter(account: 1, page: 1), .draft(account: 1), .change(to: 1)] }
}

@MainActor private final class PostKeeper: OccasionKeeper {
  typealias RouteType = Post
  var account = 1
  var asked: [String] = []
  var gate: Gate?

  func verdict(on rule: Post.Guard, when occasion: GuardOccasion) async throws -> Verdict<Post> {
    guard case .account(let other) = rule else { return .allow }
    asked.append("\(other) \(occasion)")
    await gate?.wait()
    if other == account || other == 0 { return .allow }
    return occasion == .entering ? .detour(to: .change(to: other)) : .deny("another account")
  }
}

@MainActor @Suite("A keeper learns whether it is asked to open, to update or to keep a screen")
struct OccasionTests {
  private let keeper = PostKeeper()

  private func open() async throws -> Navigator<Post> {
    let navigator = Navigator(PostMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .letter(account: 1, page: 1))
    return navigator
  }

  @Test func `an account switch closes the other's screens without asking to switch back`()
    async throws
  {
    let navigator = try await open()
    keeper.account = 2
    await navigator.revalidate()
    #expect(navigator.tree.picture == "(home)")
    #expect(keeper.asked == ["1 entering", "1 staying"])
    let letter = navigator.show(.letter(account: 1, page: 1))
    await eventually { navigator.tree.picture.contains("change") }
    keeper.account = 1
    navigator.dismiss()
    try await letter.arrival()
    #expect(keeper.asked == ["1 entering", "1 staying", "1 entering", "1 entering"])
  }

  @Test func `a new value alone is an update`() async throws {
    let navigator = try await open()
    try await navigator.navigate(to: .letter(account: 1, page: 10))
    #expect(keeper.asked == ["1 entering", "0 updating"])
  }

  @Test func `who comes in and what stays are asked apart, and logged so`() async throws {
    let navigator = Navigator(PostMap(), guards: keeper, clock: TestClock())
    let log = NavigationLog(recording: navigator.scene)
    try await navigator.navigate(to: .letter(account: 1, page: 1))
    let gate = Gate()
    keeper.gate = gate
    keeper.asked = []
    let push = navigator.push(.draft(account: 1))
    let revalidation = Task { await navigator.revalidate() }
    await eventually { keeper.asked.contains("1 staying") }
    await settle()
    keeper.account = 3
    gate.open()
    await revalidation.value
    await eventually { !navigator.scene.isBusy }
    #expect(Set(keeper.asked).isSuperset(of: ["1 entering", "1 staying"]))
    #expect(navigator.tree.picture == "(home) ⇧ sheet (change(1))")
    push.cancel()
    let report = try NavigationReplay(LogFile(reading: log.export()), maps: PostMap()).run()
    #expect(report.replayed > 1 && report.differences.isEmpty, "\(report)")
  }

  @Test func `a keeper that makes no difference is asked once for all`() async throws {
    let shopping = try await Shopping.showing(.club)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let revalidation = Task { await shopping.navigator.revalidate() }
    await eventually { gate.isAwaited }
    let request = try #require(shopping.navigator.stack(.search("")).set([.club]))
    await settle()
    gate.open()
    await revalidation.value
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(shopping.keeper.asked.count { $0 == .club } == 1)
  }
}
