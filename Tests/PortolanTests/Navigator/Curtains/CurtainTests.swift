import PortolanTesting
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("A curtain covers all screens immediately, and no verb from beneath closes it")
struct CurtainTests {
  @Test func `it is there when the call returns, over a sheet and while a transition runs`()
    async throws
  {
    let bank = try await StrongroomShift(showing: .main, .transfer)
    bank.host.isTransitioning = true
    let lock = bank.navigator.show(.lock)
    #expect(bank.curtains == ["(lock)"])
    #expect(bank.picture == "main[*(accounts) | cards…] ⇧ sheet (transfer)")
    #expect(lock.outcome.map { (try? $0.get())?.route == AnyRoute(Strongroom.lock) } == true)
  }

  @Test(arguments: [[], [Strongroom.splash]])
  func `it may stand over nothing and over a splash`(beneath: [Strongroom]) async throws {
    let bank = try await StrongroomShift()
    for route in beneath { try await bank.navigator.navigate(to: route) }
    try await bank.navigator.navigate(to: .lock)
    #expect(bank.curtains == ["(lock)"] && bank.failures.isEmpty)
  }

  @Test func `it waits for no guard and no earlier request, in its own turn too`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let gate = bank.gate(.session)
    let cards = bank.navigator.show(.cards)
    bank.navigator.show(.lock)
    #expect(bank.curtains == ["(lock)"] && cards.outcome == nil)
    await eventually { gate.isAwaited }
    gate.open()
    #expect(await bank.ending(cards) == .success(.cards))
    #expect(bank.curtains == ["(lock)"])
  }

  @Test func `verbs without a place work beneath it`() async throws {
    let bank = try await StrongroomShift(showing: .main, .account(1), .transfer)
    bank.navigator.show(.lock)
    bank.navigator.dismissAll()
    bank.navigator.back()
    bank.navigator.push(.account(2))
    await settle()
    bank.navigator.popToRoot()
    await settle()
    #expect(bank.picture == "main[*(accounts) | cards…]" && bank.curtains == ["(lock)"])
    let error = await bank.ending(bank.navigator.back())
    #expect(error == .failure(.nothingToGoBackTo) && bank.curtains == ["(lock)"])
  }

  @Test func `asked from its own screen they work in it`() async throws {
    let bank = try await StrongroomShift(showing: .main, .account(1))
    bank.navigator.show(.lock)
    let own = try #require(try bank.context(.lock).navigator)
    try await own.push(.code).arrival()
    #expect(bank.curtains == ["(lock › code)"])
    try await own.navigate(to: .hint)
    #expect(bank.curtains == ["(lock) ⇧ sheet (hint)"])
    try await own.dismiss().arrival()
    try await own.push(.code).arrival()
    try await own.back().arrival()
    #expect(await bank.ending(own.back()) == .failure(.nothingToGoBackTo))
    #expect(bank.curtains == ["(lock)"])
    #expect(bank.picture == "main[*(accounts › account(1)) | cards…]")
  }

  @Test func `what stands on it is shown in it, whoever asks, and the rest beneath`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    try await bank.navigator.navigate(to: .code)
    #expect(bank.curtains == ["(lock › code)"])
    let own = try #require(try bank.context(.code).navigator)
    try await own.navigate(to: .transfer)
    #expect(bank.picture == "main[*(accounts) | cards…] ⇧ sheet (transfer)")
    try await bank.navigator.bringToFront(.lock).arrival()
    #expect(bank.curtains == ["(lock)"])
  }

  @Test func `only its own context and close take it away`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    bank.navigator.show(.code)
    try await bank.navigator.close(.lock).arrival()
    #expect(bank.curtains.isEmpty && bank.host.curtains.isEmpty)
    bank.navigator.show(.lock)
    try bank.context(.lock).close()
    #expect(bank.curtains.isEmpty)
    #expect(
      await bank.ending(bank.navigator.close(.lock))
        == .failure(.notOpen(route: AnyRoute(Strongroom.lock).label)))
  }

  @Test func `asked for again it stays as it is, with what is shown in it`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    for route in [Strongroom.lock, .code, .lock] { bank.navigator.show(route) }
    #expect(bank.curtains == ["(lock › code)"])
    try await bank.navigator.bringToFront(.lock).arrival()
    #expect(bank.curtains == ["(lock)"])
  }

  @Test func `its stack is read and set as any`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    for route in [Strongroom.lock, .code] { bank.navigator.show(route) }
    let stack = bank.navigator.stack(.lock)
    #expect(stack.path == [.code])
    stack.append(.signIn)
    #expect(bank.curtains == ["(lock › code › signIn)"])
    stack.removeLast()
    #expect(bank.curtains == ["(lock › code)"] && stack.path == [.code])
  }

  @Test func `what another map places on it is shown in it`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    try await bank.scene.adopt(MovingMap()).arrival()
    try await bank.navigator.navigate(to: .signIn)
    #expect(bank.curtains == ["(lock › signIn)"])
  }

  @Test func `what stands in it is asked for by the guards of another map`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    let own = try #require(try bank.context(.lock).navigator)
    try await own.push(.hint).arrival()
    try await bank.scene.adopt(MovingMap()).arrival()
    bank.keeper.verdicts[.session] = .deny("old")
    await bank.navigator.revalidate()
    #expect(bank.curtains == ["(lock)"])
  }

  @Test func `several stand in the order in which they were asked for`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    for route in [Strongroom.lock, .update, .lock] { bank.navigator.show(route) }
    #expect(bank.curtains == ["(lock)", "update"])
    bank.navigator.close(.lock)
    #expect(bank.curtains == ["update"])
    bank.navigator.show(.lock)
    #expect(bank.curtains == ["update", "(lock)"])
  }

  @Test
  func
    `another map, a memory warning, a revalidation and replace lose neither it nor what is beneath`()
    async throws
  {
    let bank = try await StrongroomShift(showing: .main, .transfer)
    bank.navigator.show(.lock)
    bank.scene.adopt(StrongroomMap())
    bank.scene.releaseKeptParts()
    await bank.navigator.revalidate()
    bank.navigator.show(.account(1), options: .replacing)
    await settle()
    bank.host.curtains[0].curtain.releaseKeptParts()
    #expect(bank.curtains == ["(lock)"])
  }

  @Test func `it is not saved, and what comes back comes beneath it`() async throws {
    let bank = try await StrongroomShift(showing: .main, .transfer)
    bank.navigator.show(.lock)
    let saved = bank.scene.save()
    let next = try await StrongroomShift()
    next.navigator.show(.lock)
    let first = next.host.plans.count
    try await next.scene.restore(saved).arrival()
    #expect(next.curtains == ["(lock)"] && next.host.plans.count > first)
    #expect(next.picture == "main[*(accounts) | cards…] ⇧ sheet (transfer)")
  }

  @Test func `a scene that connects shows it first, and so does the next host`() async throws {
    let bank = try await StrongroomShift(showing: .main, isHosted: false)
    bank.navigator.show(.lock)
    let hosts = [HostWithOrder(), HostWithOrder()]
    for host in hosts {
      bank.scene.attach(host)
      #expect(host.order == ["curtain", "plan"])
      #expect(host.curtains.map(\.host.screen.picture) == ["(lock)"])
    }
    #expect(hosts[0].curtains.isEmpty)
  }

  @Test func `requests and screens have names of their own in the whole scene`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let requests = [Strongroom.lock, .account(1), .code, .update, .account(2)].map {
      bank.navigator.show($0)
    }
    await settle()
    #expect(Set(requests.map(\.number)).count == requests.count)
    let trees = [bank.navigator.tree] + bank.host.curtains.map(\.curtain.tree)
    let nodes = trees.flatMap(\.frontFirst)
    #expect(Set(nodes).count == nodes.count && nodes.count == 7)
    #expect(
      bank.scene.context(of: try bank.context(.code).node)?.route == AnyRoute(Strongroom.code))
  }

  @Test func `what was planned before it came has nodes of its own`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let gate = bank.gate(.session)
    let cards = bank.navigator.show(.cards)
    await eventually { gate.isAwaited }
    bank.navigator.show(.lock)
    gate.open()
    #expect(await bank.ending(cards) == .success(.cards))
    let trees = [bank.navigator.tree] + bank.host.curtains.map(\.curtain.tree)
    let nodes = trees.flatMap(\.frontFirst)
    #expect(Set(nodes).count == nodes.count)
  }

  @Test func `the scene's listeners hear of it, and its log`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let log = NavigationLog(recording: bank.scene)
    bank.navigator.show(.lock)
    bank.navigator.close(.update)
    await settle()
    #expect(bank.failures == [.notOpen(route: AnyRoute(Strongroom.update).label)])
    let arrived = bank.events.contains {
      if case .arrived(let arrival) = $0 {
        arrival.route == AnyRoute(Strongroom.lock).label
      } else {
        false
      }
    }
    #expect(arrived)
    #expect(log.records.contains { $0.words == "show lock" })
  }

  @Test func `the end of the scene ends it`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    let curtain = bank.host.curtains[0].curtain
    bank.scene.close()
    #expect(bank.curtains.isEmpty && curtain.isClosed)
    #expect(await bank.ending(bank.navigator.show(.lock)) == .failure(.sceneGone))
  }

  @Test func `a scene that nobody holds goes with its curtains`() async throws {
    weak var scene: SceneNavigator?
    weak var curtain: SceneNavigator?
    do {
      let bank = try await StrongroomShift(showing: .main)
      bank.navigator.show(.lock)
      (scene, curtain) = (bank.scene, bank.host.curtains[0].curtain)
    }
    await eventually { scene == nil && curtain == nil }
  }

  @Test func `what it asks as a question is answered, and it goes`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let answer = Task { try await bank.navigator.ask(Unlocking()) }
    await eventually { !bank.curtains.isEmpty }
    try bank.context(.lock).finish(Unlocking(), with: 7)
    #expect(try await answer.value == .finished(7) && bank.curtains.isEmpty)
  }
}

private struct Unlocking: ScreenQuestion {
  typealias Answer = Int
  var route: Strongroom { .lock }
}

/// Notes what it is given first.
@MainActor private final class HostWithOrder: RecordingHost {
  private(set) var order: [String] = []

  override func raise(_ curtain: SceneNavigator) -> Bool {
    order.append("curtain")
    return super.raise(curtain)
  }

  override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    order.append("plan")
    super.show(plan, done)
  }
}

/// Places the sign-in onto the lock, and guards the hint.
private struct MovingMap: NavigationMap {
  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    switch route {
    case .signIn: return .screen(.pushed(onto: .lock))
    case .hint: return .screen(.presented(.sheet, over: .lock), guards: [.session])
    default: return StrongroomMap().destination(for: route)
    }
  }

  var samples: [Strongroom] { StrongroomMap().samples }
}
