import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A queued request begins when the request before it has committed")
struct QueueTests {
  private let shop = #"main[*(products › product(1)) | search("")… | account…]"#

  @Test func `a request with nothing to ask commits before the call returns`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.product(id: 1))
    #expect(shopping.picture == shop)
  }

  @Test func `navigate returns when the screen shows it`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    let request = shopping.navigator.show(.product(id: 1))
    await eventually { shopping.picture == shop }
    #expect(request.outcome == nil)
    host.finish()
    let outcome = await shopping.outcome(of: request)
    #expect(outcome == .arrived(.product(id: 1)))
    let arrival = try #require(try request.outcome?.get())
    #expect(shopping.navigator.tree.isVisible(try #require(arrival.node)))
    #expect(arrival.requested == AnyRoute(Shop.product(id: 1)))
    #expect(arrival.finding == .built)
  }

  @Test func `what waits is done in order`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    let requests = [Shop.account, .product(id: 1), .search("lamp")].map {
      shopping.navigator.show($0)
    }
    #expect(shopping.scene.isBusy)
    for request in requests { _ = await shopping.outcome(of: request) }
    #expect(
      shopping.picture == #"main[(products › product(1)) | *(search("lamp")) | (account)]"#)
    #expect(!shopping.scene.isBusy)
  }

  @Test func `replace takes the place of what waits and what runs uncommitted`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    let running = shopping.navigator.show(.account)
    let waiting = shopping.navigator.show(.product(id: 1))
    let newest = shopping.navigator.show(.search("lamp"), options: .replacing)
    #expect(Outcome(running) == .superseded(by: newest))
    #expect(Outcome(waiting) == .superseded(by: newest))
    #expect(await shopping.outcome(of: newest) == .arrived(.search("lamp")))
    await settle()
    #expect(shopping.picture == #"main[(products) | *(search("lamp")) | account…]"#)
  }

  @Test func `cancelled before the commit, it changes nothing`() async throws {
    let shopping = try await Shopping.showing(.main)
    let before = shopping.navigator.tree
    let running = shopping.navigator.show(.club)
    let waiting = shopping.navigator.show(.product(id: 1))
    waiting.cancel()
    running.cancel()
    #expect(Outcome(running) == .failed(.cancelled))
    #expect(Outcome(waiting) == .failed(.cancelled))
    await settle()
    #expect(shopping.navigator.tree == before)
    #expect(shopping.failures.isEmpty)
  }

  @Test func `cancelled after the commit, it goes on`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    let request = shopping.navigator.show(.login)
    request.cancel()
    host.finish()
    #expect(await shopping.outcome(of: request) == .arrived(.login))
  }

  @Test func `cancelling the task that awaits cancels the request`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = {
      try await Task.sleep(for: .seconds(1), clock: shopping.clock)
      return .allow
    }
    let task = Task { () -> NavigationError? in
      do {
        _ = try await shopping.navigator.navigate(to: .club)
        return nil
      } catch { return error as? NavigationError }
    }
    await eventually { shopping.keeper.asked == [.club] }
    task.cancel()
    #expect(await task.value == .cancelled)
    await eventually { !shopping.scene.isBusy }
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `of two that await, one may go`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let request = shopping.navigator.show(.club)
    let leaver = Task { _ = try await request.arrival() }
    let stayer = Task { try await request.arrival().route }
    await eventually { gate.isAwaited }
    await settle()
    leaver.cancel()
    _ = await leaver.result
    gate.open()
    #expect(try await stayer.value == AnyRoute(Shop.club))
  }

  @Test func `many that wait behind one do not pile up on the stack`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let first = shopping.navigator.show(.club)
    let others = (0..<5_000).map { shopping.navigator.show(.product(id: $0)) }
    await eventually { gate.isAwaited }
    gate.open()
    _ = await shopping.outcome(of: first)
    #expect(others.allSatisfy { $0.outcome != nil })
    #expect(
      shopping.picture == #"main[*(products › product(4999)) | search("")… | account…]"#)
  }

  @Test func `what the receiver of its first event asks for comes after it`() async throws {
    let shopping = try await Shopping.showing(.main)
    var hasAsked = false
    shopping.scene.onEvent = { event in
      if case .requested = event, !hasAsked {
        hasAsked = true
        shopping.navigator.show(.search("lamp"))
      }
    }
    try await shopping.navigator.navigate(to: .product(id: 1))
    #expect(shopping.picture == #"main[(products › product(1)) | *(search("lamp")) | account…]"#)
  }

  @Test func `what an event's receiver asks for is done too, and all end`() async throws {
    let shopping = try await Shopping.showing(.main)
    var inner: NavigationRequest?
    var hasAsked = false
    shopping.scene.onEvent = { event in
      if case .committed = event, !hasAsked {
        hasAsked = true
        inner = shopping.navigator.show(.search("lamp"))
      }
    }
    let outer = shopping.navigator.show(.product(id: 1))
    #expect(await shopping.outcome(of: try #require(inner)) == .arrived(.search("lamp")))
    _ = await shopping.outcome(of: outer)
    #expect(!shopping.scene.isBusy)
  }
}
