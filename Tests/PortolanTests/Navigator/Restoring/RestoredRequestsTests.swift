import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A parked request is saved and restored together with its scene (N9)")
struct RestoredRequestsTests {
  /// A shop in which an order waits for the sign-in.
  private func waiting() async throws -> Shopping {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    shopping.navigator.show(.order(id: 5))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
    #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    return shopping
  }

  private func relaunched(_ data: Data, signedIn: Bool = false) async throws -> Shopping {
    let next = Shopping(host: RecordingHost())
    next.keeper.isSignedIn = signedIn
    _ = try await next.scene.restore(SavedScene(reading: data)).arrival()
    return next
  }

  @Test func `it waits for the detour that is shown again, and arrives when that is done`()
    async throws
  {
    let shopping = try await waiting()
    let next = try await relaunched(shopping.scene.save().data())
    #expect(next.navigator.tree.isSame(as: shopping.navigator.tree))
    await eventually { next.scene.parked.count == 1 }
    #expect(next.scene.parked.first?.target?.text == "order")
    #expect(next.scene.parked.first?.detour?.text == "signIn")
    next.keeper.isSignedIn = true
    try next.context(.signIn).close()
    await eventually { next.picture.hasSuffix("*(account › orders › order(5))]") }
    #expect(next.scene.parked.count == 0 && next.failures.isEmpty && next.diagnostics().isEmpty)
  }

  @Test func `where the detour does not come back it is tried at once`() async throws {
    let shopping = try await waiting()
    let saved = try shopping.scene.save().losing([Shop.signIn])
    let next = try await relaunched(saved.data(), signedIn: true)
    await eventually { next.picture.contains("order(5)") }
    #expect(next.diagnostics() == ["NAV109"])
    #expect(!next.picture.contains("sheet"))
  }

  @Test func `restored twice, what waits is taken up once`() async throws {
    let saved = try await waiting().scene.save()
    let next = Shopping(host: RecordingHost())
    let request = next.scene.restore(saved)
    #expect(next.scene.restore(saved) === request)
    _ = try await request.arrival()
    await eventually { next.scene.parked.count > 0 }
    #expect(next.scene.parked.count == 1)
  }

  @Test func `a restoration that is cancelled takes up nothing`() async throws {
    let saved = try await waiting().scene.save()
    let next = try await Shopping.showing(.lock, host: RecordingHost())
    let request = next.scene.restore(saved)
    request.cancel()
    await #expect(throws: NavigationError.cancelled) { try await request.arrival() }
    #expect(next.picture == "lock" && next.scene.parked.count == 0 && !next.scene.isBusy)
  }

  @Test func `where nothing is left to show, what waits is taken up all the same`() async throws {
    let shopping = try await waiting()
    let saved = try shopping.scene.save().losing([Shop.main, .signIn, .order(id: 5)])
    let next = try await Shopping.showing(.main, host: RecordingHost())
    next.keeper.isSignedIn = true
    let request = next.scene.restore(saved)
    await #expect(throws: NavigationError.self) { try await request.arrival() }
    await eventually { next.diagnostics().contains("NAV110") }
    #expect(next.picture == #"main[*(products) | search("")… | account…]"#)
    let rest = try shopping.scene.save().losing([Shop.main])
    let again = next.scene.restore(rest)
    await #expect(throws: NavigationError.self) { try await again.arrival() }
    await eventually { next.picture.contains("order(5)") }
  }

  @Test func `a line that is no request costs that request alone`() async throws {
    let text = String(decoding: try await waiting().scene.save().data(), as: UTF8.self)
    let line = try #require(text.firstRange(of: #/"requests":\[".*"\],"routes"/#))
    let request = text[line].dropFirst(#""requests":["#.count).dropLast(#"],"routes""#.count)
    for other in ["{}", "7", "null", "\"x\"", request.replacing("intent", with: "aim")] {
      let damaged = #""requests":[\#(other)],"routes""#
      let next = try await relaunched(
        Data(text.replacingCharacters(in: line, with: damaged).utf8))
      await eventually { next.diagnostics().contains("NAV110") }
      #expect(next.scene.parked.count == 0)
      #expect(next.picture.hasSuffix("⇧ sheet (signIn)"))
    }
  }

  @Test func `saved again while it waits for its guards, it is what it was`() async throws {
    let old = try await Homecoming(to: .stairs, .second)
    old.keeper.verdicts[.home] = .detour(to: .door)
    let request = old.scene.restore(old.saved)
    #expect(old.scene.save() == old.saved, "while its guards are asked")
    await eventually { old.picture == "flat(door)" && !old.scene.isBusy }
    #expect(old.scene.save() == old.saved, "while a detour is shown")
    request.cancel()
    #expect(old.scene.save() != old.saved)
    old.keeper.verdicts[.home] = .redirect(to: .door)
    _ = try await old.restore()
    #expect(old.scene.save() != old.saved, "redirected it is over")
  }

  @Test func `routes that may not be saved do not wait in bytes either`() async throws {
    let navigator = Navigator(VaultMap(), guards: VaultKeeper(), clock: TestClock())
    try await navigator.navigate(to: .hall)
    navigator.show(.pin("hunter2"))
    await eventually { navigator.scene.parked.count == 1 }
    let data = try navigator.scene.save().data()
    #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))
    let next = Navigator(VaultMap(), guards: VaultKeeper(), clock: TestClock())
    var said: [String] = []
    next.scene.onEvent = { said.append("\($0)") }
    _ = try await next.scene.restore(SavedScene(reading: data)).arrival()
    await eventually { said.contains { $0.hasPrefix("NAV110") } }
    #expect(next.scene.parked.count == 0 && next.tree.picture == "hall ⇧ sheet (key)")
    #expect(said.contains { $0.contains("is left out: pin, unsaveable.") })
  }
}

/// A hall, and a pin that may be seen with a key but never be stored.
private enum Vault: NavigationRoute {
  case hall, key, pin(String)
  static let savedName = "Vault"
  enum Guard: Hashable, Sendable { case key }

  var isSaveable: Bool {
    if case .pin = self { return false }
    return true
  }
}

private struct VaultMap: NavigationMap {
  func destination(for route: Vault) -> RouteDestination<Vault> {
    switch route {
    case .hall: return .screen(.root)
    case .key: return .screenInStack(.presented(.sheet))
    case .pin: return .screen(.presented(.fullScreen), guards: [.key])
    }
  }
}

private struct VaultKeeper: GuardKeeper {
  func verdict(on rule: Vault.Guard) async -> Verdict<Vault> { .detour(to: .key) }
}
