import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

extension DeskApp {
  /// Turns a page with a finger; false when there is none on that side.
  func turn(_ swipe: HeadlessSwipe) -> Bool {
    guard screen.beginPageSwipe(swipe) else { return false }
    screen.finishPageSwipe()
    return true
  }

  var pages: RecordingPages? { root.children.last as? RecordingPages }

  /// Whether the view of a screen is in the window, and no view around it is hidden.
  func shows(_ route: Desk) -> Bool {
    var found: [UIViewController] = []
    var rest: [UIViewController] = [root]
    while let next = rest.popLast() {
      if (next as? TestScreen)?.name == "\(route)" { found.append(next) }
      rest += next.children
    }
    return found.contains { screen in
      let views = sequence(first: screen.viewIfLoaded ?? UIView(), next: \.superview)
      return screen.viewIfLoaded?.window != nil && !views.contains(where: \.isHidden)
    }
  }
}

@MainActor
@Suite("A page swipe changes the current page of the tree, if that page's guards allow it (N7)")
struct PageTurnTests {
  private static let start = "book<*leaf(0) | (leaf(1)) | leaf(2)… | leaf(3)…>"

  @Test("a turn is followed, and the next neighbour is built", arguments: World.all)
  func followed(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.book, Self.start)
      #expect(app.turn(.left))
      await app.expect("book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>")
      #expect(app.shows(.leaf(1)) && !app.shows(.leaf(0)))
      #expect(app.turn(.right))
      await app.expect(Self.start)
      #expect(!app.turn(.right), "there is no page before the first")
      #expect(app.door.asked == 0 && app.screens.built == 2 && app.codes == [])
    }
  }

  @Test("a turn that is given up leaves the tree", arguments: World.all)
  func cancelled(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.book, Self.start)
      #expect(app.screen.beginPageSwipe(.left))
      #expect(app.shows(.leaf(1)), "the page is seen as soon as a finger pulls it in")
      app.screen.cancelPageSwipe()
      await app.expect(Self.start)
      #expect(app.shows(.leaf(0)) && !app.shows(.leaf(1)))
    }
  }

  @Test("a page with guards is asked for, and the page before comes back", arguments: World.all)
  func guarded(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      app.door.verdict = .deny("closed")
      let one = "book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>"
      await app.show(.leaf(1), one)
      #expect(app.turn(.left))
      await app.expect(one)
      #expect(app.door.asked == 1 && app.shows(.leaf(1)))
      app.door.verdict = .allow
      #expect(app.screen.beginPageSwipe(.left))
      app.screen.cancelPageSwipe()
      await app.expect(one)
      #expect(app.door.asked == 1, "a turn that is given up asks nothing")
      #expect(app.turn(.left))
      await app.expect("book<leaf(0) | (leaf(1)) | *leaf(2) | leaf(3)>")
      #expect(app.door.asked == 2 && app.shows(.leaf(2)))
    }
  }

  @Test("a page that was entered is not asked for again", arguments: World.all)
  func entered(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.leaf(2), "book<leaf(0)… | (leaf(1)) | *leaf(2) | leaf(3)>")
      #expect(app.turn(.left))
      await app.expect("book<leaf(0)… | (leaf(1)) | leaf(2) | *leaf(3)>")
      app.door.verdict = .deny("closed")
      #expect(app.turn(.right))
      await app.expect("book<leaf(0)… | (leaf(1)) | *leaf(2) | leaf(3)>")
      #expect(app.door.asked == 1 && app.shows(.leaf(2)))
    }
  }

  @Test("a page is not seen before the scene's guards have answered", arguments: World.all)
  func hidden(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow, isWatched: true) { app in
      await app.show(.leaf(0), "book<*leaf(0) | (leaf(1)) | leaf(2)… | leaf(3)…>")
      app.door.verdict = .deny("closed")
      let asked = app.door.asked
      #expect(app.screen.beginPageSwipe(.left))
      app.screen.turn()
      #expect(!app.shows(.leaf(1)))
      app.screen.finishPageSwipe()
      await app.expect("book<*leaf(0) | (leaf(1)) | leaf(2)… | leaf(3)…>")
      #expect(app.door.asked == asked + 1 && app.shows(.leaf(0)))
      app.door.verdict = .allow
      #expect(app.turn(.left))
      await app.expect("book<leaf(0) | *(leaf(1)) | leaf(2) | leaf(3)…>")
      #expect(app.shows(.leaf(1)))
    }
  }

  @Test("a request waits for the end of a turn", arguments: World.all)
  func waits(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.book, Self.start)
      #expect(app.screen.beginPageSwipe(.left))
      app.navigator.show(.leaf(3))
      for _ in 0..<50 { await Task.yield() }
      app.screen.turn()
      #expect(app.shows(.leaf(0)) && app.screen.isGestureRunning)
      app.screen.cancelPageSwipe()
      await app.expect("book<leaf(0) | (leaf(1)) | leaf(2)… | *leaf(3)>")
    }
  }

  @Test("several turns of one moment", arguments: World.all)
  func several(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.book, Self.start)
      #expect(app.turn(.left))
      #expect(app.turn(.right))
      #expect(app.turn(.left))
      await app.expect("book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>")
      #expect(app.turn(.left))
      #expect(app.turn(.left))
      await app.settle()
      #expect(app.navigator.tree.picture == picture(of: app.window))
      #expect(app.screen.faults == [] && !app.navigator.scene.isBusy)
    }
  }

  @Test(
    "phones B12: where the language runs from right to left, the page after stands on the left",
    arguments: World.all)
  func rightToLeft(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      app.screen.rightToLeft = true
      await app.show(.book, Self.start)
      #expect(!app.turn(.left))
      #expect(app.turn(.right))
      await app.expect("book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>")
      try #require(app.pages).sets = []
      await app.show(.leaf(3), "book<leaf(0) | (leaf(1)) | leaf(2)… | *leaf(3)>")
      #expect(app.pages?.sets.first == "reverse, animated")
    }
  }
}

