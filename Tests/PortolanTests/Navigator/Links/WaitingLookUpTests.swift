import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A link's look-up can throw a verdict, which acts like a guard's verdict (mail-app F9)")
struct WaitingLookUpTests {
  private let directory = Directory()
  private let keeper = ShopKeeper()

  private func shopping() async throws -> Navigator<Shop> {
    let directory = directory
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/named/{name}") { (name: String) in
        Shop.product(id: try await directory.id(of: name))
      }
    }
    let navigator = Navigator(ShopMap(), guards: keeper, links: links, clock: TestClock())
    try await navigator.navigate(to: .main)
    return navigator
  }

  private var lamp: URL { get throws { try #require(URL(string: "shop://named/lamp")) } }

  /// Opens the link, and lets its look-up throw a verdict.
  private func open(
    in navigator: Navigator<Shop>, _ verdict: Verdict<Shop>
  ) async throws -> NavigationRequest {
    let request = navigator.open(try lamp)
    await eventually { !directory.asked.isEmpty }
    directory.answer(.failure(verdict))
    return request
  }

  private func closeSignIn(in navigator: Navigator<Shop>) async throws {
    await eventually { navigator.tree.picture.hasSuffix("⇧ sheet (signIn)") }
    let node = try #require(navigator.tree.homes(of: AnyRoute(Shop.signIn)).compactMap(\.node).last)
    try #require(ScreenContext<Shop>(node: node, in: navigator.scene)).close()
  }

  @Test func `before a sign-in it waits, and is looked up again after it`() async throws {
    let navigator = try await shopping()
    let request = try await open(in: navigator, .detour(to: .signIn))
    await eventually { navigator.tree.picture.hasSuffix("⇧ sheet (signIn)") }
    #expect(request.state == .parked)
    #expect(navigator.open(try lamp) === request, "it is the same link still")
    #expect(navigator.scene.parked.map(\.detour?.text) == ["signIn"])
    try await closeSignIn(in: navigator)
    await eventually { directory.asked.count == 2 }
    directory.answer(.success(7))
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.product(id: 7)))
    #expect(try request.outcome?.get().detours.map(\.text) == ["signIn"])
  }

  @Test func `a sign-in that did not help is not shown twice`() async throws {
    let navigator = try await shopping()
    let request = try await open(in: navigator, .detour(to: .signIn))
    try await closeSignIn(in: navigator)
    await eventually { directory.asked.count == 2 }
    directory.answer(.failure(Verdict<Shop>.detour(to: .signIn)))
    await eventually { request.outcome != nil }
    guard case .failure(.refused(let rule, _))? = request.outcome else {
      Issue.record("\(String(describing: request.outcome))")
      return
    }
    #expect(rule.text == "lookUp" && navigator.tree.picture.hasPrefix("main[*(products) |"))
  }

  @Test func `until the app says so`() async throws {
    let navigator = try await shopping()
    let request = try await open(in: navigator, .wait)
    await settle()
    #expect(request.state == .parked && directory.asked.count == 1)
    navigator.scene.resumeParked()
    await eventually { directory.asked.count == 2 }
    directory.answer(.success(7))
    await eventually { request.outcome != nil }
    #expect(Outcome(request) == .arrived(.product(id: 7)))
  }

  @Test func `elsewhere, or nowhere`() async throws {
    let navigator = try await shopping()
    let elsewhere = try await open(in: navigator, .redirect(to: .bag))
    await eventually { elsewhere.outcome != nil }
    #expect(Outcome(elsewhere) == .arrived(.bag))
    let refused = navigator.open(try lamp)
    await eventually { directory.asked.count == 2 }
    directory.answer(.failure(Verdict<Shop>.deny("members only")))
    await eventually { refused.outcome != nil }
    let rule = RouteLabel(type: "/named/{name}", text: "lookUp")
    #expect(Outcome(refused) == .failed(.refused(by: rule, reason: "members only")))
  }

  @Test func `cancelled while it waits, it is not looked up again`() async throws {
    let navigator = try await shopping()
    let request = try await open(in: navigator, .detour(to: .signIn))
    await eventually { navigator.tree.picture.hasSuffix("⇧ sheet (signIn)") }
    request.cancel()
    try await closeSignIn(in: navigator)
    await settle()
    #expect(request.outcome == .failure(.cancelled) && directory.asked.count == 1)
  }

  @Test func `attacks L6: what is being looked up is saved, and looked up again`() async throws {
    let first = try await shopping()
    first.open(try lamp, as: .widget)
    await eventually { directory.asked == ["lamp"] }
    #expect(first.scene.waitingRequests.count == 1)
    let second = try await shopping()
    var sources: [LinkSource] = []
    second.scene.linkPolicy = {
      sources.append($0.source)
      return true
    }
    second.scene.restore(try SavedScene(reading: try first.scene.save().data()))
    first.scene.close()
    await eventually { directory.asked == ["lamp", "lamp"] }
    directory.answer(.success(7))
    await eventually { second.tree.picture.contains("product(7)") }
    #expect(sources == [.widget] && second.scene.parked.isEmpty)
  }

  @Test func `attacks L6: also while it waits for a sign-in`() async throws {
    let first = try await shopping()
    _ = try await open(in: first, .detour(to: .signIn))
    await eventually { first.tree.picture.hasSuffix("⇧ sheet (signIn)") }
    let second = try await shopping()
    second.scene.restore(try SavedScene(reading: try first.scene.save().data()))
    await settle()
    #expect(directory.asked == ["lamp"] && second.scene.parked.count == 1)
    try await closeSignIn(in: second)
    await eventually { directory.asked == ["lamp", "lamp"] }
    directory.answer(.success(7))
    await eventually { second.tree.picture.contains("product(7)") }
  }
}
