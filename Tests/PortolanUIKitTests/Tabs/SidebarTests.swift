import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A sidebar lists sections, and a choice there asks the guards as a tap on a tab does")
struct SidebarTests {
  private static let start = "main[*(home) | albums… | artists… | inbox… | search…]"

  @Test(arguments: World.all)
  func `sections are groups, and the search is a search tab`(world: World) async {
    await RadioApp.run(on: world, RadioApp.wide) { app in
      await app.expect(Self.start)
      #expect(app.listed == ["home", "Library(albums artists)", "inbox", "?search"])
      #expect(app.screen.tabs == ["home", "albums", "artists", "inbox", "search"])
    }
  }

  @Test(arguments: World.all)
  func `a choice in the sidebar selects, and a second visit builds nothing`(world: World)
    async throws
  {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      try await app.tap("albums", "main[(home) | *(albums) | artists… | inbox… | search…]")
      try await app.tap("search", "main[(home) | (albums) | artists… | inbox… | *(search)]")
      let controllers = app.tabs?.memberControllers
      try await app.tap("albums", "main[(home) | *(albums) | artists… | inbox… | (search)]")
      #expect(app.tabs?.memberControllers == controllers)
      try await app.tap("artists", "main[(home) | (albums) | *(artists) | inbox… | (search)]")
      #expect(app.door.asked == 1)
    }
  }

  @Test(arguments: World.all)
  func `within a section a tab that was entered is shown at once, and announced`(world: World)
    async throws
  {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      try await app.tap("albums", "main[(home) | *(albums) | artists… | inbox… | search…]")
      try await app.tap("artists", "main[(home) | (albums) | *(artists) | inbox… | search…]")
      let controllers = app.tabs?.memberControllers
      let asked = app.door.asked
      let said = app.screen.announcements.count
      try await app.tap("albums", "main[(home) | *(albums) | (artists) | inbox… | search…]")
      #expect(
        app.screen.announcements.dropFirst(said).map(\.notification) == [.screenChanged])
      #expect(app.tabs?.memberControllers == controllers && app.door.asked == asked)
      #expect(app.screen.accessibleLabels.contains("albums"))
    }
  }

  @Test(arguments: World.all)
  func `a guarded tab refuses before anything is seen`(world: World) async throws {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      app.door.verdict = .deny("closed")
      try await app.tap("artists", Self.start)
      #expect(app.door.asked == 1)
      app.door.verdict = .allow
      try await app.tap("artists", "main[(home) | albums… | *(artists) | inbox… | search…]")
    }
  }

  @Test(arguments: World.all)
  func `on a bar a group leads to its tab`(world: World) async throws {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      app.tabs?.mode = .tabBar
      #expect(app.screen.tabs == ["home", "Library", "inbox", "search"])
      try await app.tap("Library", "main[(home) | *(albums) | artists… | inbox… | search…]")
      app.navigator.show(.artists)
      await app.expect("main[(home) | (albums) | *(artists) | inbox… | search…]")
      try await app.tap("home", "main[*(home) | (albums) | (artists) | inbox… | search…]")
      try await app.tap("Library", "main[(home) | (albums) | *(artists) | inbox… | search…]")
    }
  }

  @Test(arguments: World.all)
  func `a change of the size keeps screens and selection`(world: World) async {
    await RadioApp.run(on: world, RadioApp.wide) { app in
      app.navigator.show(.item(1))
      app.navigator.show(.artists)
      let picture = "main[(home › item(1)) | albums… | *(artists) | inbox… | search…]"
      await app.expect(picture)
      let controllers = app.tabs?.memberControllers
      let loads = app.screens.log.lines.filter { $0.hasSuffix("viewDidLoad") }
      await app.rotate(to: RadioApp.narrow, picture)
      #expect(app.listed == ["home", "albums", "artists", "inbox", "?search"])
      #expect(app.screen.tabs == ["home", "albums", "artists", "inbox", "search"])
      await app.rotate(to: RadioApp.wide, picture)
      #expect(app.listed == ["home", "Library(albums artists)", "inbox", "?search"])
      #expect(app.tabs?.memberControllers == controllers)
      #expect(app.screens.log.lines.filter { $0.hasSuffix("viewDidLoad") } == loads)
    }
  }

  @Test(arguments: World.all)
  func `a narrow screen lists the sixth tab under More`(world: World) async throws {
    try await RadioApp.run(on: world, RadioApp.narrow, isLong: true) { app in
      #expect(app.screen.tabs == ["home", "albums", "artists", "inbox", "More"])
      try app.screen.tap("More")
      await app.settle()
      try await app.tap(
        "genres", "main[(home) | albums… | artists… | inbox… | search… | *(genres)]")
      await app.rotate(
        to: RadioApp.wide, "main[(home) | albums… | artists… | inbox… | search… | *(genres)]")
      #expect(app.listed == ["home", "Library(albums artists genres)", "inbox", "?search"])
      try await app.tap(
        "home", "main[*(home) | albums… | artists… | inbox… | search… | (genres)]")
      app.navigator.show(.genres)
      await app.rotate(
        to: RadioApp.narrow, "main[(home) | albums… | artists… | inbox… | search… | *(genres)]")
    }
  }

  @Test(arguments: World.all, [(Radio.genres, "search… | *(genres"), (.search, "*(search")])
  func `a tab of the sidebar stays in sight when it gets no place on the bar`(
    world: World, tab: (route: Radio, picture: String)
  ) async throws {
    try await RadioApp.run(on: world, RadioApp.wide, isLong: true) { app in
      let rest = tab.route == .search ? " | genres…]" : "]"
      let start = "main[(home) | albums… | artists… | inbox… | \(tab.picture)"
      app.navigator.show(tab.route)
      app.navigator.push(.item(3))
      await app.expect("\(start) › item(3))\(rest)")
      #expect(app.codes == [], "where there is room no tab is under More")
      await app.rotate(to: RadioApp.narrow, "\(start) › item(3))\(rest)")
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect("\(start))\(rest)")
      await app.rotate(to: RadioApp.wide, "\(start))\(rest)")
    }
  }
}

