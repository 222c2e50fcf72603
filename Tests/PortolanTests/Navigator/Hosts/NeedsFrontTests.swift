import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A request for a screen asks the app to bring a root that is out of sight to the front")
struct NeedsFrontTests {
  @MainActor private final class Asked {
    var count = 0
    var answer = true
    var body: @MainActor () -> Void = {}
  }

  private let shopping = Shopping()
  private let asked = Asked()
  private let host = RecordingHost()

  /// A shop whose host shows main; the root is out of sight from then on.
  private func start(attached: Bool) async throws {
    shopping.scene.awaitHost()
    shopping.scene.attach(host)
    try await shopping.navigator.navigate(to: .main)
    host.isInSight = false
    if !attached { shopping.scene.detach(host) }
    shopping.scene.onNeedsFront = { [asked] in
      asked.count += 1
      asked.body()
      return asked.answer
    }
  }

  @Test func `a host that is attached performs the request when its root is in sight`() async throws
  {
    try await start(attached: true)
    let plans = host.plans.count
    let request = shopping.navigator.show(.product(id: 1))
    #expect(asked.count == 1 && host.plans.count == plans && request.outcome == nil)
    shopping.navigator.scene.look()
    #expect(asked.count == 1 && host.plans.count == plans)
    host.isInSight = true
    shopping.scene.screenDidChange()
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(try request.outcome?.get().isCovered == false)
  }

  @Test func `a root that does not come ends the wait for all requests, each covered`() async throws
  {
    for attached in [true, false] {
      let test = NeedsFrontTests()
      try await test.start(attached: attached)
      let first = test.shopping.navigator.show(.product(id: 1))
      await eventually { test.shopping.clock.sleeping(within: .seconds(2)) >= 1 }
      test.shopping.clock.pass(.milliseconds(1500))
      let second = test.shopping.navigator.show(.product(id: 2))
      await test.shopping.clock.advance(by: .milliseconds(600))
      #expect(await test.shopping.outcome(of: second) == .arrived(.product(id: 2)))
      #expect(try second.outcome?.get().isCovered == true)
      #expect(first.outcome != nil)
    }
  }

  @Test func `updates, steps back, restorations and revalidations ask for nothing`() async throws {
    try await start(attached: false)
    let saved = shopping.scene.save()
    shopping.navigator.update(.main)
    shopping.navigator.back()
    shopping.scene.restore(saved)
    await shopping.scene.revalidate()
    #expect(asked.count == 0)
  }

  @Test func `a root that goes while a plan is performed is not called back`() async throws {
    try await start(attached: false)
    let late = LateHost()
    shopping.scene.attach(late)
    late.finishAll()
    let request = shopping.navigator.show(.product(id: 1))
    #expect(late.isTransitioning)
    shopping.scene.detach(late)
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(asked.count == 0)
  }

  @Test func `for the first screen of a root that is out of sight the app is asked too`() async {
    shopping.scene.awaitHost()
    host.isInSight = false
    shopping.scene.attach(host)
    shopping.scene.onNeedsFront = { [asked, host] in
      asked.count += 1
      host.isInSight = true
      return true
    }
    let request = shopping.navigator.show(.main)
    #expect(await shopping.outcome(of: request) == .arrived(.main))
    #expect(asked.count == 1)
  }

  @Test func `without a root nobody is asked`() async {
    shopping.scene.onNeedsFront = { [asked] in
      asked.count += 1
      return true
    }
    let request = shopping.navigator.show(.main)
    #expect(await shopping.outcome(of: request) == .arrived(.main))
    #expect(asked.count == 0)
  }

  @Test func `a root that comes at once, within the call, gets the request`() async throws {
    try await start(attached: false)
    asked.body = { [shopping, host] in
      host.isInSight = true
      shopping.scene.attach(host)
    }
    let request = shopping.navigator.show(.product(id: 1))
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(try request.outcome?.get().isCovered == false)
    #expect(asked.count == 1)
  }
}
