#if DEBUG && Inspector
import Foundation
import Portolan
import TestSupport
import Testing

@testable import PortolanInspector

@MainActor @Suite("The inspector shows a screen alone, and leaves the app's own tree untouched")
struct SoloTests {
  private let look = TestLook()
  private let samples = ShopMap().samples

  private func number(of route: Shop) throws -> Int {
    try #require(samples.firstIndex(of: route))
  }

  private var alone: String? { look.inspector.solo?.scene.tree.picture }

  private func show(_ route: Shop, _ way: ClientMessage.Way) async throws -> Guest {
    look.navigator.show(.main)
    let page = await look.page().guest
    try say(.show(screen: number(of: route), values: nil, way: way), as: page)
    await rest()
    return page
  }

  private func say(_ message: ClientMessage, as page: Guest) throws {
    #expect(page.hear(String(decoding: try JSONEncoder().encode(message), as: UTF8.self)))
  }

  private func rest() async {
    for _ in 0..<100 { await Task.yield() }
  }

  private func questions(in told: [ServerMessage]) -> [GuardQuestion]? {
    told.compactMap { if case .questions(let open) = $0 { open } else { nil } }.last
  }

  private func facts(in told: [ServerMessage]) -> AppFacts? {
    told.compactMap { if case .welcome(_, let app) = $0 { app } else { nil } }.last
  }

  @Test func `each sample, whatever it stands on in the app`() async throws {
    for route in samples {
      let page = try await show(route, .alone)
      let solo = try #require(look.inspector.solo)
      let front = solo.scene.tree.visiblePath.compactMap(solo.scene.tree.route(of:))
      #expect(front.contains(AnyRoute(route)), "\(route): \(solo.scene.tree.picture)")
      #expect(solo.scene.tree.layerRoots.count == 1)
      #expect(look.navigator.tree.picture == "main[*(products) | account…]")
      try say(.leave, as: page)
    }
  }

  @Test func `the app is told what to show, and the page what it looks at`() async throws {
    let page = try await show(.checkout, .alone)
    #expect(look.phone.deeds == ["alone checkout"])
    #expect(alone == "(checkout)")
    let told = await page.outbox.all()
    #expect(facts(in: told)?.alone == "checkout")
    try say(.leave, as: page)
    #expect(look.phone.deeds == ["alone checkout", "itself"])
    #expect(facts(in: await page.outbox.all())?.alone == Optional<String>.none)
    #expect(look.inspector.scene === look.navigator.scene)
  }

  @Test func `neighbours come on top, members inside`() async throws {
    _ = try await show(.checkout, .alone)
    let solo = try #require(look.inspector.solo)
    solo.scene.of(Shop.self).show(.bag)
    #expect(alone == "(checkout › bag)")
    _ = try await show(.main, .alone)
    #expect(alone == "main[*(products) | account…]")
  }

  @Test(arguments: [true, false]) func `a guard is answered by hand`(isYes: Bool) async throws {
    let page = try await show(.account, .asking)
    let question = try #require(questions(in: await page.outbox.all())?.first)
    #expect(question.rule == "signedIn" && alone == "")
    try say(.answer(question: question.id, isYes: isYes), as: page)
    await rest()
    #expect(alone == (isYes ? "(account)" : ""))
    #expect(questions(in: await page.outbox.all()) == [])
  }

  @Test func `with guards off none asks`() async throws {
    let page = try await show(.account, .alone)
    #expect(questions(in: await page.outbox.all()) == [])
    #expect(alone == "(account)")
  }

  @Test func `a page that comes later hears of the question; an answer twice is one`() async throws
  {
    let first = try await show(.account, .asking)
    let (second, greeting) = await look.page()
    let question = try #require(questions(in: greeting)?.first)
    try say(.answer(question: question.id, isYes: true), as: second)
    try say(.answer(question: question.id, isYes: false), as: first)
    await rest()
    #expect(alone == "(account)")
  }

  @Test func `leaving answers no, and ends the scene`() async throws {
    let page = try await show(.account, .asking)
    let scene = try #require(look.inspector.solo).scene
    let request = scene.of(Shop.self).show(.order(id: 1))
    try say(.leave, as: page)
    await rest()
    #expect(request.ending != "open")
    #expect(look.inspector.solo == nil && !scene.isBusy)
  }

  @Test func `what happened in the app is in its timeline again, with what happened meanwhile`()
    async throws
  {
    let page = try await show(.checkout, .alone)
    look.navigator.show(.bag)
    _ = await page.outbox.all()
    try say(.leave, as: page)
    let told = await page.outbox.all()
    let rows = told.compactMap { if case .timeline(let rows, true) = $0 { rows } else { nil } }.last
    #expect(rows?.map(\.title) == ["show main", "show bag"])
  }

  @Test func `nobody waits for an answer once nobody can give one`() async throws {
    _ = try await show(.account, .asking)
    let scene = try #require(look.inspector.solo).scene
    await look.inspector.stop()
    await rest()
    #expect(look.inspector.solo == nil && !scene.isBusy)
    #expect(look.phone.deeds.last == "itself")
  }

  @Test func `on the chain the guards are the app's, and the app is shown again`() async throws {
    let page = try await show(.checkout, .alone)
    try say(.show(screen: number(of: .account), values: nil, way: .chain), as: page)
    await rest()
    #expect(look.inspector.solo == nil)
    #expect(look.navigator.tree.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
  }

  @Test func `another scene of the app takes its place`() async throws {
    _ = try await show(.checkout, .alone)
    let next = Navigator(ShopMap(), guards: ShopGuards(session: look.session))
    look.inspector.inspect(next.scene)
    #expect(look.inspector.solo == nil && look.inspector.scene === next.scene)
    #expect(look.phone.deeds == ["alone checkout", "itself"])
  }

  @Test func `nothing is kept of it`() async throws {
    let page = try await show(.checkout, .alone)
    weak let solo = look.inspector.solo
    weak let scene = look.inspector.solo?.scene
    try say(.leave, as: page)
    await rest()
    #expect(solo == nil && scene == nil)
  }
}
#endif
