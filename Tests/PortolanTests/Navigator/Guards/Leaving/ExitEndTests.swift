import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Waiting for an exit guard always ends, whether or not the guard answers (law 9)")
struct ExitEndTests {
  private let product = Shop.product(id: 1)
  private let shown = #"main[*(products › product(1)) | search("")… | account…]"#

  /// A request for another product whose way leads past a screen that has not made up its mind.
  private func asking() async throws -> (Shopping, Reluctance, Gate, NavigationRequest) {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let reluctance = try Reluctance(of: product, in: shopping)
    let gate = Gate()
    reluctance.gate = gate
    let request = shopping.navigator.show(.product(id: 2))
    await eventually { gate.isAwaited }
    return (shopping, reluctance, gate, request)
  }

  /// Whatever is said now is heard by nobody.
  private func isUnheard(
    _ shopping: Shopping, _ gate: Gate, leaving picture: String
  ) async -> Bool {
    gate.open()
    await settle()
    return shopping.picture == picture && !shopping.scene.isBusy
  }

  @Test func `cancelled`() async throws {
    let (shopping, reluctance, gate, request) = try await asking()
    request.cancel()
    #expect(Outcome(request) == .failed(.cancelled))
    #expect(await isUnheard(shopping, gate, leaving: shown))
    #expect(reluctance.cancelled == 1, "who is asked is told that nobody waits")
  }

  @Test func `its task is cancelled`() async throws {
    let (shopping, _, gate, request) = try await asking()
    request.cancel()
    let waiting = Task { try await shopping.navigator.navigate(to: .product(id: 3)) }
    await settle()
    waiting.cancel()
    await #expect(throws: NavigationError.cancelled) { try await waiting.value }
    #expect(await isUnheard(shopping, gate, leaving: shown))
  }

  @Test func `another takes its place`() async throws {
    let (shopping, reluctance, gate, request) = try await asking()
    let newer = shopping.navigator.show(.search("lamp"), options: .replacing)
    #expect(Outcome(request) == .superseded(by: newer))
    #expect(await shopping.outcome(of: newer) == .arrived(.search("lamp")))
    let picture = #"main[(products › product(1)) | *(search("lamp")) | account…]"#
    #expect(await isUnheard(shopping, gate, leaving: picture))
    #expect(reluctance.asked == [product], "the new one takes nothing away")
  }

  @Test func `nobody answers`() async throws {
    let (shopping, _, gate, request) = try await asking()
    await shopping.clock.advance(by: .seconds(600))
    #expect(await shopping.outcome(of: request) == .failed(.stays(screen: AnyRoute(product).label)))
    #expect(shopping.diagnostics() == ["NAV141"] && shopping.failures.isEmpty)
    #expect(await isUnheard(shopping, gate, leaving: shown))
  }

  @Test func `the screen goes by itself meanwhile`() async throws {
    let (shopping, reluctance, gate, request) = try await asking()
    shopping.host?.screen.swipeBack()
    shopping.scene.screenDidChange()
    #expect(await shopping.outcome(of: request) == .superseded(by: nil))
    let picture = #"main[*(products) | search("")… | account…]"#
    #expect(await isUnheard(shopping, gate, leaving: picture))
    #expect(reluctance.cancelled == 1)
  }

  @Test func `the screen in front of it goes meanwhile, and nobody wants it any more`()
    async throws
  {
    let shopping = try await Shopping.showing(product, .bag, host: RecordingHost())
    let reluctance = try Reluctance(of: product, .bag, in: shopping)
    let gate = Gate()
    reluctance.gate = gate
    let request = shopping.navigator.show(.login)
    await eventually { gate.isAwaited }
    shopping.host?.screen.dragAway()
    shopping.scene.screenDidChange()
    gate.open()
    #expect(await shopping.outcome(of: request) == .superseded(by: nil))
    await eventually { reluctance.cancelled == 1 }
    #expect(reluctance.asked == [.bag])
  }

  @Test func `a guard takes the screen away meanwhile`() async throws {
    let shopping = try await Shopping.showing(.club, host: RecordingHost())
    let reluctance = try Reluctance(of: .club, in: shopping)
    let gate = Gate()
    reluctance.gate = gate
    let request = shopping.navigator.show(product)
    await eventually { gate.isAwaited }
    shopping.keeper.club = { .deny("members only") }
    await shopping.navigator.revalidate()
    #expect(await shopping.outcome(of: request) == .arrived(product))
    #expect(await isUnheard(shopping, gate, leaving: shown))
  }

  @Test func `revalidated meanwhile, it is not asked twice, and guards are asked once more`()
    async throws
  {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let reluctance = try Reluctance(of: product, in: shopping)
    let gate = Gate()
    reluctance.gate = gate
    let request = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    #expect(shopping.keeper.asked == [.club])
    await shopping.navigator.revalidate()
    shopping.keeper.club = { .deny("members only") }
    gate.open()
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      Issue.record("It ended as \(Outcome(request)).")
      return
    }
    #expect(reluctance.asked == [product])
    #expect(shopping.picture == shown)
  }

  @Test func `parked after it may go, it is asked again in the next attempt`() async throws {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let reluctance = try Reluctance(of: product, in: shopping)
    let gate = Gate()
    reluctance.gate = gate
    let request = shopping.navigator.show(.club)
    await eventually { gate.isAwaited }
    await shopping.navigator.revalidate()
    shopping.keeper.club = { .detour(to: .signIn) }
    gate.open()
    await eventually { shopping.picture.hasSuffix("⇧ sheet (signIn)") }
    shopping.keeper.club = { .allow }
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(reluctance.asked == [product, product])
  }

  @Test func `a navigation awaited in it throws, one that is not is queued`() async throws {
    let shopping = try await Shopping.showing(product, host: RecordingHost())
    let navigator = shopping.navigator
    var caught: NavigationError?
    var later: NavigationRequest?
    try shopping.context(product).askBeforeLeaving {
      do throws(NavigationError) { try await navigator.navigate(to: .help) } catch {
        caught = error
      }
      later = navigator.select(.search(""))
      return .stay
    }
    let request = navigator.back()
    #expect(await shopping.outcome(of: request) == .failed(.stays(screen: AnyRoute(product).label)))
    #expect(caught == .reentrant)
    #expect(await shopping.outcome(of: try #require(later)) == .arrived(.search("")))
  }

  @Test func `revalidating in it is a diagnostic`() async throws {
    let shopping = try await Shopping.showing(product)
    try shopping.context(product).askBeforeLeaving {
      await shopping.navigator.revalidate()
      return .leave
    }
    #expect(await shopping.outcome(of: shopping.navigator.back()) == .arrived(.products))
    #expect(shopping.diagnostics() == ["NAV062"])
  }
}
