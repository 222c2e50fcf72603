import Observation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("attacks H5, M1, M5, L4: a curtain knows the maps and the other curtains")
struct CurtainsInStepTests {
  /// A bank with its lock, and the navigator of the lock.
  private func locked() async throws -> (StrongroomShift, Navigator<Strongroom>) {
    let bank = try await StrongroomShift(showing: .main)
    try await bank.navigator.navigate(to: .lock)
    return (bank, try #require(try bank.context(.lock).navigator))
  }

  @Test func `H5: a map that is adopted while a guard of the curtain is asked counts`() async throws
  {
    let (bank, own) = try await locked()
    let gate = bank.gate(.session)
    let push = own.push(.cards)
    await eventually { gate.isAwaited }
    bank.keeper.verdicts[.unlocked] = .deny("locked")
    try await bank.scene.adopt(GuardedCardsMap()).arrival()
    gate.open()
    guard case .failure(.refused)? = await bank.ending(push) else {
      Issue.record("\(String(describing: push.outcome))")
      return
    }
    #expect(bank.curtains == ["(lock)"] && bank.keeper.asked.contains(.unlocked))
  }

  @Test func `H5: the guards of a new map are asked for its open screens`() async throws {
    let (bank, own) = try await locked()
    try await own.push(.cards).arrival()
    try await bank.scene.adopt(GuardedCardsMap()).arrival()
    bank.keeper.verdicts[.unlocked] = .deny("locked")
    await bank.navigator.revalidate()
    #expect(bank.curtains == ["(lock)"])
  }

  @Test func `a container of a curtain keeps the members with which it was built`() async throws {
    let navigator = Navigator(PanelMap())
    try await navigator.navigate(to: .home)
    let node = try #require(try await navigator.navigate(to: .panel).node)
    let own = try #require(ScreenContext<Panel>(node: node, in: navigator.scene)?.navigator)
    try await navigator.scene.adopt(PanelMap(isLong: true)).arrival()
    await #expect(throws: NavigationError.self) { try await own.navigate(to: .third) }
    #expect(try await own.navigate(to: .second).route?.as() == Panel.second)
  }

  @Test func `M1: a curtain that a guard in a curtain demands comes each time`() async throws {
    let (bank, own) = try await locked()
    for round in 1...3 {
      bank.keeper.verdicts[.session] = .detour(to: .update)
      let push = own.push(.cards)
      await eventually { bank.curtains == ["(lock)", "update"] }
      #expect(push.state == .parked, "\(round)")
      bank.keeper.verdicts[.session] = .allow
      try await bank.navigator.close(.update).arrival()
      #expect(await bank.ending(push) == .success(.cards), "\(round)")
      try await own.back().arrival()
    }
  }

  @Test func `M1: so it does when all guards are asked again`() async throws {
    let (bank, own) = try await locked()
    bank.keeper.verdicts[.session] = .detour(to: .update)
    let push = own.push(.cards)
    await eventually { bank.curtains == ["(lock)", "update"] }
    push.cancel()
    bank.keeper.verdicts[.session] = .allow
    try await bank.navigator.close(.update).arrival()
    try await own.push(.cards).arrival()
    bank.keeper.verdicts[.session] = .redirect(to: .update)
    await bank.navigator.revalidate()
    await eventually { bank.curtains == ["(lock)", "update"] }
  }

  @Test func `M5: without a place for it it stands, until the host has one`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.host.hasPlaceForCurtains = false
    let request = bank.navigator.show(.lock)
    let label = AnyRoute(Strongroom.lock).label
    #expect(await bank.ending(request) == .failure(.noPlaceForCurtain(label)))
    #expect(bank.scene.isUnderCurtain && bank.curtains.isEmpty)
    let account = bank.navigator.show(.account(1))
    await settle()
    #expect(account.state == .asking && bank.keeper.asked.isEmpty, "a person sees nothing")
    bank.host.hasPlaceForCurtains = true
    bank.scene.curtains?.placeWaiting()
    #expect(bank.curtains == ["(lock)"])
    bank.scene.curtains?.placeWaiting()
    #expect(bank.curtains == ["(lock)"])
    try await bank.navigator.close(.lock).arrival()
    #expect(await bank.ending(account) == .success(.account(1)))
    #expect(!bank.scene.isUnderCurtain)
  }

  @Test func `M5: closed before there is a place, it does not come later`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.host.hasPlaceForCurtains = false
    bank.navigator.show(.lock)
    try await bank.navigator.close(.lock).arrival()
    bank.host.hasPlaceForCurtains = true
    bank.scene.curtains?.placeWaiting()
    #expect(bank.curtains.isEmpty && !bank.scene.isUnderCurtain)
  }

  @Test func `M5: the next host has no place for it, and the one after that has`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    let (blind, next) = (RecordingHost(), RecordingHost())
    blind.hasPlaceForCurtains = false
    bank.scene.attach(blind)
    #expect(blind.curtains.isEmpty && bank.scene.isUnderCurtain && bank.told("NAV126"))
    bank.scene.attach(next)
    #expect(next.curtains.map(\.host.screen.picture) == ["(lock)"])
  }

  @Test func `whether one is up is told to who observes it`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    #expect(!bank.scene.isUnderCurtain)
    let told = Flag()
    withObservationTracking {
      _ = bank.scene.isUnderCurtain
    } onChange: {
      told.isSet = true
    }
    bank.navigator.show(.lock)
    #expect(told.isSet && bank.scene.isUnderCurtain)
    bank.navigator.close(.lock)
    #expect(!bank.scene.isUnderCurtain)
  }

  private final class Flag: @unchecked Sendable {
    var isSet = false
  }

  @Test func `L4: asking again under a lock does not wait for a person`() async throws {
    let bank = try await StrongroomShift(showing: .main, .account(1))
    try await bank.navigator.navigate(to: .lock)
    bank.keeper.verdicts[.person] = .deny("signed out")
    let asked = bank.keeper.asked.count
    await bank.navigator.revalidate()
    #expect(bank.keeper.asked.count == asked)
    #expect(bank.picture == "main[*(accounts › account(1)) | cards…]")
    try await bank.navigator.close(.lock).arrival()
    await eventually { bank.picture == "main[*(accounts) | cards…]" }
  }
}

private struct GuardedCardsMap: NavigationMap {
  func destination(for route: Strongroom) -> Destination<Strongroom> {
    route == .cards
      ? .screenInStack(.member(of: .main), guards: [.session, .unlocked])
      : StrongroomMap().destination(for: route)
  }

  var samples: [Strongroom] { StrongroomMap().samples }
}

private enum Panel: NavigationRoute { case home, panel, first, second, third }

/// A curtain with tabs, of which another map has more.
private struct PanelMap: NavigationMap {
  var isLong = false
  var samples: [Panel] { [.home, .panel, .first, .second, .third] }
  func destination(for route: Panel) -> Destination<Panel> {
    switch route {
    case .home: .screenInStack(.root)
    case .panel: .tabs(isLong ? [.first, .second, .third] : [.first, .second], .curtain)
    case .first, .second, .third: .screenInStack(.member(of: .panel))
    }
  }
}
