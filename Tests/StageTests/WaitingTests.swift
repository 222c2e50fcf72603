import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite(
  "A test stage lets time pass while it waits, and gives up a wait that never ends", .serialized)
struct WaitingTests {
  @Test("a request is awaited on the screen that shows it", arguments: Framework.allCases)
  func request(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    let arrival = try await stage.settle { try await shop.navigator.navigate(to: .bag) }
    #expect(arrival.finding == .built)
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (bag)")
  }

  @Test(
    "what the work throws is thrown, when the screen is at rest",
    arguments: Framework.allCases)
  func failure(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    shop.exit = { .stay }
    try await stage.tap("Bag")
    await #expect(throws: NavigationError.self) {
      try await stage.settle { try await shop.navigator.navigate(to: .login) }
    }
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (bag)")
  }

  @Test(
    "a request that never ends is named, with the guard that it waits for",
    arguments: Framework.allCases)
  func hang(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    stage.patience = .milliseconds(300)
    try await stage.settle()
    shop.session.isReachable = false
    let error = await #expect(throws: StageError.self) {
      try await stage.settle { try await shop.navigator.navigate(to: .account) }
    }
    guard case .stillAwaited(let requests, let sleep)? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(requests.count == 1)
    #expect(requests.first?.contains("StageTests/WaitingTests.swift:") == true)
    #expect(requests.first?.hasSuffix("waits for the guard signedIn") == true)
    #expect(sleep == .seconds(10), "a guard's deadline does not pass by itself")
    #expect("\(try #require(error))".contains("advance(by:)"))
    try await stage.advance(by: .seconds(10))
    #expect(shop.navigator.scene.isBusy == false)
  }

  @Test(
    "what the library has reported is not printed, and stands in the stage's error",
    arguments: Framework.allCases)
  func reported(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    var printed: [String] = []
    try #require(shop.navigator.scene.diagnosticWriter).write = { printed.append($0) }
    try await stage.settle()
    shop.navigator.bringToFront(.order(id: 1))
    try await stage.settle()
    let error = await #expect(throws: StageError.self) { try await stage.tap("Lampe") }
    #expect(printed.isEmpty)
    #expect("\(try #require(error))".contains("\n  Portolan: NAV"))
  }

  @Test(
    "a tap on what is slow is waited for as long as the test says",
    arguments: Framework.allCases)
  func tapUntil(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    shop.session.isReachable = false
    try await stage.tap("Account", until: { shop.navigator.scene.isBusy })
    #expect(stage.picture == "main[*(products) | account…]")
    try await stage.tap("Note", until: { shop.navigator.scene.isBusy })
    shop.session.isReachable = true
    try await stage.settle()
    #expect(stage.picture == shop.tree)
  }

  @Test("a screen that asks its person before it goes is at rest", arguments: Framework.allCases)
  func person(framework: Framework) async throws {
    let shop = StageShop()
    let person = Session()
    person.isReachable = false
    shop.exit = {
      await person.reach()
      return .leave
    }
    let stage = framework.stage(shop)
    try await stage.tap("Bag")
    let request = shop.navigator.show(.login)
    try await stage.settle()
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (bag)")
    #expect(request.outcome == nil)
    person.isReachable = true
    try await stage.settle { try await request.arrival() }
    #expect(stage.picture == "(login)")
  }

  @Test(
    "work that no navigator knows of is given up and cancelled",
    arguments: Framework.allCases)
  func cancelled(framework: Framework) async throws {
    let stage = framework.stage(StageShop())
    stage.patience = .milliseconds(300)
    let ending = Ending()
    let found = await problem {
      try await stage.settle {
        defer { ending.isReached = true }
        try await Task.sleep(for: .seconds(3600))
      }
    }
    #expect(found == .stillAwaited([], sleep: nil))
    await eventually { ending.isReached }
  }

  @Test("a test that is cancelled does not wait", arguments: Framework.allCases)
  func testCancelled(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.settle()
    let task = Task { try await stage.settle(until: { false }) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("what sleeps on the clock wakes, while it is awaited", arguments: Framework.allCases)
  func sleep(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    let clock = shop.clock
    try await stage.settle { for _ in 0..<4 { try await clock.sleep(for: .seconds(1)) } }
    #expect(clock.now.offset >= .seconds(4))
  }

  @Test("time that nobody awaits passes when the test says so", arguments: Framework.allCases)
  func advance(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    let clock = shop.clock
    let task = Task {
      try await clock.sleep(for: .seconds(60))
      shop.navigator.show(.note)
    }
    try await stage.settle()
    #expect(stage.picture == "main[*(products) | account…]")
    try await stage.advance(by: .seconds(60))
    #expect(stage.picture == "main[*(products) | account…] ⇧ fullScreen (note)")
    try await task.value
  }

  @Test("until something holds, with no rest", arguments: Framework.allCases)
  func until(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.settle()
    shop.session.isReachable = false
    shop.navigator.show(.account)
    try await stage.settle(until: { shop.navigator.scene.isBusy })
    #expect(stage.picture == "main[*(products) | account…]")
    shop.session.isReachable = true
    try await stage.settle()
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
  }

  @MainActor private final class Ending {
    var isReached = false
  }
}
