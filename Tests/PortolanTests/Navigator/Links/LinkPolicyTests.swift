import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The app's link policy decides which links may open which routes")
struct LinkPolicyTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `it gets the link, its source and its routes`() async throws {
    let shopping = try await Shopping.showing(.main)
    var asked: [OpenedLink] = []
    shopping.scene.linkPolicy = {
      asked.append($0)
      return true
    }
    shopping.navigator.open(try url("shop://bag"))
    shopping.navigator.open(try url("HTTPS://shop.example/products/3"))
    shopping.scene.open(try url("shop://products"), as: .widget)
    #expect(asked.map(\.source) == [.scheme, .universalLink, .widget])
    #expect(
      asked.map(\.routes) == [
        [.init(Shop.bag)], [.init(Shop.product(id: 3))], [.init(Shop.products)],
      ])
    #expect(try asked.first?.url == url("shop://bag"))
  }

  @Test func `what it refuses ends at once, names the source, and nothing moves`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.linkPolicy = { $0.source != .notification }
    let before = shopping.navigator.tree
    let request = shopping.navigator.open(try url("shop://products/3"), as: .notification)
    let label = AnyRoute(Shop.product(id: 3)).label
    #expect(request.outcome == .failure(.linkNotAllowed(route: label, from: .notification)))
    #expect(shopping.navigator.tree == before)
    let other = shopping.navigator.open(try url("shop://products/3"), as: .spotlight)
    #expect(Outcome(other) == .arrived(.product(id: 3)))
  }

  @Test(arguments: [
    LinkSource.notification, .shortcutItem, .widget, .spotlight, .handoff, .appIntent,
  ])
  func `a source that the app names`(source: LinkSource) async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.linkPolicy = { $0.source != source }
    let request = shopping.navigator.open(try url("shop://bag"), as: source)
    #expect(
      request.outcome == .failure(.linkNotAllowed(route: AnyRoute(Shop.bag).label, from: source)))
    #expect(Outcome(shopping.navigator.open(try url("shop://bag"))) == .arrived(.bag))
  }

  @Test func `it is not asked for links that no table reads, nor for verbs`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.linkPolicy = { _ in
      Issue.record("asked")
      return false
    }
    shopping.navigator.open(try url("shop://nowhere"))
    shopping.navigator.show(.bag)
    #expect(shopping.picture.hasSuffix("(bag)"))
  }

  @Test func `a path's routes are all named, an empty path by its stack`() throws {
    let app = FiveApp(links: LinkTable(schemes: ["five"], pathOf: .root))
    var asked: [[AnyRoute]] = []
    app.navigator.scene.linkPolicy = {
      asked.append($0.routes)
      return false
    }
    app.navigator.open(try url("five://first/second"))
    app.navigator.open(try url("five://root"))
    #expect(asked == [[.init(Five.first), .init(Five.second)], [.init(Five.root)]])
    #expect(app.picture == "(root)")
  }

  @Test func `a target that was looked up is asked about when it is known`() async throws {
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/named/{name}") { (name: String) in
        await Task.yield()
        return name == "bag" ? Shop.bag : .club
      }
    }
    let navigator = Navigator(ShopMap(), guards: ShopKeeper(), links: links)
    try await navigator.navigate(to: .main)
    navigator.scene.linkPolicy = { $0.routes != [AnyRoute(Shop.club)] }
    let club = navigator.open(try url("shop://named/club"))
    let bag = navigator.open(try url("shop://named/bag"))
    await eventually { club.outcome != nil && bag.outcome != nil }
    #expect(
      club.outcome == .failure(.linkNotAllowed(route: AnyRoute(Shop.club).label, from: .scheme)))
    #expect(Outcome(bag) == .arrived(.bag))
  }
}
