import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("All that is committed during a transition becomes one plan")
struct FoldingTests {
  @Test func `ten part switches in one turn are two plans`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    host.forget()
    let parts: [Shop] = [
      .login, .lock, .splash, .lock, .login, .splash, .login, .lock, .splash, .lock,
    ]
    let requests = parts.map { shopping.navigator.show($0) }
    host.finishAll()
    #expect(host.plans.count == 2)
    #expect(shopping.picture == "lock")
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
    #expect(requests.allSatisfy { $0.outcome != nil })
    #expect(await shopping.outcome(of: requests[9]) == .arrived(.lock))
    #expect(
      requests.dropFirst().dropLast().map { Outcome($0) }.contains(.superseded(by: requests[9])))
  }

  @Test func `three appends in one turn are all there`() async throws {
    let (shopping, host) = await Shopping.onLateHost(showing: .main)
    let stack = shopping.navigator.stack(.products)
    for id in 1...3 { stack.append(.product(id: id)) }
    #expect(stack.path == [.product(id: 1), .product(id: 2), .product(id: 3)])
    host.finishAll()
    #expect(
      shopping.picture
        == #"main[*(products › product(1) › product(2) › product(3)) | search("")… | account…]"#)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  @Test func `a request that was passed over says so`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    shopping.navigator.show(.main)
    await eventually { host.isTransitioning }
    let first = shopping.navigator.show(.product(id: 1))
    let second = shopping.navigator.show(.product(id: 2))
    host.finishAll()
    #expect(Outcome(first) == .superseded(by: second))
    #expect(Outcome(second) == .arrived(.product(id: 2)))
  }

  @Test func `what is committed during a gesture is performed afterwards`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.reviews(id: 1), host: host)
    host.forget()
    host.isTransitioning = true
    let request = shopping.navigator.show(.product(id: 1))
    #expect(host.plans.isEmpty)
    host.isTransitioning = false
    shopping.scene.screenDidChange()
    #expect(host.plans.count == 1)
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
  }

  @Test func `several in one are animated when the last of them is`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.product(id: 1), host: host)
    host.isTransitioning = true
    shopping.navigator.show(.bag)
    let last = shopping.navigator.reset(to: .products)
    host.isTransitioning = false
    shopping.scene.screenDidChange()
    _ = await shopping.outcome(of: last)
    #expect(host.plans.last?.isAnimated == false)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  @Test func `a part comes as the map says for the part on screen, whatever stood over it`()
    async throws
  {
    let host = RecordingHost()
    let navigator = Navigator(HoursMap(), clock: TestClock())
    navigator.scene.attach(host)
    try await navigator.navigate(to: .day)
    try await navigator.navigate(to: .letter)
    host.isTransitioning = true
    navigator.show(.evening)
    navigator.show(.night)
    host.isTransitioning = false
    navigator.scene.screenDidChange()
    #expect(host.plans.last?.partTransition == .slide(from: .top))
    #expect(host.screen.picture == "night")
  }

  @Test func `a gesture that does not end leaves nobody waiting`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.main, host: host)
    host.isTransitioning = true
    let request = shopping.navigator.show(.product(id: 1))
    await shopping.clock.advance(by: .seconds(2))
    #expect(await shopping.outcome(of: request) == .failed(.stillMoving))
    host.isTransitioning = false
    shopping.scene.screenDidChange()
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }

  @Test func `a host that comes late performs the tree as it is`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag)
    let host = RecordingHost()
    shopping.scene.attach(host)
    #expect(host.screen == ScreenModel(showing: shopping.navigator.tree))
  }
}

private enum Hours: NavigationRoute { case day, evening, night, letter }

/// How the night comes depends on what was before it.
private struct HoursMap: NavigationMap {
  func destination(for route: Hours) -> RouteDestination<Hours> {
    route == .letter ? .screen(.presented(.sheet)) : .screen(.root)
  }

  func transition(from old: Hours?, to new: Hours) -> ScreenTransition {
    switch (old, new) {
    case (.day, .night): return .slide(from: .top)
    case (.evening, .night): return .crossDissolve()
    default: return .cut
    }
  }
}