@MainActor @Suite("The view that the app puts above the tab bar stays, whichever tab is in front")
struct TabAccessoryTests {
  @Test(arguments: World.all, [RadioApp.wide, RadioApp.narrow])
  func `it is touched in each tab, and over no layer`(world: World, size: CGSize) async throws {
    try await RadioApp.run(on: world, size) { app in
      try app.screen.tap("Play")
      app.navigator.show(.artists)
      await app.settle()
      try app.screen.tap("Play")
      app.news.isSorted = false
      await app.rotate(
        to: size == RadioApp.wide ? RadioApp.narrow : RadioApp.wide,
        "main[(home) | albums… | *(artists) | inbox… | search…]")
      try app.screen.tap("Play")
      #expect(app.news.unread == 3)
      app.navigator.show(.item(1), placed: .presented(.sheet))
      await app.settle()
      #expect(throws: (any Error).self) { try app.screen.tap("Play") }
      #expect(app.screen.faults == [])
    }
  }
}

@MainActor @Suite("Tabs show the title, image and badge that the assembly currently gives them")
struct TabListingTests {
  @Test(arguments: World.all)
  func `a badge follows the app's value in a sidebar`(world: World) async {
    await RadioApp.run(on: world, RadioApp.wide) { app in
      app.news.unread = 3
      await app.settle()
      #expect(app.listed == ["home", "Library(albums artists)", "inbox:3", "?search"])
      app.news.unread = 0
      await app.settle()
      #expect(app.listed == ["home", "Library(albums artists)", "inbox", "?search"])
    }
  }

  @Test(arguments: World.all)
  func `a badge follows the app's value on a plain bar`(world: World) async {
    await RadioApp.run(on: world, RadioApp.wide, isSorted: false) { app in
      #expect(app.listed == [] && app.tabs?.viewControllers?.count == 5)
      let item = app.tabs?.viewControllers?[3].tabBarItem
      for unread in 1...3 {
        app.news.unread = unread
        await app.settle()
        #expect(item?.badgeValue == "\(unread)")
      }
      app.navigator.show(.inbox)
      await app.settle()
      app.news.unread = 0
      await app.settle()
      #expect(app.tabs?.viewControllers?[3].tabBarItem === item && item?.badgeValue == nil)
    }
  }

  @Test func `what the app writes on an item stays where the listing says nothing`() async {
    await RadioApp.run(on: World.all[0], RadioApp.wide, isSorted: false) { app in
      app.tabs?.viewControllers?[1].tabBarItem.badgeValue = "!"
      app.news.unread = 3
      await app.settle()
      #expect(app.tabs?.viewControllers?[1].tabBarItem.badgeValue == "!")
    }
  }

  @Test(arguments: World.all)
  func `sections go and come with the app's values`(world: World) async {
    await RadioApp.run(on: world, RadioApp.wide) { app in
      app.navigator.show(.artists)
      await app.settle()
      app.news.isSorted = false
      await app.expect("main[(home) | albums… | *(artists) | inbox… | search…]")
      #expect(app.listed == ["home", "albums", "artists", "inbox", "search"])
      app.news.isSorted = true
      await app.expect("main[(home) | albums… | *(artists) | inbox… | search…]")
      #expect(app.listed == ["home", "Library(albums artists)", "inbox", "?search"])
    }
  }
}
