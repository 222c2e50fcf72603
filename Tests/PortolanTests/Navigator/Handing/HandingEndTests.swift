import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// Counts whether it is still held.
@MainActor private final class Parcel: Sendable {}

@MainActor
@Suite("An object that a request carries is released when its screen closes or never opens")
struct HandingEndTests {
  /// Hands a parcel over and does something; returns whether it is still held.
  private func isHeld(
    _ shopping: Shopping, to route: Shop = .club,
    after act: (NavigationRequest) async throws -> Void
  ) async throws -> Bool {
    weak var parcel: Parcel?
    var request: NavigationRequest?
    do {
      let made = Parcel()
      parcel = made
      request = shopping.navigator.show(route, handing: made)
    }
    #expect(parcel != nil || request?.outcome != nil)
    try await act(try #require(request))
    await settle()
    return parcel != nil
  }

  private func waiting() async throws -> (Shopping, Gate) {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .deny("closed")
    }
    return (shopping, gate)
  }

  @Test func `cancelled, superseded, refused, and with the scene`() async throws {
    for way in 0..<4 {
      let (shopping, gate) = try await waiting()
      let isHeld = try await isHeld(shopping) { request in
        await eventually { gate.isAwaited }
        switch way {
        case 0: request.cancel()
        case 1: shopping.navigator.show(.lock, options: .replacing)
        case 2: shopping.scene.close()
        default: break
        }
        gate.open()
        _ = await shopping.outcome(of: request)
      }
      #expect(!isHeld, "way \(way)")
    }
  }

  @Test func `redirected, and where it cannot be placed`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = { .redirect(to: .help) }
    let isHeldAfterRedirect = try await isHeld(shopping) { _ = await shopping.outcome(of: $0) }
    #expect(!isHeldAfterRedirect)
    let splash = try await Shopping.showing(.splash)
    let isHeldAfterError = try await isHeld(splash, to: .signIn) { _ in }
    #expect(!isHeldAfterError)
  }

  @Test func `a detour takes it along`() async throws {
    let shopping = try await Shopping.showing(.main)
    let isHeld = try await isHeld(shopping, to: .orders) { request in
      await eventually { shopping.picture.contains("signIn") }
      shopping.keeper.isSignedIn = true
      shopping.navigator.dismiss()
      _ = await shopping.outcome(of: request)
    }
    #expect(isHeld)
    #expect(try shopping.context(.orders).takeHanded(as: Parcel.self) != nil)
  }

  @Test func `expired it goes`() async throws {
    let shopping = try await Shopping.showing(.main)
    let isHeld = try await isHeld(shopping, to: .orders) { request in
      await eventually { shopping.scene.parked.map(\.id) == [request.number] }
      await settle()
      shopping.clock.pass(.seconds(1_000))
      _ = await shopping.outcome(of: request)
    }
    #expect(!isHeld)
  }

  @Test func `its screen goes without taking it`() async throws {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    let isHeld = try await isHeld(shopping, to: .bag) { _ in
      try await shopping.navigator.dismiss().arrival()
    }
    #expect(!isHeld)
    #expect(shopping.scene.screens.values.isEmpty)
  }

  @Test func `while its screen waits in a kept part it is held, and ends with the scene`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    let isHeld = try await isHeld(shopping, to: .bag) { _ in
      try await shopping.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    }
    #expect(isHeld)
    let isHeldAfterwards = try await self.isHeld(shopping, to: .lock) { _ in
      shopping.scene.close()
    }
    #expect(!isHeldAfterwards)
  }

  @Test func `taken, only its taker holds it`() async throws {
    let shopping = try await Shopping.showing(.main)
    let isHeld = try await isHeld(shopping, to: .bag) { _ in
      let context = try shopping.context(.bag)
      #expect(context.takeHanded(as: Parcel.self) != nil)
    }
    #expect(!isHeld)
  }

  @Test func `nothing that is told or printed holds it`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.bag, handing: "hunter2")
    let told = shopping.events.map { "\($0)" } + [shopping.picture]
    #expect(!told.joined().contains("hunter2"))
    let plan = try shopping.navigator.plan(for: .bag)
    #expect(plan.isEmpty, "it is no part of what is compared")
  }
}
