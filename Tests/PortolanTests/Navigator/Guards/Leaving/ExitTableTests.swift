import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Each request that closes screens asks their exit guards first, from front to back (C10)")
struct ExitTableTests {
  /// What is shown, what is done, and who is asked, where all want to be.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shown: [Shop]
    let asked: [Shop]
    let go: @MainActor @Sendable (Shopping) async throws -> NavigationRequest?

    init(
      _ name: String, _ shown: [Shop] = [.product(id: 1), .reviews(id: 1)], asks asked: [Shop],
      _ go: @escaping @MainActor @Sendable (Shopping) async throws -> NavigationRequest?
    ) {
      testDescription = name
      self.shown = shown
      self.asked = asked
      self.go = go
    }
  }

  private nonisolated static let product = Shop.product(id: 1)
  private nonisolated static let reviews = Shop.reviews(id: 1)

  nonisolated static let rows = [
    Row("back", asks: [reviews]) { $0.navigator.back() },
    Row("to the first", asks: [reviews, product]) { $0.navigator.popToRoot() },
    Row("to one of the stack", asks: [reviews, product]) { $0.navigator.pop(to: .products) },
    Row("to what stands beneath", asks: [reviews, product]) { $0.navigator.show(.products) },
    Row("to a neighbour", asks: [reviews, product]) { $0.navigator.show(.product(id: 2)) },
    Row("a push", asks: []) { $0.navigator.push(.help) },
    Row("a reset", asks: [reviews, product]) { $0.navigator.reset(to: .help) },
    Row("to another tab", asks: []) { $0.navigator.select(.search("")) },
    Row("to a screen of another tab", asks: []) { $0.navigator.show(.search("lamp")) },
    Row("a shorter path", asks: [reviews]) { $0.navigator.stack(.products).set([product]) },
    Row("another path", asks: [reviews, product]) { $0.navigator.stack(.products).set([.help]) },
    Row("the path it has", asks: []) { $0.navigator.stack(.products).set([product, reviews]) },
    Row("its own close", asks: [reviews]) {
      try $0.context(reviews).close()
      return nil
    },
    Row("the close of one beneath", asks: [reviews, product]) {
      try $0.context(product).close()
      return nil
    },
    Row("to another part", asks: [reviews, product]) { $0.navigator.show(.login) },
    Row("to another part, kept", asks: []) {
      $0.navigator.show(.login, options: .keepingReplacedPart)
    },
    Row("a link", asks: [reviews, product]) {
      try $0.navigator.open(#require(URL(string: "shop://products/2")))
    },
    Row("a detour", asks: []) { $0.navigator.show(.order(id: 1)) },
    Row("a swipe that was not let begin", asks: [reviews]) { $0.scene.submit(gesture: .back) },
    Row("a tap on the tab again", asks: [reviews, product]) {
      $0.scene.submit(gesture: .pop(to: .first))
    },
    Row("a layer closed", [product, .bag], asks: [.bag]) { $0.navigator.dismiss() },
    Row("all layers closed", [product, .bag, .signIn], asks: [.signIn, .bag]) {
      $0.navigator.dismissAll()
    },
    Row("a drag that was not let begin", [product, .bag], asks: [.bag]) {
      $0.scene.submit(gesture: .dismiss())
    },
    Row("to what stands under a layer", [product, .bag], asks: [.bag]) {
      $0.navigator.show(product)
    },
    Row(
      "to another part from under layers", [product, .bag, .signIn],
      asks: [.signIn, .bag, product]
    ) { $0.navigator.show(.login) },
    Row("a layer over a layer", [product, .bag], asks: []) { $0.navigator.show(.signIn) },
  ]

  private func start(_ row: Row) async throws -> (Shopping, Reluctance) {
    let shopping = Shopping(host: RecordingHost())
    for route in row.shown { try await shopping.navigator.navigate(to: route) }
    let reluctance = try Reluctance(in: shopping)
    for route in row.shown { try reluctance.ask(route, in: shopping) }
    return (shopping, reluctance)
  }

  private func end(_ shopping: Shopping, _ request: NavigationRequest?) async {
    // A detour leaves the request waiting for it.
    await eventually {
      request?.outcome != nil || shopping.scene.parked.count > 0
        || (request == nil && !shopping.scene.isBusy)
    }
    await eventually { !shopping.scene.isBusy }
  }

  @Test(arguments: rows)
  func `they are asked once, and let it be done`(row: Row) async throws {
    let (shopping, reluctance) = try await start(row)
    let request = try await row.go(shopping)
    await end(shopping, request)
    #expect(reluctance.asked == row.asked)
    for route in row.asked { #expect(!shopping.picture.contains(AnyRoute(route).picture)) }
    #expect(shopping.host?.screen == ScreenModel(showing: shopping.navigator.tree))
    if let outcome = request?.outcome { #expect(throws: Never.self) { try outcome.get() } }
  }

  @Test(arguments: rows.filter { !$0.asked.isEmpty })
  func `the last that stays stops it all, and nothing has changed`(row: Row) async throws {
    let (shopping, reluctance) = try await start(row)
    let before = shopping.navigator.tree
    let last = try #require(row.asked.last)
    reluctance.verdicts[last] = .stay
    let request = try await row.go(shopping)
    await end(shopping, request)
    await eventually { shopping.stays == [AnyRoute(last).label] }
    #expect(shopping.failures.isEmpty)
    #expect(reluctance.asked == row.asked)
    #expect(shopping.navigator.tree == before)
    #expect(shopping.host?.screen == ScreenModel(showing: before))
  }

  @Test(arguments: rows.filter { $0.asked.count > 1 })
  func `the first that stays stops it, and the others are not asked`(row: Row) async throws {
    let (shopping, reluctance) = try await start(row)
    let first = try #require(row.asked.first)
    reluctance.verdicts[first] = .stay
    await end(shopping, try await row.go(shopping))
    await eventually { shopping.stays == [AnyRoute(first).label] }
    #expect(reluctance.asked == [first])
  }

  @Test(arguments: rows)
  func `taken back, nobody is asked`(row: Row) async throws {
    let (shopping, reluctance) = try await start(row)
    for route in row.shown { try shopping.context(route).askBeforeLeaving(nil) }
    await end(shopping, try await row.go(shopping))
    #expect(reluctance.asked.isEmpty)
  }
}
