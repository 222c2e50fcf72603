import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A feature's scene-wide guards are asked on every request for the feature's routes (C8)")
struct FeatureGuardTests {
  /// What is asked for where the account is shown, and which guards are asked for it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let asked: [Bank.Guard]
    let ask: @MainActor @Sendable (Navigator<Bank>) -> NavigationRequest?

    init(
      _ name: String, asks asked: [Bank.Guard],
      _ ask: @escaping @MainActor @Sendable (Navigator<Bank>) -> NavigationRequest?
    ) {
      testDescription = name
      self.asked = asked
      self.ask = ask
    }
  }

  private nonisolated static let rows = [
    Row("built", asks: [.current]) { $0.show(.cards) },
    Row("built with a guard of its own, and the scene's first", asks: [.current, .signedIn]) {
      $0.show(.card)
    },
    Row("found and visible already", asks: [.current]) { $0.show(.account) },
    Row("found beneath", asks: [.current]) { $0.show(.accounts) },
    Row("pushed", asks: [.current]) { $0.push(.terms) },
    Row("reset", asks: [.current]) { $0.reset(to: .update) },
    Row("selected", asks: [.current]) { $0.select(.cards) },
    Row("a path", asks: [.current]) { $0.stack(.accounts).set([.terms]) },
    Row("a tap on a tab", asks: [.current]) {
      $0.scene.submit(gesture: .select(.member(of: $0.tree.layers[0].root, at: 1)))
    },
    Row("back", asks: []) { $0.back() },
    Row("popped", asks: []) { $0.pop(to: .accounts) },
    Row("popped to the first", asks: []) { $0.popToRoot() },
  ]

  @Test(arguments: rows)
  func `each verb asks once, what goes back does not`(row: Row) async throws {
    let banking = try await Banking.showing(.account)
    let request = try #require(row.ask(banking.navigator))
    #expect(await banking.failure(of: request) == nil)
    #expect(banking.keeper.asked == row.asked)
  }

  @Test(arguments: rows.filter { !$0.asked.isEmpty })
  func `refused, nothing changes`(row: Row) async throws {
    let banking = try await Banking.showing(.account)
    let before = banking.navigator.tree
    banking.keeper.verdicts[.current] = .deny("too old")
    let request = try #require(row.ask(banking.navigator))
    let label = AnyGuard(Bank.Guard.current, of: Bank.self).label
    #expect(await banking.failure(of: request) == .refused(by: label, reason: "too old"))
    #expect(banking.navigator.tree == before)
    #expect(banking.host.screen == ScreenModel(showing: before))
  }

  @Test func `layers close unasked, and a part that is given back is asked`() async throws {
    let banking = try await Banking.showing(.account, .terms)
    try await banking.navigator.dismiss().arrival()
    #expect(banking.keeper.asked.isEmpty)
    try await banking.navigator.show(.update, options: .keepingReplacedPart).arrival()
    banking.keeper.forget()
    try await banking.navigator.showKept().arrival()
    #expect(banking.keeper.asked == [.current, .signedIn])
  }

  @Test func `the screen it redirects to is not asked, or nobody would come there`() async throws {
    let banking = try await Banking.showing(.account)
    banking.keeper.verdicts[.current] = .redirect(to: .update)
    let arrival = try await banking.navigator.navigate(to: .cards)
    #expect(arrival.route == AnyRoute(Bank.update))
    #expect(banking.picture == "update")
    #expect(banking.keeper.asked == [.current])
  }

  @Test func `neither is the detour it makes, and what waits for that is`() async throws {
    let banking = try await Banking.showing(.account)
    banking.keeper.verdicts[.current] = .detour(to: .terms)
    let request = banking.navigator.show(.cards)
    await eventually { banking.picture.hasSuffix("⇧ sheet (terms)") }
    #expect(banking.keeper.asked == [.current])
    banking.keeper.verdicts[.current] = nil
    banking.navigator.dismiss()
    #expect(await banking.failure(of: request) == nil)
    #expect(banking.keeper.asked == [.current, .current])
    #expect(banking.picture == "home[(accounts › account) | *(cards)]")
  }

  @Test func `a destination that asks with the same word is asked all the same`() async throws {
    let banking = try await Banking.showing(.account)
    banking.keeper.verdicts[.current] = .redirect(to: .card)
    let request = banking.navigator.show(.cards)
    guard case .redirectLoop(let trail)? = await banking.failure(of: request) else {
      Issue.record("It ended as \(String(describing: request.outcome)).")
      return
    }
    #expect(trail.map(\.text) == ["cards", "card", "card"])
  }

  @Test func `a gesture that shows something is asked for, one that goes back is not`()
    async throws
  {
    let banking = try await Banking.showing(.cards, .account)
    let home = banking.navigator.tree.layers[0].root
    #expect(!banking.scene.mayBegin(.select(.member(of: home, at: 1))))
    #expect(banking.scene.mayBegin(.back))
    #expect(banking.scene.mayBegin(.pop(to: .first)))
  }

  @Test func `revalidated, all that is shown goes, but not what is shown instead`()
    async throws
  {
    let banking = try await Banking.showing(.account)
    banking.keeper.verdicts[.current] = .redirect(to: .update)
    await banking.navigator.revalidate()
    #expect(banking.picture == "update")
    let shown = banking.navigator.tree
    await banking.navigator.revalidate()
    #expect(banking.navigator.tree == shown, "the same screen, not another one")
    #expect(banking.host.screen == ScreenModel(showing: shown))
  }

  @Test func `another feature's routes are not asked`() async throws {
    let keeper = BankKeeper()
    let scene = try SceneNavigator(
      NavigationFeature(BankMap(), guards: keeper, sceneGuards: always(.current, in: Bank.self)),
      NavigationFeature(WardMap(), guards: WardKeeper()), clock: TestClock())
    keeper.verdicts[.current] = .deny("too old")
    try await scene.of(Ward.self).navigate(to: .bed)
    #expect(keeper.asked.isEmpty)
    await #expect(throws: NavigationError.self) {
      try await scene.of(Bank.self).navigate(to: .terms)
    }
    #expect(scene.tree.picture == "hall[*(left › bed) | right…]")
  }
}
