import Foundation
import Portolan
import PortolanTesting
import Testing

private typealias Shop = Pages.Shop
private typealias Arrivals = Pages.Arrivals

extension Pages {
  // README begin
  struct Arrivals: ScreenTasks {
    let count: (_ screen: String, _ origin: String) -> Void

    func arrived(
      at screen: ScreenContext<AnyRoute>, along chain: [AnyRoute], arrival: Arrival
    ) async {
      count(screen.route.label.text, arrival.origin)
    }
  }
  // README end
}

// README begin origin
extension Arrival {
  /// Where the request came from, as analytics counts it.
  var origin: String {
    switch requester {
    case .code(let site): return site.fileID
    case .link(let site): return site.source?.rawValue ?? "link"
    case .gesture: return "gesture"
    case .restoration: return "restoration"
    }
  }
}
// README end

@MainActor @Suite("Analytics code counts each arrival with the origin of its request", .serialized)
struct AnalyticsTests {
  private let session = Pages.Session()
  private let counted = Counted()

  private final class Counted { var lines: [String] = [] }

  private func navigator() -> Navigator<Shop> {
    let navigator = Pages.navigator(session: session)
    let count = { [counted] (screen: String, origin: String) in
      counted.lines.append("\(screen): \(origin)")
    }
    // README begin tasks
    navigator.scene.tasks.append(Arrivals(count: count))
    // README end
    navigator.show(.main)
    return navigator
  }

  @Test(arguments: Framework.allCases) func origins(framework: Framework) async throws {
    let navigator = navigator()
    let stage = framework.stage(navigator)
    try await stage.settle()
    navigator.open(try #require(URL(string: "shop://products/7")), as: .notification)
    try await stage.settle()
    navigator.open(try #require(URL(string: "https://shop.example/products/8")))
    try await stage.settle()
    let code = "StageTests/AnalyticsTests.swift"
    #expect(
      counted.lines == ["main: \(code)", "product: notification", "product: universalLink"])
  }

  @Test("Back and a tap on a tab are no arrivals, but events", arguments: Framework.allCases)
  func gestures(framework: Framework) async throws {
    let navigator = navigator()
    let stage = framework.stage(navigator)
    navigator.show(.product(id: 7))
    try await stage.settle()
    counted.lines = []
    let count = { [counted] (screens: String) in counted.lines.append(screens) }
    // README begin gestures
    navigator.scene.onEvent = { event in
      switch event {
      case .committed(let change): count(change.to.description)
      case .followed(let change): count(change.to.description)
      default: break
      }
    }
    // README end
    try await stage.drag(.back)
    for tab in ["Search", "Products", "Search"] { try await stage.tap(tab) }
    #expect(
      counted.lines == [
        "main[*(products) | search…]", "main[(products) | *(search)]",
        "main[*(products) | (search)]", "main[(products) | *(search)]",
      ])
  }

  @Test(arguments: Framework.allCases) func aDetour(framework: Framework) async throws {
    session.state = .signedOut
    let navigator = navigator()
    let stage = framework.stage(navigator)
    try await stage.settle()
    counted.lines = []
    let request = navigator.show(.club)
    try await stage.settle()
    session.state = .member
    navigator.dismiss()
    try await stage.settle()
    let arrival = try #require(try request.outcome?.get())
    #expect(arrival.detours.map(\.text) == ["signIn"])
    #expect(arrival.map == "ShopMap")
    let code = "StageTests/AnalyticsTests.swift"
    #expect(counted.lines == ["signIn: \(code)", "club: \(code)"])
  }
}
