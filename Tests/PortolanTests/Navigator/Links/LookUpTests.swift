import Foundation
import PortolanLinks
import PortolanLog
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A link whose target must be looked up waits, holds up no other request, and ends once")
struct LookUpTests {
  private struct Unknown: Error {}

  private let directory = Directory()
  private let clock = TestClock()

  private func shopping() async throws -> Navigator<Shop> {
    let directory = directory
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/bag", .bag)
      LinkPattern("/named/{name}") { (name: String) in
        Shop.product(id: try await directory.id(of: name))
      }
    }
    let navigator = Navigator(ShopMap(), guards: ShopKeeper(), links: links, clock: clock)
    try await navigator.navigate(to: .main)
    return navigator
  }

  private func open(_ link: String, in navigator: Navigator<Shop>) async throws -> NavigationRequest
  {
    let request = navigator.open(try #require(URL(string: link)))
    await eventually { !directory.asked.isEmpty }
    return request
  }

  @Test func `it is parked under its pattern, and others go on`() async throws {
    let navigator = try await shopping()
    let request = try await open("shop://named/lamp", in: navigator)
    #expect(request.state == .parked && request.outcome == nil)
    #expect(navigator.scene.parked.map(\.pattern) == ["/named/{name}"])
    #expect(navigator.scene.parked.map(\.isLink) == [true])
    #expect(!navigator.scene.isBusy)
    let bag = navigator.open(try #require(URL(string: "shop://bag")))
    #expect(Outcome(bag) == .arrived(.bag))
    directory.answer(.success(7))
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.product(id: 7)))
    #expect(try request.outcome?.get().requested == AnyRoute(Shop.product(id: 7)))
    #expect(navigator.scene.parked.count == 0)
  }

  @Test func `the same link is looked up once, another by itself`() async throws {
    let navigator = try await shopping()
    let request = try await open("shop://named/lamp", in: navigator)
    #expect(navigator.open(try #require(URL(string: "shop://named/lamp"))) === request)
    #expect(navigator.open(try #require(URL(string: "shop://named/desk"))) !== request)
    await eventually { directory.asked == ["lamp", "desk"] }
  }

  @Test func `a failure names the error's type and the source, and nothing moves`() async throws {
    let navigator = try await shopping()
    var failures: [(NavigationError, CallSite)] = []
    navigator.scene.onFailure = { failures.append(($0, $1)) }
    let before = navigator.tree
    let request = navigator.scene.open(
      try #require(URL(string: "shop://named/lamp")), options: .from(CallSite(named: "campaign 12"))
    )
    await eventually { !directory.asked.isEmpty }
    directory.answer(.failure(Unknown()))
    await eventually { !failures.isEmpty }
    let error = NavigationError.notLookedUp(pattern: "/named/{name}", error: "Unknown")
    #expect(Outcome(request) == .failed(error) && failures.map(\.0) == [error])
    #expect(failures.first?.1 == CallSite(named: "campaign 12"))
    #expect(navigator.tree == before)
  }

  @Test func `it can be cancelled, and a later answer does not count`() async throws {
    let navigator = try await shopping()
    let request = try await open("shop://named/lamp", in: navigator)
    request.cancel()
    #expect(request.outcome == .failure(.cancelled) && navigator.scene.parked.count == 0)
    directory.answer(.success(7))
    await settle()
    #expect(navigator.tree.picture.hasPrefix("main[*(products) |"))
  }

  @Test func `it expires by the clock`() async throws {
    let navigator = try await shopping()
    let request = try await open("shop://named/lamp", in: navigator)
    await clock.advance(by: .seconds(600))
    await eventually { request.outcome != nil }
    #expect(request.outcome == .failure(.expired))
    directory.answer(.success(7))
  }

  @Test func `it ends with the scene`() async throws {
    let navigator = try await shopping()
    let request = try await open("shop://named/lamp", in: navigator)
    navigator.scene.close()
    #expect(request.outcome == .failure(.sceneGone))
    directory.answer(.success(7))
    let late = navigator.open(try #require(URL(string: "shop://named/lamp")))
    #expect(late.outcome == .failure(.sceneGone))
  }

  @Test func `neither revalidation nor a resumption begins it anew`() async throws {
    let navigator = try await shopping()
    let request = try await open("shop://named/lamp", in: navigator)
    navigator.scene.resumeParked()
    await navigator.revalidate()
    #expect(request.state == .parked)
    #expect(directory.asked == ["lamp"])
    directory.answer(.success(7))
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.product(id: 7)))
  }

  @Test func `the guards of the target are asked when it is known`() async throws {
    let directory = directory
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/club/{name}") { (name: String) in
        _ = try await directory.id(of: name)
        return Shop.club
      }
    }
    let keeper = ShopKeeper()
    keeper.club = { .deny("members only") }
    let navigator = Navigator(ShopMap(), guards: keeper, links: links, clock: clock)
    try await navigator.navigate(to: .main)
    let request = try await open("shop://club/ada", in: navigator)
    directory.answer(.success(0))
    await eventually { request.outcome != nil }
    guard case .failure(.refused(_, reason: "members only"))? = request.outcome else {
      Issue.record("\(String(describing: request.outcome))")
      return
    }
  }

  @Test func `a log replays it without looking anything up`() async throws {
    let navigator = try await shopping()
    let log = NavigationLog(recording: navigator.scene, clock: clock)
    let request = try await open("shop://named/lamp", in: navigator)
    directory.answer(.success(7))
    await eventually { request.outcome != nil }
    let report = try NavigationReplay(LogFile(reading: log.export()), maps: ShopMap()).run()
    #expect(report.differences.isEmpty && report.replayed == 1, "\(report)")
  }
}
