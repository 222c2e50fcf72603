import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A request that has ended commits nothing (laws 3, 9)")
struct EndedRequestTests {
  private static let atProducts = #"main[*(products) | search("")… | account…]"#
  private static let atSearch = #"main[(products) | *(search("lamp")) | account…]"#

  /// A shop whose screen has lost the product, of which nobody told; the first who is told that the
  /// tree followed does something.
  private func shopping(
    _ host: RecordingHost, whenFollowed deed: @escaping @MainActor (Shopping) -> Void
  ) async throws -> Shopping {
    let shopping = try await Shopping.showing(.product(id: 1), host: host)
    host.screen.swipeBack()
    var isTold = false
    shopping.scene.onEvent = { [unowned shopping] event in
      guard case .followed = event, !isTold else { return }
      isTold = true
      deed(shopping)
    }
    return shopping
  }

  @Test func `what is asked for while the screen is read comes first`() async throws {
    let host = RecordingHost()
    var first: NavigationRequest?
    let shopping = try await shopping(host) {
      first = $0.navigator.show(.search("lamp"), options: .replacing)
    }
    let request = shopping.navigator.show(.product(id: 2))
    await settle()
    #expect(first.map(Outcome.init) == .arrived(.search("lamp")))
    #expect(Outcome(request) == .arrived(.product(id: 2)), "it came later, and nothing ended it")
    #expect(first.map(\.number).map { $0 < request.number } == true)
  }

  @Test func `closed while the screen is read, the tree stays as it was`() async throws {
    let host = RecordingHost()
    let shopping = try await shopping(host) { $0.scene.close() }
    let request = shopping.navigator.show(.product(id: 2))
    await settle()
    #expect(Outcome(request) == .failed(.sceneGone))
    #expect(shopping.picture == Self.atProducts)
  }

  @Test func `superseded while its guard is asked, it is not shown, whatever the guard says`()
    async throws
  {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    var newer: NavigationRequest?
    shopping.keeper.club = {
      newer = shopping.navigator.show(.search("lamp"), options: .replacing)
      return .allow
    }
    let request = shopping.navigator.show(.club)
    await eventually { newer?.outcome != nil }
    await settle()
    #expect(Outcome(request) == .superseded(by: newer))
    #expect(shopping.picture == #"main[(products › product(1)) | *(search("lamp")) | account…]"#)
  }
}