@MainActor @Suite("The page view controller shows the page that is current in the tree (N7)")
struct PagesTests {
  @Test("a link onto a page loads it once", arguments: World.all)
  func link(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.line, "book<leaf(0) | *(leaf(1) › line) | leaf(2)… | leaf(3)…>")
      #expect(app.screens.log.lines.filter { $0 == "line.viewDidLoad" }.count == 1)
      await app.show(.leaf(3), "book<leaf(0) | (leaf(1) › line) | leaf(2)… | *leaf(3)>")
      #expect(app.screens.log.lines.filter { $0 == "leaf(3).viewDidLoad" }.count == 1)
      #expect(app.shows(.leaf(3)))
    }
  }

  @Test("a later page comes from after, an earlier one from before, and each is announced")
  func directions() async throws {
    try await DeskApp.run(DeskApp.narrow) { app in
      await app.show(.leaf(1), "book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>")
      let pages = try #require(app.pages)
      (pages.sets, app.screen.reduceMotion) = ([], false)
      let announced = app.screen.announcements.count
      await app.show(.leaf(3), "book<leaf(0) | (leaf(1)) | leaf(2)… | *leaf(3)>")
      #expect(pages.sets == ["forward, animated", "forward"], "U139 the second renews neighbours")
      #expect(app.screen.announcements.count == announced + 1)
      pages.sets = []
      await app.show(.leaf(0), "book<*leaf(0) | (leaf(1)) | leaf(2)… | leaf(3)>")
      #expect(pages.sets.first == "reverse, animated")
      (pages.sets, app.screen.reduceMotion) = ([], true)
      await app.show(.leaf(3), "book<leaf(0) | (leaf(1)) | leaf(2)… | *leaf(3)>")
      #expect(pages.sets == ["forward"])
    }
  }

  @Test("Back on page two leaves the pages, and a page that wants to be asked is asked")
  func back() async throws {
    try await DeskApp.run(DeskApp.narrow) { app in
      let two = "desk{*(list › album<photo(0) | *photo(1) | photo(2)>) > empty…}"
      await app.show(.photo(1), two)
      let asking = DeskAsking()
      let node = try #require(app.navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Desk>(node: node, in: app.navigator.scene))
      context.askBeforeLeaving { asking.answer() }
      #expect(app.turn(.left))
      await app.expect("desk{*(list › album<photo(0) | photo(1) | *photo(2)>) > empty…}")
      #expect(asking.count == 0, "a page that is turned does not close")
      #expect(app.turn(.right))
      await app.expect(two)
      try app.screen.tap("Back")
      await app.expect(two)
      #expect(asking.count == 1)
      asking.verdict = .leave
      try app.screen.tap("Back")
      await app.expect("desk{*(list) > empty…}")
    }
  }

  @Test("pages that leave the tree are freed with their pages", arguments: World.all)
  func freed(world: World) async throws {
    var pages: Watch?
    var page: Watch?
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.book, "book<*leaf(0) | (leaf(1)) | leaf(2)… | leaf(3)…>")
      pages = Watch(app.pages)
      page = Watch(app.pages?.viewControllers?.first?.children.first)
      #expect(page?.isAlive == true)
      #expect(app.turn(.left))
      await app.show(.start, "start")
      app.screen.advance(by: .seconds(3))
      await app.settle()
      #expect(app.codes == [])
    }
    #expect(pages?.isAlive == false)
    #expect(page?.isAlive == false)
  }

  @Test("NAV071: what the assembly gives instead of pages is replaced")
  func wrong() async throws {
    let navigator = Navigator(DeskMap(), guards: DeskDoor())
    let root = SceneRootController(navigator.scene, PlainScreens())
    _ = root
    await HeadlessScreen.run { screen in
      let window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      navigator.show(.book)
      for _ in 0..<10 {
        for _ in 0..<20 { await Task.yield() }
        screen.finishTransitions()
      }
      #expect(root.children.last is UIPageViewController)
      #expect(screen.beginPageSwipe(.left))
      screen.cancelPageSwipe()
      window.isHidden = true
    }
  }
}

/// Builds a plain controller for each route.
private struct PlainScreens: ScreenAssembly {
  func screen(for route: Desk, in context: ScreenContext<Desk>) -> UIViewController {
    UIViewController()
  }
}
