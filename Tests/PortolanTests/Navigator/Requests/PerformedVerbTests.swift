import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("An app's own implementation of Navigating returns requests that have already ended")
struct PerformedVerbTests {
  /// What an app does with the verbs of a module, without a navigator.
  @MainActor private final class Hands: Navigating {
    typealias RouteType = Shop
    var lines: [String] = []
    var error: NavigationError?

    func perform(_ verb: NavigationVerb) -> NavigationRequest {
      if error == nil { lines.append(verb.route?.as(Shop.self).map { "show \($0)" } ?? "back") }
      return NavigationRequest(performed: verb, failing: error)
    }
  }

  private let hands = Hands()

  @Test func `a view model that knows any Navigating cannot tell`() async throws {
    let navigating: any Navigating<Shop> = hands
    let arrival = try await navigating.show(.bag).arrival()
    #expect(arrival.route == AnyRoute(Shop.bag) && arrival.requested == AnyRoute(Shop.bag))
    #expect(arrival.finding == .built && arrival.node == nil)
    #expect(try await navigating.back().arrival().route == nil)
    #expect(hands.lines == ["show bag", "back"])
  }

  @Test func `no scene counts the requests, and nothing cancels them`() {
    let requests = [hands.show(.bag), hands.show(.bag), hands.back()]
    let outcomes = requests.map(\.outcome)
    for request in requests { request.cancel() }
    #expect(requests.allSatisfy { $0.number == 0 && $0.state == .ended })
    #expect(requests.map(\.outcome) == outcomes && hands.lines.count == 3)
  }

  @Test func `an error of the app is how the request ends`() async {
    let closed = NavigationError.refused(by: AnyRoute(Shop.bag).label, reason: "closed")
    hands.error = closed
    #expect(hands.show(.bag).outcome == .failure(closed))
    await #expect(throws: closed) { try await hands.navigate(to: .bag) }
    await #expect(throws: closed) { try await hands.ask(AddressPicker(near: "Oslo")) }
    #expect(hands.lines == [])
  }

  @Test func `a question ends without an answer`() async throws {
    #expect(try await hands.ask(AddressPicker(near: "Oslo")) == .cancelled)
    #expect(hands.lines.count == 1)
  }

  @Test func `a step of a transaction ends as the whole, and one that is late says so`() {
    var step: NavigationRequest?
    var late: NavigationTransaction<Shop>?
    let whole = hands.transaction {
      step = $0.show(.bag)
      late = $0
    }
    #expect(step?.outcome == whole.outcome && whole.state == .ended)
    #expect(late?.back().outcome == .failure(.transactionIsOver))
  }
}
