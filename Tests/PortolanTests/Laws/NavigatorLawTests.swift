import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("After random steps screen and tree match, no guard is bypassed, and each request ends once")
struct NavigatorLawTests {
  private let routes = ShopMap().samples

  @Test(arguments: 1...8)
  func `with a host that behaves`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let host = RecordingHost()
    let shopping = Shopping(host: host)
    var requests: [NavigationRequest] = []
    for step in 0..<250 {
      requests += try await act(on: shopping, &random)
      await eventually("step \(step) of seed \(seed) comes to rest") { !shopping.scene.isBusy }
      await shopping.navigator.revalidate()
      await eventually { !shopping.scene.isBusy }
      let tree = shopping.navigator.tree
      guard host.screen == ScreenModel(showing: tree), tree.faults.isEmpty,
        unanswered(in: tree, shopping.keeper).isEmpty
      else {
        let agrees = tree.agrees(with: host.screen.reading)
        let unanswered = unanswered(in: tree, shopping.keeper).map(tree.route(of:))
        Issue.record(
          "step \(step) of seed \(seed): \(tree.picture), agrees: \(agrees), \(unanswered)")
        return
      }
    }
    await end(shopping, requests)
  }

  @Test(arguments: 11...20)
  func `with a host that does what it likes`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let host = MisbehavingHost()
    let shopping = Shopping(host: host)
    var requests: [NavigationRequest] = []
    for _ in 0..<150 {
      host.manner = MisbehavingHost.Manner.allCases.randomElement(using: &random) ?? .behaves
      requests += try await act(on: shopping, &random)
      for _ in 0..<20 { await Task.yield() }
      shopping.clock.pass(.seconds(3))
    }
    host.behave()
    for _ in 0..<20 {
      await settle()
      shopping.clock.pass(.seconds(20))
    }
    try await shopping.navigator.navigate(to: .lock)
    #expect(host.screen.reading.layers == shopping.navigator.tree.layers.map { .node($0.root) })
    await end(shopping, requests)
  }

  @Test(arguments: 21...28)
  func `with a host that is late`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let host = LateHost()
    let shopping = Shopping(host: host)
    var requests: [NavigationRequest] = []
    for _ in 0..<150 {
      requests += try await act(on: shopping, &random)
      for _ in 0..<20 { await Task.yield() }
      if random.once(in: 2) { host.finish() }
    }
    for _ in 0..<5 {
      await settle()
      host.finishAll()
    }
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree), "seed \(seed)")
    await end(shopping, requests)
  }

  /// What an app, its user or its session might do.
  private func act(
    on shopping: Shopping, _ random: inout SeededGenerator
  ) async throws -> [NavigationRequest] {
    let navigator = shopping.navigator
    let route = routes[Int.random(in: 0..<routes.count, using: &random)]
    switch Int.random(in: 0..<20, using: &random) {
    case 0: shopping.keeper.isSignedIn.toggle()
    case 1: shopping.keeper.isBagEmpty.toggle()
    case 2: shopping.keeper.isStarted = !random.once(in: 3)
    case 3: return [navigator.back()]
    case 4: return [navigator.dismiss()]
    case 5: return [navigator.push(route)]
    case 6: return [navigator.reset(to: route)]
    case 7: return [navigator.select(route)]
    case 8: return [navigator.show(route, options: .keepingReplacedPart)]
    case 9: return [navigator.showKept()]
    case 10: return [navigator.show(route, options: .replacing)]
    case 11: return [navigator.popToRoot(), navigator.show(route), navigator.back()]
    case 12: return [navigator.stack(.products).set([route, .help])]
    case 13:
      shopping.host?.screen.swipeBack()
      shopping.scene.screenDidChange()
    case 14:
      shopping.host?.screen.dragAway()
      shopping.scene.screenDidChange()
    default: return [navigator.show(route)]
    }
    return []
  }

  /// Nodes whose guards would not say yes now.
  private func unanswered(in tree: NavigationTree, _ keeper: ShopKeeper) -> [NodeID] {
    let nodes = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    return nodes.filter { id in
      guard let route = tree.route(of: id)?.as(Shop.self) else { return false }
      return (ShopMap().destination(for: route).erased?.guards ?? []).contains { asked in
        switch asked.rule as? Shop.Guard {
        case .started: return !keeper.isStarted
        case .signedIn: return !keeper.isSignedIn
        case .bagNotEmpty: return keeper.isBagEmpty
        case .club, nil: return false
        }
      }
    }
  }

  /// Time passes, the scene ends, and so has each request.
  private func end(_ shopping: Shopping, _ requests: [NavigationRequest]) async {
    await settle()
    shopping.clock.pass(.seconds(1_000))
    await settle()
    shopping.scene.close()
    #expect(requests.allSatisfy { $0.outcome != nil })
    for request in requests {
      let ends = shopping.events.filter { event in
        switch event {
        case .arrived, .failed: return event.request?.number == request.number
        default: return false
        }
      }
      if ends.count != 1 { Issue.record("request \(request.number) ended \(ends.count) times") }
    }
  }

  @Test func `an arrival is on the screen when navigate returns`() async throws {
    let host = RecordingHost()
    let shopping = Shopping(host: host)
    shopping.keeper.isSignedIn = true
    var random = SeededGenerator(seed: 77)
    var arrivals = 0
    for _ in 0..<300 {
      let route = routes[Int.random(in: 0..<routes.count, using: &random)]
      do {
        let arrival = try await shopping.navigator.navigate(to: route)
        arrivals += 1
        #expect(
          host.screen.reading.layers.last
            == shopping.navigator.tree.layers.last.map { .node($0.root) })
        #expect(shopping.scene.traffic.host.shown.isVisible(try #require(arrival.node)))
      } catch { continue }
    }
    #expect(arrivals > 200)
  }
}
