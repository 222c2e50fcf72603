import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A request that a newer one overtakes before its screen appears ends as superseded")
struct OvertakenTests {
  private let product = Shop.product(id: 1)
  private let reviews = Shop.reviews(id: 1)

  private func shopping() async throws -> (Shopping, DisturbedHost) {
    let host = DisturbedHost()
    let shopping = Shopping(host: host)
    host.finish()
    shopping.navigator.show(product)
    await eventually { host.isTransitioning }
    host.finishAll()
    return (shopping, host)
  }

  private func expectPeace(
    _ shopping: Shopping, _ host: RecordingHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(shopping.failures.isEmpty, sourceLocation: sourceLocation)
    #expect(shopping.diagnostics() == [], sourceLocation: sourceLocation)
    #expect(
      shopping.navigator.tree.agrees(with: host.screen.reading), "\(shopping.picture)",
      sourceLocation: sourceLocation)
  }

  @Test func `a push, and in the same turn a second tap on the tab, which the platform obeys`()
    async throws
  {
    let (shopping, host) = try await shopping()
    let push = shopping.navigator.push(reviews)
    let tap = shopping.scene.submit(gesture: .pop(to: .first))
    host.then = { $0.goToFirst() }
    host.finishAll()
    #expect(await shopping.outcome(of: push) == .superseded(by: tap))
    #expect(await shopping.outcome(of: tap) == .arrived(.products))
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
    expectPeace(shopping, host)
  }

  @Test func `a push, and taps on another tab and on the first again`() async throws {
    let (shopping, host) = try await shopping()
    try await finishing(host) { try await shopping.navigator.navigate(to: .search("lamp")) }
    try await finishing(host) { try await shopping.navigator.navigate(to: product) }
    let main = try shopping.node(.main)
    let push = shopping.navigator.push(reviews)
    let tap = shopping.scene.submit(gesture: .select(.member(of: main, at: 1)))
    host.then = { $0.goToFirst() }
    host.finishAll()
    #expect(await shopping.outcome(of: push) == .superseded(by: tap))
    #expect(await shopping.outcome(of: tap) == .arrived(.search("lamp")))
    #expect(shopping.picture == #"main[(products) | *(search("lamp")) | account…]"#)
    expectPeace(shopping, host)
  }

  @Test func `what is on its way to be shown again is waited for`() async throws {
    let (shopping, host) = try await shopping()
    try await finishing(host) { try await shopping.navigator.navigate(to: .search("lamp")) }
    try await finishing(host) { try await shopping.navigator.navigate(to: product) }
    let main = try shopping.node(.main)
    let first = shopping.navigator.show(.search("lamp"))
    let second = shopping.navigator.show(product)
    let third = shopping.navigator.show(.search("lamp"))
    host.then = { $0.select(0, of: main) }
    host.finishAll()
    #expect(await shopping.outcome(of: first) == .arrived(.search("lamp")))
    #expect(await shopping.outcome(of: second) == .superseded(by: third))
    #expect(await shopping.outcome(of: third) == .arrived(.search("lamp")))
    expectPeace(shopping, host)
  }

  @Test func `a repair of the screen lets no request fail that is overtaken`() async throws {
    let (shopping, host) = try await shopping()
    let main = try shopping.node(.main)
    let push = shopping.navigator.push(reviews)
    let tap = shopping.scene.submit(gesture: .pop(to: .first))
    host.then = { $0.goToFirst() }
    // Once the slot of another tab is read as selected, so that the host must select the first again.
    host.distort = { reading in
      host.distort = { $0 }
      let containers = reading.containers.map { container in
        container.node == main
          ? ScreenReading.Container(node: main, content: .members(selected: 1)) : container
      }
      return ScreenReading(layers: reading.layers, containers: containers)
    }
    host.finishAll()
    #expect(await shopping.outcome(of: push) == .superseded(by: tap))
    #expect(await shopping.outcome(of: tap) == .arrived(.products))
    #expect(shopping.failures.isEmpty)
  }

  @Test func `what nobody has overtaken is missed, though something else is on its way`()
    async throws
  {
    let (shopping, host) = try await shopping()
    let underneath = try shopping.context(product)
    try await finishing(host) { try await shopping.navigator.navigate(to: .search("lamp")) }
    let sheet = shopping.navigator.show(.bag)
    underneath.push(.help)
    host.then = { $0.dragAway() }
    host.finishAll()
    #expect(await shopping.outcome(of: sheet) == .failed(.screenDisagreed))
    #expect(shopping.diagnostics() == ["NAV044"])
    #expect(shopping.navigator.tree.agrees(with: host.screen.reading), "\(shopping.picture)")
  }

  /// Awaits something while the host ends its transitions.
  private func finishing(
    _ host: LateHost, _ body: @MainActor @escaping () async throws -> Arrival
  ) async throws {
    let task = Task { try await body() }
    await eventually { host.isTransitioning }
    host.finishAll()
    _ = try await task.value
  }
}

/// A late host whose screen is changed by somebody else at the end of a transition, once.
@MainActor private final class DisturbedHost: LateHost {
  var then: ((inout ScreenModel) -> Void)?

  override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    super.show(plan) { [self] in
      then?(&screen)
      then = nil
      done()
    }
  }
}
