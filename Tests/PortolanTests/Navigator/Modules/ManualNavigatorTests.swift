import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A manual navigator does what the app's own actions do")
struct ManualNavigatorTests {
  @MainActor private final class Notes {
    var lines: [String] = []
    var error: NavigationError?

    func note(_ line: String) throws(NavigationError) {
      if let error { throw error }
      lines.append(line)
    }
  }

  private let notes = Notes()

  private var navigator: ManualNavigator<Shop> {
    ManualNavigator { [notes] (route) throws(NavigationError) in
      try notes.note("show \(route)")
    } back: { [notes] () throws(NavigationError) in
      try notes.note("back")
    }
  }

  @Test func `both actions are called at once, in order`() {
    let navigator = navigator
    navigator.show(.bag)
    navigator.back()
    navigator.show(.product(id: 7))
    #expect(notes.lines == ["show bag", "back", "show product(id: 7)"])
  }

  @Test func `a view model that knows any Navigating cannot tell`() async throws {
    let navigating: any Navigating<Shop> = navigator
    let arrival = try await navigating.show(.bag).arrival()
    #expect(arrival.route == AnyRoute(Shop.bag) && arrival.requested == AnyRoute(Shop.bag))
    #expect(arrival.finding == .built)
    let back = try await navigating.back().arrival()
    #expect(back.route == nil)
  }

  @Test func `each request is one of its own`() throws {
    let navigator = navigator
    let requests = [navigator.show(.bag), navigator.show(.bag), navigator.back()]
    #expect(requests.allSatisfy { $0.number == 0 }, "no scene counts them")
    #expect(try requests.allSatisfy { try $0.outcome?.get().node == nil }, "it has no tree")
    #expect(notes.lines.count == 3)
  }

  @Test func `what an action throws is how the request ends`() async {
    let refusal = NavigationError.refused(by: AnyRoute(Shop.bag).label, reason: "closed")
    notes.error = refusal
    let request = navigator.show(.bag)
    #expect(request.outcome == .failure(refusal))
    await #expect(throws: refusal) { try await request.arrival() }
    await #expect(throws: refusal) { try await navigator.back().arrival() }
    #expect(notes.lines == [])
  }

  @Test func `every verb is one of the two`() {
    let navigator = navigator
    navigator.push(.help)
    navigator.set([.product(id: 1), .reviews(id: 1)], of: .products)
    navigator.show([.products, .product(id: 2)], keeping: .replacedPart, policy: .replace)
    navigator.transaction {
      $0.dismissAll()
      $0.select(.bag)
    }
    navigator.close(.bag)
    navigator.popToRoot()
    #expect(
      notes.lines == [
        "show help", "show reviews(id: 1)", "show product(id: 2)", "back", "show bag", "back",
        "back",
      ])
  }

  @Test func `a verb that is neither says so`() async throws {
    #expect(navigator.showKept().outcome == .failure(.nothingKept))
    let link = try #require(URL(string: "shop://bag"))
    #expect(navigator.open(link).outcome == .failure(.wrongLink(.unknownScheme(nearest: nil))))
    #expect(try await navigator.ask(AddressPicker(near: "Oslo")) == .cancelled)
    #expect(notes.lines == ["show address(PortolanFixtures.AddressPicker(near: \"Oslo\"))"])
  }

  @Test func `a question whose screen is not shown throws what the closure threw`() async {
    let closed = NavigationError.refused(by: AnyRoute(Shop.bag).label, reason: "closed")
    notes.error = closed
    await #expect(throws: closed) { try await navigator.ask(AddressPicker(near: "Oslo")) }
  }

  @Test func `cancelled afterwards nothing happens`() {
    let request = navigator.show(.bag)
    let outcome = request.outcome
    request.cancel()
    #expect(request.outcome == outcome && outcome != nil)
  }

  @Test func `an action may ask for more`() {
    let outer = Outer()
    outer.navigator.show(.bag)
    #expect(outer.lines == ["bag", "main", "back"])
  }

  @MainActor private final class Outer {
    var lines: [String] = []
    private(set) lazy var navigator: ManualNavigator<Shop> = ManualNavigator(
      show: { [unowned self] in went(to: $0) }, back: { [unowned self] in lines.append("back") })

    private func went(to route: Shop) {
      lines.append("\(route)")
      if route == .bag { navigator.show(.main) } else { navigator.back() }
    }
  }

  @Test func `it holds nothing of what it was asked`() {
    weak var model: Notes?
    do {
      let made = Notes()
      model = made
      let navigator = ManualNavigator<Shop> { _ in
        made.lines.append("")
      } back: {
      }
      navigator.show(.bag)
    }
    #expect(model == nil)
  }
}
