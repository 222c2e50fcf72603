import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A request is planned again when the tree changes while its guard is asked")
struct PlannedAgainTests {
  private let gate = Gate()

  /// A shop whose club waits at the gate.
  private func shopping(_ routes: Shop...) async throws -> Shopping {
    let shopping = Shopping(host: RecordingHost())
    for route in routes { try await shopping.navigator.navigate(to: route) }
    shopping.keeper.club = { [gate] in
      await gate.wait()
      return .allow
    }
    return shopping
  }

  @Test func `the user goes back: the push was meant for what is gone`() async throws {
    let shopping = try await shopping(.reviews(id: 1))
    let request = shopping.navigator.push(.club)
    await eventually { gate.isAwaited }
    #expect(shopping.host?.make(.back, in: shopping.scene) == nil)
    gate.open()
    #expect(await shopping.outcome(of: request) == .superseded(by: nil))
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    #expect(shopping.host?.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  @Test func `fewer parts may be kept`() async throws {
    let shopping = try await shopping(.product(id: 1))
    let map = shopping.scene.adopt(ShopMenuMap(everywhere: [.club]))
    await eventually { gate.isAwaited }
    gate.open()
    _ = await shopping.outcome(of: map)
    let held = Gate()
    shopping.keeper.club = {
      await held.wait()
      return .allow
    }
    let request = shopping.navigator.show(.lock, options: .keepingReplacedPart)
    await eventually { held.isAwaited }
    #expect(shopping.picture.contains("product(1)"))
    shopping.scene.keptPartLimit = 0
    held.open()
    #expect(await shopping.outcome(of: request) == .arrived(.lock))
    #expect(shopping.navigator.tree.kept.isEmpty)
  }

  @Test(arguments: [true, false])
  func `there is room for fewer columns, or for more`(isCompact: Bool) async throws {
    let keeper = DeskKeeper()
    let navigator = Navigator(DeskMap(), guards: keeper, clock: TestClock())
    navigator.scene.isCompact = !isCompact
    let request = navigator.show(.desk)
    await eventually { keeper.gate.isAwaited }
    navigator.scene.isCompact = isCompact
    keeper.gate.open()
    await eventually { request.outcome != nil }
    #expect(navigator.tree.picture == (isCompact ? "desk{*list > page…}" : "desk{*list | page}"))
  }
}

/// Two columns behind a guard.
private enum Office: NavigationRoute {
  case desk, list, page

  enum Guard: Hashable, Sendable { case open }
}

private struct DeskMap: NavigationMap {
  func destination(for route: Office) -> RouteDestination<Office> {
    switch route {
    case .desk: return .split(primary: .list, secondary: .page, .root, guards: [.open])
    case .list, .page: return .screen(.member(of: .desk))
    }
  }
}

@MainActor private final class DeskKeeper: GuardKeeper {
  let gate = Gate()

  func verdict(on rule: Office.Guard) async -> Verdict<Office> {
    await gate.wait()
    return .allow
  }
}
