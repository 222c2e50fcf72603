import Testing

@testable import Portolan

@MainActor @Suite("Who is told that a request waits, or goes on, may end it there and then")
struct ToldAndEndedTests {
  /// What the receiver does with the request.
  enum Way: CaseIterable, Sendable { case cancel, close, replace }

  private func end(_ request: NavigationRequest?, _ way: Way, in shopping: Shopping) {
    switch way {
    case .cancel: request?.cancel()
    case .close: shopping.scene.close()
    case .replace:
      request?.cancel()
      shopping.navigator.show(.search("lamp"), policy: .replace)
    }
  }

  private func picture(after way: Way) -> String {
    way == .replace
      ? #"main[(products) | *(search("lamp")) | account…]"#
      : #"main[*(products) | search("")… | account…]"#
  }

  @Test(arguments: Way.allCases)
  func `told that it is parked, it shows no detour`(way: Way) async throws {
    let shopping = try await Shopping.showing(.main)
    var request: NavigationRequest?
    var isTold = false
    shopping.scene.onEvent = { event in
      guard case .parked = event, !isTold else { return }
      isTold = true
      end(request, way, in: shopping)
    }
    request = shopping.navigator.show(.order(id: 1))
    await eventually { isTold }
    await settle()
    #expect(shopping.picture == picture(after: way))
    #expect(shopping.scene.parked.isEmpty && !shopping.scene.isBusy)
    #expect(request?.outcome != nil)
  }

  @Test(arguments: Way.allCases)
  func `told that it goes on, it does not`(way: Way) async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.scene.parkedCount == 1 && !shopping.scene.isBusy }
    shopping.scene.onEvent = { event in
      if case .resumed = event { end(request, way, in: shopping) }
    }
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    await settle()
    #expect(shopping.picture == picture(after: way))
    #expect(request.outcome != nil && shopping.scene.parked.isEmpty && !shopping.scene.isBusy)
  }

  @Test(arguments: Way.allCases)
  func `told what a screen said, it does not go`(way: Way) async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    _ = try Reluctance(of: .product(id: 1), in: shopping)
    let request = shopping.navigator.show(.lock)
    shopping.scene.onEvent = { event in
      if case .answered(request.number, _, _) = event { end(request, way, in: shopping) }
    }
    await settle()
    #expect(shopping.picture.contains("product(1)") && request.outcome != nil)
    #expect(!shopping.scene.isBusy)
  }
}
