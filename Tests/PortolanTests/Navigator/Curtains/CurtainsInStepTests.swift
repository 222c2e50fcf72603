import Observation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "A curtain adopts new maps, opens if guards demand it and awaits a host (attacks H5, M1, M5, L4)")
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

  @Test func `it adopts another map as the scene does: what both place stays`() async throws {
    let panel = try await Panelled(PanelMap([.first, .second]))
    let first = try await panel.node(.first)
    try await panel.adopt(PanelMap([.third, .first, .second]))
    #expect(panel.pictures == ["panel[third… | *first | second…]"])
    #expect(try await panel.node(.first) == first)
    _ = try await panel.node(.third)
    try await panel.adopt(PanelMap([.first, .second], style: .pages))
    #expect(panel.pictures == ["panel<*first | second>"])
    #expect(try await panel.node(.first) == first)
    await #expect(throws: NavigationError.self) { try await panel.node(.third) }
  }

  @Test func `it comes into step at once, so what guards would be asked for is not built`()
    async throws
  {
    let panel = try await Panelled(PanelMap([.first]))
    try await panel.adopt(PanelMap([.second, .third], guarded: [.second]))
    #expect(panel.pictures == ["panel[second… | *third]"])
    try await panel.adopt(PanelMap([.first, .second], guarded: [.first, .second]))
    #expect(panel.keeper.asked.isEmpty && panel.pictures == ["panel[second… | *third]"])
    try await panel.node(.third)
    panel.keeper.verdict = .deny("no")
    await #expect(throws: NavigationError.self) { try await panel.node(.second) }
    #expect(panel.keeper.asked == [.person])
  }

  @Test(arguments: [true, false])
  func `a screen in it that wants to be asked is not closed: it stays as it is`(
    asks: Bool
  ) async throws {
    let panel = try await Panelled(PanelMap([.first, .second]))
    if asks { try await panel.ask(before: .first) }
    try await panel.adopt(PanelMap([.third, .second]))
    #expect(panel.pictures == [asks ? "panel[*first | second…]" : "panel[*third | second…]"])
    try await panel.navigator.close(.panel).arrival()
    try await panel.navigator.navigate(to: .panel)
    #expect(panel.pictures == ["panel[*third | second…]"])
  }

  @Test func `no map takes it away: where it has no place it stays as it is, until it is closed`()
    async throws
  {
    let panel = try await Panelled(PanelMap([.first, .second]))
    for style in [PanelMap.Style.tabs, .pages] {
      try await panel.adopt(PanelMap([.third, .second, .first], style: style, isCurtain: false))
      #expect(panel.pictures == ["panel[*first | second…]"])
    }
    try await panel.navigator.close(.panel).arrival()
    #expect(panel.pictures.isEmpty)
    try await panel.navigator.navigate(to: .first)
    #expect(panel.navigator.tree.picture == "panel<third… | second | *first>")
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
    #expect(await bank.ending(request) == .failure(.noPlaceForCurtain(route: label)))
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
  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    route == .cards
      ? .screenInStack(.member(of: .main), guards: [.session, .unlocked])
      : StrongroomMap().destination(for: route)
  }

  var samples: [Strongroom] { StrongroomMap().samples }
}

private enum Panel: NavigationRoute {
  case home, panel, first, second, third
  enum Guard: Hashable, Sendable { case person }
}

/// A curtain with a container, whose members, guards and kind differ in each map.
private struct PanelMap: NavigationMap {
  enum Style { case tabs, pages }
  let members: [Panel]
  let guarded: Set<Panel>
  let style: Style
  let isCurtain: Bool

  init(
    _ members: [Panel], guarded: Set<Panel> = [], style: Style = .tabs, isCurtain: Bool = true
  ) {
    (self.members, self.guarded, self.style, self.isCurtain) = (members, guarded, style, isCurtain)
  }

  var samples: [Panel] { [.home, .panel, .first, .second, .third] }

  func destination(for route: Panel) -> RouteDestination<Panel> {
    switch route {
    case .home: return .screenInStack(.root)
    case .panel:
      let place: Placement<Panel> = isCurtain ? .curtain : .root
      return style == .tabs ? .tabs(members, place) : .pages(members, place)
    case .first, .second, .third:
      return .screen(.member(of: .panel), guards: guarded.contains(route) ? [.person] : [])
    }
  }
}

/// An app with that curtain in front.
@MainActor private final class Panelled {
  final class Keeper: GuardKeeper {
    var verdict = Verdict<Panel>.allow
    private(set) var asked: [Panel.Guard] = []

    func verdict(on rule: Panel.Guard) async throws -> Verdict<Panel> {
      asked.append(rule)
      return verdict
    }
  }

  let keeper = Keeper()
  let navigator: Navigator<Panel>
  private let host = RecordingHost()

  init(_ map: PanelMap) async throws {
    navigator = Navigator(map, guards: keeper)
    navigator.scene.attach(host)
    try await navigator.navigate(to: .home)
    try await navigator.navigate(to: .panel)
  }

  var pictures: [String] { host.curtains.map(\.curtain.tree.picture) }

  func adopt(_ map: PanelMap) async throws {
    try await navigator.scene.adopt(map).arrival()
    for (curtain, host) in host.curtains {
      #expect(curtain.tree.faults.isEmpty && host.screen == ScreenModel(showing: curtain.tree))
    }
  }

  /// Lets the screen of a route want to be asked; it may close then.
  func ask(before route: Panel) async throws {
    let node = try await node(route)
    let curtain = try #require(host.curtains.first?.curtain)
    let context = try #require(ScreenContext<Panel>(node: node, in: curtain))
    context.askBeforeLeaving { .leave }
  }

  /// Shows a route in the curtain.
  @discardableResult func node(_ route: Panel) async throws -> NodeID {
    let curtain = try #require(host.curtains.first?.curtain)
    let root = try #require(curtain.tree.layerRoots.first)
    let own = try #require(ScreenContext<Panel>(node: root, in: curtain)?.navigator)
    return try #require(try await own.navigate(to: route).node)
  }
}
