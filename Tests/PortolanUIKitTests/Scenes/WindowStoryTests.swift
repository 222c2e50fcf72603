import HeadlessUIKit
import Portolan
import Testing

@testable import PortolanUIKit

@MainActor
@Suite(
  "When a navigator's window closes or is replaced, its next window shows the same tree")
struct WindowStoryTests {
  private let log = CallLog()
  private let navigator: Navigator<Shop>

  init() {
    navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: HeadlessClock())
    navigator.show(.main)
  }

  private func open(_ screen: HeadlessScreen) async -> UIWindow {
    let window = screen.makeWindow()
    window.rootViewController = SceneRootController(navigator.scene, TestScreens(log: log))
    window.makeKeyAndVisible()
    await settle(screen)
    return window
  }

  private func close(_ window: UIWindow, _ screen: HeadlessScreen) async {
    // UIKit logs what is dismissed while something else comes or goes (U87).
    if !screen.isTransitioning { window.rootViewController?.dismiss(animated: false) }
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
    await settle(screen)
  }

  private func settle(_ screen: HeadlessScreen) async {
    for _ in 0..<20 {
      for _ in 0..<20 { await Task.yield() }
      screen.turn()
      screen.finishTransitions()
    }
  }

  private func expect(
    _ picture: String, in window: UIWindow, _ screen: HeadlessScreen,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    await settle(screen)
    let shown = PortolanUIKitTests.picture(of: window)
    #expect(shown == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
  }

  @Test(
    "a second window over a full-screen layer does not take turns with the first",
    arguments: World.all)
  func secondOverCover(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let first = await open(screen)
      navigator.show(.note)
      await settle(screen)
      var reports = 0
      navigator.scene.onEvent = {
        if case .diagnosed(let diagnostic) = $0, diagnostic.code == "NAV078" { reports += 1 }
      }
      let second = await open(screen)
      await expect("main[*(products) | account…] ⇧ fullScreen (note)", in: second, screen)
      #expect(reports == 1)
      #expect(first.rootViewController?.children.isEmpty == true)
      #expect(!navigator.scene.isBusy)
      _ = first
    }
  }

  @Test(
    "a second window that goes in the turn in which it came gives the navigator back",
    arguments: World.all)
  func secondForATurn(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let first = await open(screen)
      navigator.show(.bag)
      await settle(screen)
      let second = screen.makeWindow()
      second.rootViewController = SceneRootController(navigator.scene, TestScreens(log: log))
      second.makeKeyAndVisible()
      await close(second, screen)
      navigator.show(.checkout)
      await expect("main[*(products) | account…] ⇧ sheet (bag › checkout)", in: first, screen)
    }
  }

  @Test("a plan does not go on in a root that is replaced meanwhile", arguments: World.all)
  func replacedDuringAPlan(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let first = await open(screen)
      let host = try #require(navigator.scene.currentHost as? SceneHost)
      navigator.push(.product(id: 1))
      screen.turn()
      // As each step of a plan waits for the one before.
      var goesOn = false
      host.atRest { goesOn = true }
      #expect(!goesOn && screen.isTransitioning)
      let second = await open(screen)
      await expect("main[*(products › product(1)) | account…]", in: second, screen)
      #expect(!goesOn && first.rootViewController?.children.isEmpty == true)
    }
  }

  @Test("a plan does not go on in a window that is closed meanwhile", arguments: World.all)
  func closedDuringAPlan(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let window = await open(screen)
      let root = window.rootViewController
      let request = navigator.show([.lock, .bag])
      navigator.show(.bag)
      screen.turn()
      await close(window, screen)
      #expect(request.outcome != nil && !navigator.scene.isBusy)
      #expect(screen.faults == [], "nothing is presented outside the window")
      let again = await open(screen)
      await expect(navigator.tree.picture, in: again, screen)
      _ = root
    }
  }

  @Test(
    "a root that is kept when its window closes performs nothing until it is in one again",
    arguments: World.all)
  func kept(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let window = await open(screen)
      let root = window.rootViewController
      let running = navigator.push(.product(id: 1))
      screen.turn()
      await close(window, screen)
      #expect(running.ending != "open")
      let request = navigator.show(.lock)
      await settle(screen)
      #expect(request.ending == "arrived", "in the tree alone")
      let again = screen.makeWindow()
      again.rootViewController = root
      again.makeKeyAndVisible()
      await expect("lock", in: again, screen)
    }
  }

}
