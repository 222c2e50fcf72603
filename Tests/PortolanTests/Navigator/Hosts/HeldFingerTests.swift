import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A screen that the user swipes or drags away during a request stays closed")
struct HeldFingerTests {
  /// A finger that goes back or drags away, and what is asked for while it holds.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shown: [Shop]
    var drags = false
    let ask: @MainActor @Sendable (Navigator<Shop>) -> NavigationRequest?
    let result: String
    let ending: Outcome
  }

  private nonisolated static let product = Shop.product(id: 1)
  private nonisolated static let reviews = Shop.reviews(id: 1)

  private nonisolated static let rows = [
    Row(
      testDescription: "a sheet over it", shown: [reviews], ask: { $0.show(.bag) },
      result: "main[*(products › product(1)) | search(\"\")… | account…] ⇧ sheet (bag)",
      ending: .arrived(.bag)),
    Row(
      testDescription: "a screen on it, which needs it", shown: [reviews], ask: { $0.push(.help) },
      result:
        "main[*(products › product(1) › reviews(1) › help) | search(\"\")… | account…]",
      ending: .arrived(.help)),
    Row(
      testDescription: "a layer that belongs over it", shown: [product],
      ask: { $0.show(.photo(id: 1)) },
      result: "main[*(products › product(1)) | search(\"\")… | account…] ⇧ fullScreen (photo(1))",
      ending: .arrived(.photo(id: 1))),
    Row(
      testDescription: "the screen itself", shown: [reviews], ask: { $0.show(reviews) },
      result: "main[*(products › product(1) › reviews(1)) | search(\"\")… | account…]",
      ending: .arrived(reviews)),
    Row(
      testDescription: "another tab", shown: [reviews], ask: { $0.show(.search("lamp")) },
      result: "main[(products › product(1)) | *(search(\"lamp\")) | account…]",
      ending: .arrived(.search("lamp"))),
    Row(
      testDescription: "what stands beneath", shown: [reviews], ask: { $0.show(.products) },
      result: "main[*(products) | search(\"\")… | account…]", ending: .arrived(.products)),
    Row(
      testDescription: "one step back, that the finger took too", shown: [reviews],
      ask: { $0.back() },
      result: "main[*(products › product(1)) | search(\"\")… | account…]",
      ending: .arrived(product)),
    Row(
      testDescription: "a sheet over the sheet that goes", shown: [.bag], drags: true,
      ask: { $0.show(.signIn) },
      result: "main[*(products) | search(\"\")… | account…] ⇧ sheet (signIn)",
      ending: .arrived(.signIn)),
    Row(
      testDescription: "a screen in the sheet that goes", shown: [.bag], drags: true,
      ask: { $0.push(.help) },
      result: "main[*(products) | search(\"\")… | account…] ⇧ sheet (bag › help)",
      ending: .arrived(.help)),
    Row(
      testDescription: "a part", shown: [.bag], drags: true, ask: { $0.show(.lock) },
      result: "lock", ending: .arrived(.lock)),
    Row(
      testDescription: "a part, kept without what went", shown: [.bag], drags: true,
      ask: { $0.show(.lock, options: .keepingReplacedPart) }, result: "lock",
      ending: .arrived(.lock)),
  ]

  private func hold(_ row: Row) async throws -> (Shopping, RecordingHost, NavigationRequest) {
    let host = RecordingHost()
    let shopping = Shopping(host: host)
    for route in row.shown { try await shopping.navigator.navigate(to: route) }
    host.isTransitioning = true
    let request = try #require(row.ask(shopping.navigator))
    #expect(request.outcome == nil, "it waits for the finger")
    return (shopping, host, request)
  }

  private func letGo(_ host: RecordingHost, _ row: Row, _ scene: SceneNavigator) {
    if row.drags { host.screen.dragAway() } else { host.screen.swipeBack() }
    host.isTransitioning = false
    scene.screenDidChange()
  }

  @Test(arguments: rows)
  func `the finger ends what it began`(row: Row) async throws {
    let (shopping, host, request) = try await hold(row)
    letGo(host, row, shopping.scene)
    #expect(await shopping.outcome(of: request) == row.ending)
    #expect(shopping.picture == row.result)
    #expect(shopping.navigator.tree.faults.isEmpty)
    #expect(host.screen.layers == ScreenModel(showing: shopping.navigator.tree).layers)
    #expect(shopping.navigator.tree.agrees(with: host.screen.reading))
    #expect(!shopping.scene.isBusy)
  }

  @Test(arguments: rows)
  func `the finger lets it spring back: all is as asked for`(row: Row) async throws {
    let (shopping, host, request) = try await hold(row)
    let asked = shopping.navigator.tree
    host.isTransitioning = false
    shopping.scene.screenDidChange()
    _ = await shopping.outcome(of: request)
    #expect(shopping.navigator.tree == asked)
    #expect(shopping.navigator.tree.agrees(with: host.screen.reading))
  }

  @Test(arguments: rows)
  func `held for longer than a transition may take, it ends the same`(row: Row) async throws {
    let (shopping, host, request) = try await hold(row)
    await shopping.clock.advance(by: .seconds(2))
    #expect(await shopping.outcome(of: request) == .failed(.stillMoving))
    letGo(host, row, shopping.scene)
    #expect(shopping.picture == row.result)
    #expect(shopping.navigator.tree.agrees(with: host.screen.reading))
  }

  @Test func `what went with the kept part is not there when that comes back`() async throws {
    let row = try #require(Self.rows.last)
    let (shopping, host, request) = try await hold(row)
    letGo(host, row, shopping.scene)
    _ = await shopping.outcome(of: request)
    try await shopping.navigator.showKept().arrival()
    #expect(shopping.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `a question that is dragged away is dismissed`() async throws {
    let asked = try await Asked(AddressPicker(near: "Oslo"), on: .main)
    asked.host.isTransitioning = true
    asked.navigator.show(.search("lamp"))
    asked.navigator.show(.products)
    let note = asked.navigator.show(.signIn)
    asked.host.screen.dragAway()
    asked.host.isTransitioning = false
    asked.shopping.scene.screenDidChange()
    #expect(await asked.shopping.outcome(of: note) == .arrived(.signIn))
    #expect(!asked.isShown)
    #expect(asked.shopping.scene.screens.questions.isEmpty)
  }

  @Test func `two requests, and only one needs what goes`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(Self.reviews, host: host)
    host.isTransitioning = true
    shopping.navigator.push(.help)
    let second = shopping.navigator.show(.bag)
    host.screen.swipeBack()
    host.isTransitioning = false
    shopping.scene.screenDidChange()
    #expect(await shopping.outcome(of: second) == .arrived(.bag))
    #expect(
      shopping.picture
        == #"main[*(products › product(1) › reviews(1) › help) | search("")… | account…] "#
        + "⇧ sheet (bag)")
  }
}
