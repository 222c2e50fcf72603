import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Each caller of the same question gets its result, and any caller may stop waiting")
struct AskersTests {
  private let question = AddressPicker(near: "Oslo")

  private func present(
    _ shopping: Shopping
  ) -> Task<Ending<String>, any Error> {
    let question = question
    return Task { try await shopping.navigator.ask(question) }
  }

  /// Two who ask before the screen has shown the first.
  private func two() async throws -> (
    Shopping, LateHost, Task<Ending<String>, any Error>, Task<Ending<String>, any Error>
  ) {
    let (shopping, host) = await Shopping.onLateHost(showing: .main)
    let first = present(shopping)
    let second = present(shopping)
    await eventually { shopping.picture.contains("address") }
    await settle()
    return (shopping, host, first, second)
  }

  @Test func `a double tap opens one screen, and both get its ending`() async throws {
    let (shopping, host, first, second) = try await two()
    #expect(shopping.navigator.tree.layers.count == 2)
    host.finishAll()
    await settle()
    try shopping.context(.address(question)).finish(question, with: "Storgata 1")
    #expect(try await first.value == .finished("Storgata 1"))
    #expect(try await second.value == .finished("Storgata 1"))
  }

  @Test func `one of two leaves: the other still gets the answer`() async throws {
    let (shopping, host, first, second) = try await two()
    host.finishAll()
    await settle()
    first.cancel()
    #expect(try await first.value == .cancelled)
    try shopping.context(.address(question)).finish(question, with: "late")
    #expect(try await second.value == .finished("late"))
  }

  @Test func `one of two leaves before the commit: it is shown for the other`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let first = Task { try await shopping.navigator.ask(Membership()) }
    let second = Task { try await shopping.navigator.ask(Membership()) }
    await eventually { gate.isAwaited }
    await settle()
    first.cancel()
    await #expect(throws: NavigationError.cancelled) { try await first.value }
    gate.open()
    await eventually { shopping.picture.contains("club") }
    try shopping.context(.club).finish(Membership(), with: true)
    #expect(try await second.value == .finished(true))
    #expect(shopping.keeper.asked == [.club])
  }

  @Test func `both leave before the commit: nothing is shown`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let tasks = (0..<2).map { _ in Task { try await shopping.navigator.ask(Membership()) } }
    await eventually { gate.isAwaited }
    await settle()
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: NavigationError.cancelled) { try await task.value }
    }
    gate.open()
    await settle()
    #expect(!shopping.picture.contains("club") && !shopping.scene.isBusy)
  }

  @Test func `the same route asked for another type of answer is another question`() async throws {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    shopping.navigator.show(.main)
    host.finishAll()
    let address = present(shopping)
    let code = Task { try await shopping.navigator.ask(PostalCode(picker: question)) }
    await eventually { shopping.navigator.tree.layers.count == 3 }
    host.finishAll()
    await settle()
    let top = try shopping.context(.address(question))
    top.finish(question, with: "an address")
    #expect(shopping.diagnostics() == ["NAV085"])
    #expect(shopping.navigator.tree.layers.count == 3, "nothing happened")
    top.finish(PostalCode(picker: question), with: 150)
    #expect(try await code.value == .finished(150))
    host.finishAll()
    try shopping.context(.address(question)).finish(question, with: "Storgata 1")
    #expect(try await address.value == .finished("Storgata 1"))
  }

  @Test func `cancelled between commit and screen, it stays and finishing only closes`()
    async throws
  {
    let host = LateHost()
    let shopping = Shopping(host: host)
    host.finish()
    shopping.navigator.show(.main)
    host.finishAll()
    let task = present(shopping)
    await eventually { host.isTransitioning }
    task.cancel()
    #expect(try await task.value == .cancelled)
    host.finishAll()
    #expect(shopping.picture.contains("address"))
    try shopping.context(.address(question)).finish(question, with: "nobody")
    host.finishAll()
    #expect(!shopping.picture.contains("address"))
    #expect(shopping.diagnostics().isEmpty && shopping.failures.isEmpty)
    #expect(shopping.scene.screens.questions.isEmpty)
  }

  @Test func `answered before the screen has come to rest`() async throws {
    let (shopping, host, first, second) = try await two()
    try shopping.context(.address(question)).finish(question, with: "quick")
    host.finishAll()
    #expect(try await first.value == .finished("quick"))
    #expect(try await second.value == .finished("quick"))
    #expect(!shopping.picture.contains("address"))
  }

  @Test func `passed over before the screen has shown it`() async throws {
    let (shopping, host, first, second) = try await two()
    shopping.navigator.show(.login)
    host.finishAll()
    #expect(try await first.value == .replaced)
    #expect(try await second.value == .replaced)
  }

  @Test func `superseded while it waits for its turn, it throws`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let question = question
    let task = Task {
      shopping.navigator.show(.club)
      return try await shopping.navigator.ask(question)
    }
    await eventually { shopping.scene.traffic.rows.all.count == 2 }
    let newer = shopping.navigator.show(.lock, options: .replacing)
    let stamp = RequestStamp(number: newer.number, map: "ShopMap")
    await #expect(throws: NavigationError.superseded(by: stamp)) { try await task.value }
    gate.open()
  }

  @Test func `the scene ends: before the commit it throws, afterwards it is an ending`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let shown = present(shopping)
    await eventually { !shopping.scene.screens.questions.isEmpty }
    let waiting = Task { try await shopping.navigator.ask(Membership()) }
    await eventually { gate.isAwaited }
    shopping.scene.close()
    #expect(try await shown.value == .sceneGone)
    await #expect(throws: NavigationError.sceneGone) { try await waiting.value }
    gate.open()
  }

  @Test func `a finished context of a closed scene does nothing`() async throws {
    let shopping = try await Shopping.showing(.main, .address(question))
    let context = try shopping.context(.address(question))
    shopping.scene.close()
    context.finish(question, with: "late")
    context.close()
    await settle()
    #expect(shopping.failures.isEmpty && shopping.diagnostics().isEmpty)
  }

  @Test func `a host that refuses the screen: closed beside the navigator`() async throws {
    let host = MisbehavingHost()
    let shopping = try await Shopping.showing(.main, host: host)
    host.manner = .refuses
    #expect(try await present(shopping).value == .dismissed)
    #expect(!shopping.picture.contains("address"))
  }
}
