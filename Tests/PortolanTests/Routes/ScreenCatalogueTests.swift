import PortolanInsight
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The catalogue lists all screens by module and finds screens by a text search")
struct ScreenCatalogueTests {
  private func scene() throws -> SceneNavigator {
    try SceneNavigator(
      NavigationFeature(ManualMap(), guards: ManualKeeper()), NavigationFeature(FrontMap()))
  }

  private func text(_ catalogue: ScreenCatalogue) -> [String] {
    catalogue.modules.map { module in
      let name = module.name.split(separator: ".").last ?? ""
      return "\(name): " + module.screens.map(\.label.text).joined(separator: " ")
    }
  }

  @Test func `modules by name, their screens in the order of the samples`() throws {
    #expect(
      text(try scene().catalogue)
        == ["Front: main news article about", "Manual: cover topics topic"])
  }

  @Test func `the name is that of the route type, with its module`() throws {
    #expect(try scene().catalogue.modules.map(\.name) == [Front.savedName, Manual.savedName])
  }

  @Test func `a module has one of its own, without the app`() throws {
    let alone = try SceneNavigator(NavigationFeature(ManualMap(), guards: ManualKeeper())).catalogue
    #expect(text(alone) == ["Manual: cover topics topic"])
  }

  @Test(arguments: [
    ("topic", ["Manual: topics topic"]), ("TOPICS", ["Manual: topics"]),
    ("manual", ["Manual: cover topics topic"]), ("front ma", ["Front: main"]),
    ("ma front", ["Front: main"]), ("  topic \n", ["Manual: topics topic"]),
    ("nothing", []), ("main topic", []),
  ])
  func `each word must occur in the label or the module's name`(
    words: String, found: [String]
  ) throws {
    #expect(text(try scene().catalogue.matching(words)) == found)
  }

  @Test(arguments: ["", "   ", "\n\t"])
  func `without words all is found`(words: String) throws {
    let catalogue = try scene().catalogue
    #expect(catalogue.matching(words) == catalogue)
  }

  @Test func `a search in what was found narrows it`() throws {
    let catalogue = try scene().catalogue.matching("topic")
    #expect(text(catalogue.matching("pics")) == ["Manual: topics"])
    #expect(catalogue.matching("cover").modules == [])
  }

  @Test func `values are neither shown nor searched`() throws {
    struct Private: NavigationMap {
      var samples: [Manual] { [.topic(4_711), .topic(4_712)] }
      func destination(for route: Manual) -> RouteDestination<Manual> { .screenInStack(.root) }
    }
    let catalogue = try SceneNavigator(NavigationFeature(Private(), guards: ManualKeeper()))
      .catalogue
    #expect(text(catalogue) == ["Manual: topic topic"])
    #expect(catalogue.matching("4711").modules == [])
    #expect(!"\(catalogue)".contains("4711"))
    #expect(catalogue.modules.first?.screens.first?.as(Manual.self) == .topic(4_711))
  }

  @Test func `a sample that stands twice is listed once; no samples, no screens`() throws {
    struct Twice: NavigationMap {
      var samples: [Manual] { [.cover, .topic(1), .cover] }
      func destination(for route: Manual) -> RouteDestination<Manual> { .screenInStack(.root) }
    }
    struct Silent: NavigationMap {
      var samples: [Front] { [] }
      func destination(for route: Front) -> RouteDestination<Front> { .screenInStack(.root) }
    }
    let catalogue = try SceneNavigator(
      NavigationFeature(Silent()), NavigationFeature(Twice(), guards: ManualKeeper())
    ).catalogue
    #expect(text(catalogue) == ["Front: ", "Manual: cover topic"])
    #expect(text(catalogue.matching("front")) == [])
  }

  @Test func `a screen of it is shown as any other, its guards are asked`() async throws {
    let keeper = ManualKeeper()
    let scene = try SceneNavigator(
      NavigationFeature(ManualMap(), guards: keeper), NavigationFeature(FrontMap()))
    let topic = try #require(scene.catalogue.matching("manual topic").modules.first?.screens.last)
    let arrival = try await scene.show(topic).arrival()
    #expect(arrival.requested == AnyRoute(Manual.topic(1)))
    #expect(scene.tree.picture == "main[news… | *(topics › topic(1)) | cover…]")
    #expect(keeper.asked == 1)
    keeper.verdict = .deny("closed")
    let other = try SceneNavigator(
      NavigationFeature(ManualMap(), guards: keeper), NavigationFeature(FrontMap()))
    await #expect(throws: NavigationError.self) { try await other.show(topic).arrival() }
    #expect(other.tree.layers.isEmpty)
  }

  @Test func `a screen of a module that the app has not fails as unknown`() async throws {
    let scene = try SceneNavigator(NavigationFeature(FrontMap()))
    await #expect(throws: NavigationError.unknownRoute(route: AnyRoute(Manual.cover).label)) {
      try await scene.show(AnyRoute(Manual.cover)).arrival()
    }
  }

  @Test func `each screen of a sound app's catalogue can be opened`() async throws {
    let scene = try scene()
    #expect(scene.problems == [])
    let screens = scene.catalogue.modules.flatMap(\.screens)
    for screen in screens {
      let arrival = try await scene.show(screen).arrival()
      #expect(
        arrival.route == screen && arrival.node.map(scene.tree.isVisible) == true, "\(screen)")
    }
    #expect(screens.count == 7)
  }

  @Test func `it has all that the map says it has`() {
    let navigator = Navigator(ShopMap(), guards: ShopKeeper())
    #expect(
      navigator.scene.catalogue.modules.flatMap(\.screens)
        == ShopMap().samples.map { AnyRoute($0) })
  }
}
