import Foundation
import HeadlessSwiftUIStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import Testing

private typealias Shop = Pages.Shop

extension Pages {
  // README begin
  /// Opens the links that notifications and search results contain, also before there is a window.
  @MainActor final class LinkDoor {
    static let shared = LinkDoor()
    private var waiting: [(link: URL, source: LinkSource)] = []
    var navigator: Navigator<Shop>? { didSet { openWaiting() } }

    func open(_ text: String?, as source: LinkSource) {
      guard let link = text.flatMap({ URL(string: $0) }) else { return }
      waiting.append((link, source))
      openWaiting()
    }

    private func openWaiting() {
      guard let navigator else { return }
      for (link, source) in waiting { navigator.open(link, as: source) }
      waiting = []
    }
  }
  // README end
}

@MainActor
@Suite(
  "Links, notifications and search results reach the navigator as the documentation says",
  .serialized)
struct WaysInTests {
  private let navigator = Pages.navigator()

  init() { navigator.show(.main) }

  @Test("a notification that starts the app waits for the window", arguments: Framework.allCases)
  func early(framework: Framework) async throws {
    let door = Pages.LinkDoor()
    var sources: [LinkSource] = []
    navigator.scene.linkPolicy = {
      sources.append($0.source)
      return true
    }
    door.open("shop://products/7", as: .notification)
    door.open(nil, as: .notification)
    door.navigator = navigator
    let stage = framework.stage(navigator)
    try await stage.settle()
    #expect(stage.picture == "main[*(products › product(7)) | search…]")
    door.open("shop://products/8", as: .spotlight)
    try await stage.settle()
    #expect(stage.picture.contains("product(8)"))
    #expect(sources == [.notification, .spotlight])
  }

  /// A window with an `onOpenURL` of its own.
  private struct Outer: View {
    let navigator: Navigator<Shop>
    let open: (URL) -> Void
    var body: some View {
      SceneRootView(navigator.scene, Pages.ShopViews(navigator: navigator)).onOpenURL(perform: open)
    }
  }

  /// The links that have arrived.
  private final class Arrived { var count = 0 }

  private func outer(
    _ open: @escaping (URL) -> Void
  ) async throws -> (SwiftUIStage, Arrived) {
    let arrived = Arrived()
    let stage = SwiftUIStage { Outer(navigator: navigator, open: open) }
    try await stage.settle()
    navigator.scene.onEvent = { event in if case .arrived = event { arrived.count += 1 } }
    return (stage, arrived)
  }

  @Test("the root opens a link by itself; an outer onOpenURL gets it too")
  func root() async throws {
    var received = 0
    let (stage, arrived) = try await outer { _ in received += 1 }
    try await stage.open(try #require(URL(string: "shop://products/7")))
    #expect(stage.picture == "main[*(products › product(7)) | search…]")
    #expect(arrived.count == 1 && received == 1)
  }

  @Test("an outer onOpenURL that opens links makes a second request") func twice() async throws {
    let (stage, arrived) = try await outer { [navigator] in navigator.open($0) }
    try await stage.open(try #require(URL(string: "shop://products/7")))
    #expect(stage.picture == "main[*(products › product(7)) | search…]")
    #expect(arrived.count == 2)
  }

  @Test("a URL that is no screen") func callback() async throws {
    var (received, printed): ([URL], [Diagnostic]) = ([], [])
    let print = { (diagnostic: Diagnostic, _: CallSite) in printed.append(diagnostic) }
    // README begin callback
    navigator.scene.onFailure = { error, site in
      if site.url?.host() == "callback" { return }
      print(error.diagnostic, site)
    }
    // README end
    let (stage, _) = try await outer { received.append($0) }
    try await stage.open(try #require(URL(string: "shop://callback?code=1")))
    #expect(received.count == 1 && printed.isEmpty)
    try await stage.open(try #require(URL(string: "shop://nothing")))
    #expect(printed.count == 1)
  }

  @Test("a result opens in the tab of the search", arguments: Framework.allCases)
  func result(framework: Framework) async throws {
    let stage = framework.stage(navigator)
    try await stage.tap("Search")
    try await stage.tap("Lamp")
    #expect(stage.picture == "main[(products) | *(search › product(7))]")
    navigator.select(.products)
    navigator.show(.product(id: 8))
    try await stage.settle()
    #expect(stage.picture == "main[*(products › product(8)) | (search › product(7))]")
  }

  @Test("a link that the table prints leads back to its screen") func printed() throws {
    let link = try navigator.link(for: .product(id: 7))
    #expect(link.absoluteString == "https://shop.example/products/7")
  }
}
