import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("An event listener finds the change already made, and may end any request")
struct ToldAndEndedTests {
  /// What the receiver does with the request.
  enum Way: CaseIterable, Sendable { case cancel, close, replace }

  private func end(_ request: NavigationRequest?, _ way: Way, in shopping: Shopping) {
    switch way {
    case .cancel: request?.cancel()
    case .close: shopping.scene.close()
    case .replace:
      request?.cancel()
      shopping.navigator.show(.search("lamp"), options: .replacing)
    }
  }

  /// What is shown beside the detour, when somebody asked for something then.
  private func picture(after way: Way) -> String {
    way == .replace
      ? #"main[(products) | *(search("lamp")) | account…]"#
      : #"main[*(products) | search("")… | account…]"#
  }

  @Test(arguments: Way.allCases)
  func `told that it is parked, its detour is shown, and stays for others`(way: Way) async throws {
    let shopping = try await Shopping.showing(.main)
    var request: NavigationRequest?
    var seen: String?
    shopping.scene.onEvent = { event in
      guard case .parked = event, seen == nil else { return }
      seen = shopping.picture
      end(request, way, in: shopping)
    }
    request = shopping.navigator.show(.order(id: 1))
    await eventually { seen != nil }
    await settle()
    let sheet = #"main[*(products) | search("")… | account…] ⇧ sheet (signIn)"#
    #expect(seen == sheet)
    #expect(shopping.picture == (way == .replace ? picture(after: way) : sheet))
    #expect(shopping.scene.parked.isEmpty && !shopping.scene.isBusy)
    #expect(request?.outcome != nil)
  }

  @Test(arguments: Way.allCases)
  func `told that it goes on, it does not`(way: Way) async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.show(.order(id: 1))
    await eventually { shopping.scene.parked.count == 1 && !shopping.scene.isBusy }
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
  func `told what a screen said, it has gone`(way: Way) async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    _ = try Reluctance(of: .product(id: 1), in: shopping)
    let request = shopping.navigator.show(.lock)
    var seen: String?
    shopping.scene.onEvent = { event in
      guard case .answered = event, event.request?.number == request.number else { return }
      seen = shopping.picture
      end(request, way, in: shopping)
    }
    await settle()
    #expect(seen == "lock")
    #expect(Outcome(request) == .arrived(.lock))
    #expect(!shopping.scene.isBusy)
  }

  @Test func `told that one goes on, who ends the other ends what has not had its turn`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    let requests = [shopping.navigator.show(.order(id: 1)), shopping.navigator.show(.order(id: 2))]
    await eventually { shopping.scene.parked.count == 2 && !shopping.scene.isBusy }
    shopping.scene.onEvent = { event in
      guard case .resumed = event, event.request?.number == requests[0].number else { return }
      requests[1].cancel()
    }
    shopping.keeper.isSignedIn = true
    try shopping.context(.signIn).close()
    #expect(await shopping.outcome(of: requests[0]) == .arrived(.order(id: 1)))
    #expect(Outcome(requests[1]) == .failed(.cancelled))
    #expect(shopping.scene.parked.isEmpty && !shopping.scene.isBusy)
  }

  @Test(arguments: [true, false])
  func `told that a stored one is asked for, it does not wait for what has gone`(
    isClosing: Bool
  ) async throws {
    let old = try await Shopping.showing(.main)
    old.navigator.show(.order(id: 1))
    await eventually { old.scene.parked.count == 1 && !old.scene.isBusy }
    let shopping = try await Shopping.showing(.main, .signIn)
    var isTold = false
    shopping.scene.onEvent = { event in
      guard case .requested = event, !isTold else { return }
      isTold = true
      if isClosing { shopping.scene.close() } else { shopping.navigator.dismiss() }
    }
    shopping.keeper.isSignedIn = true
    let requests = try Waiting(in: old.scene).takeUp(in: shopping.scene)
    await settle()
    #expect(
      requests.map { Outcome($0) } == [
        isClosing ? .failed(.sceneGone) : .arrived(.order(id: 1))
      ])
    #expect(shopping.scene.parked.isEmpty && !shopping.scene.isBusy)
  }
}
