import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite("Each tab has a stable identifier, so UIKit keeps the user's order of tabs (U175)")
struct TabNameTests {
  /// The same tabs in another order, in which the search is not the last.
  private struct OtherOrder: NavigationMap {
    func destination(for route: Radio) -> RouteDestination<Radio> {
      switch route {
      case .main: return .tabs([.inbox, .search, .albums, .artists, .home], .root)
      default: return RadioMap().destination(for: route)
      }
    }
  }

  /// Each tab of the bar and of its groups, by name and title.
  private func names(of app: RadioApp) -> [String: String] {
    let tabs = (app.tabs?.tabs ?? []).flatMap { [$0] + (($0 as? UITabGroup)?.children ?? []) }
    return Dictionary(tabs.map { ($0.identifier, $0.title) }) { "\($0), \($1)" }
  }

  @Test("phones B6: the search tab is pinned, with the system's name and the app's title")
  func pinned() async throws {
    try await RadioApp.run(on: World.all[0], RadioApp.wide) { app in
      let search = try #require(app.tabs?.tabs.last as? UISearchTab)
      #expect(search.preferredPlacement == .pinned)
      #expect(search.identifier == UISearchTab().identifier && search.title == "search")
      #expect(app.tabs?.tabs.dropLast().allSatisfy { $0.preferredPlacement == .automatic } == true)
    }
  }

  @Test("phones B6: the app sets up UIKit's tabs, as the field of the search", arguments: World.all)
  func activates(world: World) async throws {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      for _ in 0..<2 {
        let search = try #require(app.tabs?.tabs.last as? UISearchTab)
        #expect(search.automaticallyActivatesSearch)
        let other = try #require(app.tabs?.tabs.first)
        #expect(other.subtitle == "home")
        app.news.isSorted = false
        await app.settle()
        app.news.isSorted = true
        await app.settle()
      }
    }
  }

  @Test("phones B7: in another order each tab has its name and its screen", arguments: World.all)
  func order(world: World) async throws {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      app.navigator.show(.item(1))
      await app.expect("main[*(home › item(1)) | albums… | artists… | inbox… | search…]")
      let before = names(of: app)
      #expect(
        before.filter { $0.key != $0.value }.keys.sorted()
          == [
            UISearchTab().identifier, "section Library",
          ].sorted())
      app.navigator.scene.adopt(OtherOrder())
      await app.expect("main[inbox… | search… | albums… | artists… | *(home › item(1))]")
      #expect(names(of: app) == before)
      #expect(app.listed == ["inbox", "?search", "Library(albums artists)", "home"])
      for name in ["inbox", "albums", "search", "artists", "home"] {
        try app.screen.tap(name)
        await app.settle()
        #expect(app.shown == app.navigator.tree.picture && app.screen.faults == [])
        #expect(app.shown.contains("*(\(name)"))
      }
    }
  }

  @Test(
    "phones B7: what a person has put in another order stays, there and back", arguments: World.all)
  func customised(world: World) async throws {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      let group = try #require(app.tabs?.tabs[1] as? UITabGroup)
      group.displayOrderIdentifiers = ["artists", "albums"]
      #expect(app.screen.tabs == ["home", "artists", "albums", "inbox", "search"])
      try await app.tap("artists", "main[(home) | albums… | *(artists) | inbox… | search…]")
      await app.rotate(
        to: RadioApp.narrow, "main[(home) | albums… | *(artists) | inbox… | search…]")
      app.news.unread = 1
      await app.rotate(
        to: RadioApp.wide, "main[(home) | albums… | *(artists) | inbox… | search…]")
      #expect(app.tabs?.tabs[1] === group)
      #expect(app.screen.tabs == ["home", "artists", "albums", "inbox", "search"])
      try await app.tap("albums", "main[(home) | *(albums) | (artists) | inbox… | search…]")
      app.navigator.show(.artists)
      await app.expect("main[(home) | (albums) | *(artists) | inbox… | search…]")
    }
  }
}
