#if DEBUG && Inspector
import Foundation
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanInspector

@MainActor @Suite("A web page can control the app through the inspector") struct DrivingTests {
  private let look = TestLook()

  private func say(
    _ message: ClientMessage, as guest: Guest? = nil
  ) async throws -> [ServerMessage] {
    var guest = guest
    if guest == nil { guest = await look.page().guest }
    let json = try JSONEncoder().encode(message)
    let page = try #require(guest)
    #expect(page.hear(String(decoding: json, as: UTF8.self)))
    return await page.outbox.all()
  }

  private func problems(in told: [ServerMessage]) -> [String] {
    told.compactMap { if case .problem(let text) = $0 { text } else { nil } }
  }

  @Test(arguments: [
    (ClientMessage.tap(element: "b"), "tap b"),
    (.type(element: "f", text: "Ada"), "type Ada f"),
    (.gesture(name: .swipe, phase: .begin), "begin swipe"),
    (.gesture(name: .swipe, phase: .cancel), "cancel swipe"),
    (.gesture(name: .drag, phase: .finish), "finish drag"),
    (.act(name: "Sign In", inputs: ["Ada"]), "Ada"),
    (.act(name: "Relaunch", inputs: []), "relaunch"),
  ])
  func `the screen and its actions`(message: ClientMessage, deed: String) async throws {
    #expect(problems(in: try await say(message)) == [])
    #expect(look.phone.deeds == [deed])
  }

  @Test(arguments: [
    ClientMessage.tap(element: "b"), .type(element: "f", text: "a"),
    .act(name: "Relaunch", inputs: []),
  ])
  func `what the app refuses is said to who asked`(message: ClientMessage) async throws {
    look.phone.refuses = true
    let other = await look.page().guest
    #expect(problems(in: try await say(message)) == ["nothing is there"])
    #expect(problems(in: await other.outbox.all()) == [])
  }

  @Test func `a link is followed`() async throws {
    let told = try await say(.open(link: "shop://products/2"))
    #expect(look.navigator.tree.picture == "main[*(products › product(2)) | account…]")
    #expect(
      told.contains { if case .tree(let chart, []) = $0 { chart.ids.count == 4 } else { false } })
    #expect(
      told.contains { if case .plan(let change) = $0 { !change.steps.isEmpty } else { false } })
    #expect(
      told.contains { if case .timeline(let rows, false) = $0 { rows.count == 1 } else { false } })
  }

  @Test func `what a link would do is said, and nothing is done`() async throws {
    look.navigator.show(.main)
    let told = try await say(.preview(link: "shop://orders/2"))
    guard case .preview("shop://orders/2", let outlook)? = told.last else {
      Issue.record("\(told)")
      return
    }
    #expect(outlook.screen == "order" && outlook.problem == nil)
    #expect(outlook.guards == ["signedIn"])
    #expect(outlook.steps.contains { $0.contains("push order") || $0.contains("fill account") })
    #expect(outlook.after?.names.contains("order") == true)
    #expect(look.navigator.tree.picture == "main[*(products) | account…]")
  }

  @Test(arguments: [
    ("shop://orders/x", "NAV"), ("shop://nowhere", "NAV"), ("", "begins with a scheme"),
  ])
  func `a link that leads nowhere is explained`(link: String, words: String) async throws {
    let told = try await say(.preview(link: link))
    guard case .preview(link, let outlook)? = told.last else {
      Issue.record("\(told)")
      return
    }
    #expect(outlook.problem?.contains(words) == true && outlook.screen == nil)
  }

  @Test func `back`() async throws {
    look.navigator.show(.product(id: 1))
    _ = try await say(.back)
    #expect(look.navigator.tree.picture == "main[*(products) | account…]")
  }

  @Test func `a screen of the catalogue, with its own values and with others`() async throws {
    look.navigator.show(.main)
    _ = try await say(.show(screen: 4, values: nil, way: .chain))
    #expect(look.navigator.tree.picture == "main[*(products › product(1)) | account…]")
    _ = try await say(.show(screen: 4, values: #"{"product":{"id":9}}"#, way: .chain))
    #expect(look.navigator.tree.picture == "main[*(products › product(9)) | account…]")
  }

  @Test(arguments: [
    ClientMessage.show(screen: 99, values: nil, way: .chain),
    .show(screen: -1, values: nil, way: .chain),
    .show(screen: 4, values: #"{"product":{"id":null}}"#, way: .chain),
    .show(screen: 4, values: "x", way: .chain),
    .act(name: "Fly", inputs: []), .act(name: "Sign In", inputs: []), .open(link: ""),
    .read(log: "{}"), .read(log: ""),
  ])
  func `what cannot be done is said, and nothing changes`(message: ClientMessage) async throws {
    look.navigator.show(.main)
    let told = try await say(message)
    #expect(problems(in: told).count == 1)
    #expect(problems(in: told).allSatisfy { $0.contains(" ") })
    #expect(look.navigator.tree.picture == "main[*(products) | account…]")
  }

  @Test func `a log goes out and is replayed without differences`() async throws {
    look.navigator.show(.product(id: 1))
    look.navigator.show(.bag)
    let told = try await say(.export)
    guard case .log(let text)? = told.last else {
      Issue.record("\(told)")
      return
    }
    guard case .replayed(let report)? = try await say(.read(log: text)).last else {
      Issue.record("not replayed")
      return
    }
    #expect(report.records.count == 2 && report.differences == [])
    #expect(report.notes.contains { $0.contains("product: 1 route in the log") })
  }

  @Test func `two pages are told the same`() async throws {
    let (one, other) = (await look.page().guest, await look.page().guest)
    _ = try await say(.open(link: "shop://bag"), as: one)
    look.phone.drawing.layers = [
      .init(id: "1", style: .base, content: .init(.screen, id: "s", text: "Bag"))
    ]
    look.inspector.screenDidChange()
    let told = await other.outbox.all()
    #expect(
      told.contains {
        if case .drawing(let screen) = $0 { screen == look.phone.drawing } else { false }
      })
    #expect(told.contains { if case .tree = $0 { true } else { false } })
  }

  @Test func `a drawing is sent when it is another one only`() async {
    let page = await look.page().guest
    look.inspector.screenDidChange()
    _ = await page.outbox.all()
    look.inspector.screenDidChange()
    #expect(await page.outbox.all() == [])
  }

  @Test func `what is held back is told with its guard`() async throws {
    look.navigator.show(.main)
    let page = await look.page().guest
    let told = try await say(.open(link: "shop://orders/1"), as: page)
    let waiting = told.compactMap { if case .tree(_, let waiting) = $0 { waiting } else { nil } }
      .last
    #expect(waiting?.map(\.screen) == ["order"] && waiting?.map(\.rule) == ["signedIn"])
    #expect(waiting?.map(\.detour) == ["signIn"])
  }

  @Test func `another scene is shown from its first moment, and the old one no more`() async {
    let page = await look.page().guest
    let other = Navigator(ShopMap(), guards: ShopGuards(session: look.session))
    look.inspector.inspect(other.scene)
    #expect(await page.outbox.all().contains { if case .welcome = $0 { true } else { false } })
    look.navigator.show(.main)
    #expect(await page.outbox.all() == [])
    other.show(.main)
    #expect(await page.outbox.all() != [])
  }
}
#endif
