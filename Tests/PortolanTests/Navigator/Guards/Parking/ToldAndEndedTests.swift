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

  @Test func `told that one goes on, who ends the other hears no more of it`() async throws {
    let shopping = try await Shopping.showing(.main)
    let requests = [shopping.navigator.show(.order(id: 1)), shopping.navigator.show(.order(id: 2))]
    await eventually { shopping.scene.parkedCount == 2 && !shopping.scene.isBusy }
    var resumed: [Int] = []
    shopping.scene.onEvent = { event in
      guard case .resumed(let stamp) = event else { return }
      resumed.append(stamp.number)
      requests[1].cancel()
    }
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: requests[0]) == .arrived(.order(id: 1)))
    #expect(Outcome(requests[1]) == .failed(.cancelled))
    #expect(resumed == [requests[0].number])
    #expect(shopping.scene.parked.isEmpty && !shopping.scene.isBusy)
  }

  @Test(arguments: [true, false])
  func `told that a stored one is asked for, it does not wait for what has gone`(
    isClosing: Bool
  ) async throws {
    let old = try await Shopping.showing(.main)
    old.navigator.show(.order(id: 1))
    await eventually { old.scene.parkedCount == 1 && !old.scene.isBusy }
    let shopping = try await Shopping.showing(.main, .signIn)
    var isTold = false
    shopping.scene.onEvent = { event in
      guard case .asked = event, !isTold else { return }
      isTold = true
      if isClosing { shopping.scene.close() } else { shopping.navigator.dismiss() }
    }
    shopping.keeper.isSignedIn = true
    let requests = shopping.scene.restore(old.scene.storedRequests)
    await settle()
    #expect(
      requests.map { Outcome($0) } == [
        isClosing ? .failed(.sceneGone) : .arrived(.order(id: 1))
      ])
    #expect(shopping.scene.parked.isEmpty && !shopping.scene.isBusy)
  }
}
