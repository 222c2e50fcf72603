import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A user who chooses to stay on a screen ends the requests made before that choice")
struct StayTests {
  private let gate = Gate()
  private let product = Shop.product(id: 1)

  /// A draft that a person is asked about.
  private func asking() async throws -> (Shopping, Reluctance, NavigationRequest) {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let reluctance = try Reluctance(of: product, in: shopping)
    reluctance.gate = gate
    reluctance.verdicts[product] = .stay
    let request = shopping.navigator.back()
    await eventually { gate.isAwaited }
    return (shopping, reluctance, request)
  }

  private var stays: Outcome { .failed(.stays(screen: AnyRoute(product).label)) }

  @Test func `whatever it would have done`() async throws {
    let (shopping, _, first) = try await asking()
    let others = [Shop.club, .bag].map { shopping.navigator.show($0, options: .enqueued) }
    gate.open()
    for request in [first] + others { #expect(await shopping.outcome(of: request) == stays) }
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    let newer = shopping.navigator.select(.search(""))
    #expect(await shopping.outcome(of: newer) == .arrived(.search("")))
  }

  @Test func `a link goes on, unless it takes that screen away`() async throws {
    let (shopping, _, first) = try await asking()
    let site = CallSite(named: "link")
    let slow = Gate()
    shopping.keeper.club = {
      await slow.wait()
      return .allow
    }
    let over = shopping.scene.submit(
      .transaction([.show(AnyRoute(Shop.bag)), .push(AnyRoute(Shop.club))]), origin: .link,
      site: site)
    await eventually { slow.isAwaited }
    let away = shopping.scene.submit(
      .show(AnyRoute(Shop.product(id: 2))), origin: .link, site: site)
    gate.open()
    #expect(await shopping.outcome(of: first) == stays)
    #expect(await shopping.outcome(of: away) == stays)
    slow.open()
    #expect(await shopping.outcome(of: over) == .arrived(.club))
  }

  @Test func `what waits for a sign-in waits on`() async throws {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    let order = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.picture.contains("signIn") }
    let reluctance = try Reluctance(of: .signIn, in: shopping)
    reluctance.verdicts[.signIn] = .stay
    let closing = shopping.navigator.dismiss()
    #expect(
      await shopping.outcome(of: closing) == .failed(.stays(screen: AnyRoute(Shop.signIn).label)))
    #expect(order.outcome == nil && shopping.scene.parked.count == 1)
  }

  @Test func `what the alert itself asks for goes on`() async throws {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let navigator = shopping.navigator
    try shopping.context(product).askBeforeLeaving {
      navigator.show(.bag)
      return .stay
    }
    let request = navigator.back()
    #expect(await shopping.outcome(of: request) == stays)
    await settle()
    #expect(shopping.picture.hasSuffix("⇧ sheet (bag)"))
  }
}
