import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("A replay of a log of random steps ends with the tree that the steps made")
struct ReplayLawTests {
  // A member whose value changes in place would need a sample for each of its values.
  private let routes = ShopMap().samples.filter { $0.identity != .search("") }

  @Test(arguments: 1...4)
  func `without a host`(seed: UInt64) async throws {
    try await walk(seed, on: Recording(), steps: 100)
  }

  @Test(arguments: 11...14)
  func `with a host and a user`(seed: UInt64) async throws {
    try await walk(seed, on: Recording(host: RecordingHost()), steps: 100)
  }

  @Test(arguments: 21...24)
  func `with a host that does what it likes`(seed: UInt64) async throws {
    let host = MisbehavingHost()
    var random = SeededGenerator(seed: seed)
    try await walk(seed, on: Recording(host: host), steps: 100) {
      host.manner = MisbehavingHost.Manner.allCases.randomElement(using: &random) ?? .behaves
    }
  }

  @Test(arguments: 31...32)
  func `with a log that forgets`(seed: UInt64) async throws {
    try await walk(seed, on: Recording(limit: 40, host: RecordingHost()), steps: 150)
  }

  private func walk(
    _ seed: UInt64, on recording: Recording, steps: Int, before: () -> Void = {}
  ) async throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<steps {
      before()
      try await act(on: recording.shopping, &random)
      // Not always to the end, so that requests overlap.
      if random.once(in: 2) { await settle() }
      if random.once(in: 10) { recording.shopping.clock.pass(.seconds(3)) }
      if random.once(in: 40) { recording.shopping.clock.pass(.seconds(601)) }
    }
    for _ in 0..<20 {
      await settle()
      recording.shopping.clock.pass(.seconds(20))
    }
    let report = try recording.replay()
    #expect(report.replayed > 20)
    #expect(report.differences.isEmpty, "seed \(seed): \(report)")
  }

  /// What an app, its user or its session might do.
  private func act(on shopping: Shopping, _ random: inout SeededGenerator) async throws {
    let navigator = shopping.navigator
    let route = routes[Int.random(in: 0..<routes.count, using: &random)]
    switch Int.random(in: 0..<24, using: &random) {
    case 0: shopping.keeper.isSignedIn.toggle()
    case 1: shopping.keeper.isBagEmpty.toggle()
    case 2: shopping.keeper.isStarted = !random.once(in: 3)
    case 3: navigator.back()
    case 4: navigator.dismiss()
    case 5: navigator.push(route)
    case 6: navigator.reset(to: route)
    case 7: navigator.select(route)
    case 8: navigator.show(route, options: .keepingReplacedPart)
    case 9: navigator.showKept()
    case 10: navigator.show(route, options: .replacing)
    case 11:
      navigator.popToRoot()
      navigator.show(route)
      navigator.back()
    case 12: navigator.stack(.products).set([route, .help], as: .pop)
    case 13:
      shopping.host?.screen.swipeBack()
      shopping.scene.screenDidChange()
    case 14:
      shopping.host?.screen.dragAway()
      shopping.scene.screenDidChange()
    case 15:
      if let tabs = navigator.tree.layerRoots.first {
        shopping.scene.submit(gesture: .select(.member(of: tabs, at: 1)))
      }
    case 16: shopping.scene.submit(gesture: .dismiss())
    case 17: navigator.open(ShopLinks.random(&random))
    case 18: navigator.show(route).cancel()
    // A host that never answers needs time to pass.
    case 19: if !(shopping.host is MisbehavingHost) { await navigator.revalidate() }
    default: navigator.show(route)
    }
  }
}
