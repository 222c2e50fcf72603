import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A curtain has a window of its own, above alerts")
struct CurtainWindowTests {
  @Test(arguments: World.all)
  func `its window is there and laid out when the call returns, whatever moves beneath`(
    world: World
  ) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.bag)
      app.screen.turn()
      #expect(app.screen.isTransitioning)
      app.navigator.show(.cover)
      let window = try #require(app.curtain)
      #expect(window.windowLevel.rawValue > UIWindow.Level.alert.rawValue && !window.isHidden)
      #expect(picture(of: window) == "(cover)")
      #expect(window.rootViewController?.children.last?.view.bounds.size == app.screen.size)
      #expect(app.window.isHidden == false)
      await app.settle()
      #expect(app.shown == "main[*(products) | account…] ⇧ sheet (bag)")
      #expect(app.screen.faults == [])
    }
  }

  @Test func `it is laid out also while a finger drags a sheet`() async {
    await TestApp.run { app in
      app.navigator.show(.bag)
      await app.settle()
      #expect(app.screen.beginSheetDrag())
      app.navigator.show(.cover)
      #expect(picture(of: app.curtain) == "(cover)")
      app.screen.cancelSheetDrag()
      await app.settle()
      #expect(app.shown == "main[*(products) | account…] ⇧ sheet (bag)")
    }
  }

  @Test(arguments: World.all)
  func `a layer that takes the screen's view out of its window is covered too`(
    world: World
  ) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      app.navigator.show(.note)
      await app.settle()
      #expect(app.root.view.window == nil)
      app.navigator.show(.cover)
      #expect(picture(of: app.curtain) == "(cover)")
      app.navigator.close(.cover)
      await app.settle()
      #expect(app.shown == "main[*(products) | account…] ⇧ fullScreen (note)")
    }
  }

  @Test(arguments: World.all)
  func `an alert of other code is beneath it, and its sheets are closed with it`(
    world: World
  ) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Sure", style: .default) { _ in })
      app.root.present(alert, animated: false)
      await app.settle()
      app.navigator.show(.cover)
      app.navigator.show(.code)
      await app.settle()
      #expect(throws: HeadlessTouchError.self) { try app.screen.tap("Sure") }
      #expect(picture(of: app.curtain) == "(cover › code)")
      try app.screen.tap("Back")
      await app.settle()
      #expect(picture(of: app.curtain) == "(cover)")
      app.navigator.close(.cover)
      await app.settle()
      try app.screen.tap("Sure")
      await app.settle()
      #expect(app.shown == "main[*(products) | account…]" && app.screen.faults == [])
    }
  }

  @Test func `it looks as the app's window does`() async {
    await TestApp.run { app in
      app.window.tintColor = .red
      app.window.overrideUserInterfaceStyle = .dark
      app.navigator.show(.cover)
      #expect(app.curtain?.tintColor == .red)
      #expect(app.curtain?.rootViewController?.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test(arguments: World.all)
  func `an alert that asks before a screen goes is still there after it, and is heard`(
    world: World
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      var draft: ScreenContext<Shop>?
      let app = TestApp(
        screen,
        odd: { route, context in
          if route == .product(id: 1) { draft = context }
          return nil
        })
      app.navigator.show(.product(id: 1))
      await app.settle()
      draft?.askBeforeLeaving { await ask(over: app.root) }
      let back = app.navigator.back()
      await app.settle()
      app.navigator.show(.cover)
      await app.settle()
      app.navigator.close(.cover)
      await app.settle()
      try screen.tap("Discard")
      await app.settle()
      #expect(back.outcome != nil && app.shown == "main[*(products) | account…]")
      #expect(screen.faults == [])
    }
  }

  @Test func `beneath it nothing is animated, and above it is`() async {
    await TestApp.run { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.cover)
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.beginWhatIsAsked()
      #expect(!app.screen.isTransitioning)
      app.navigator.show(.code)
      await app.beginWhatIsAsked()
      #expect(app.screen.isTransitioning)
    }
  }

  @Test func `it is in the picture that the system takes of the scene`() async {
    await HeadlessScreen.run { screen in
      let app = TestApp(screen, build: addSign)
      app.navigator.show(.main)
      await app.settle()
      #expect(screen.snapshot.contains("products"))
      let watch = NotificationCenter.default.addObserver(
        forName: UIScene.willDeactivateNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { _ = app.navigator.show(.cover) }
      }
      defer { NotificationCenter.default.removeObserver(watch) }
      app.screen.enterBackground()
      #expect(Set(app.screen.snapshot) == ["cover"])
      #expect(picture(of: app.curtain) == "(cover)")
    }
  }

  @Test func `a scene that comes again has it in the new window, before anything else`()
    async throws
  {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.cover)
      await app.settle()
      let old = Watch(app.curtain)
      let next = TestScreens(log: app.log)
      let screen = HeadlessScreen()
      try await HeadlessScreen.run(on: screen) { screen in
        let window = screen.makeWindow()
        window.rootViewController = SceneRootController(app.navigator.scene, next)
        window.makeKeyAndVisible()
        let curtain = try #require(screen.scene.windows.last)
        #expect(curtain !== window && picture(of: curtain) == "(cover)")
        await app.beginWhatIsAsked()
        #expect(picture(of: window) == "main[*(products) | account…]" && curtain.isKeyWindow)
      }
      #expect(!old.isAlive)
    }
  }

  @Test func `attacks M5: over a window without a scene it has a window by frame`() async {
    await HeadlessScreen.run { screen in
      let app = TestApp(screen, isShown: false)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = app.root
      window.makeKeyAndVisible()
      app.navigator.show(.products)
      let request = app.navigator.show(.cover)
      await app.settle()
      #expect(request.outcome?.failure == nil && request.outcome != nil)
      #expect(app.navigator.scene.isUnderCurtain)
      #expect(window.accessibilityElementsHidden && !window.isKeyWindow)
      app.navigator.close(.cover)
      await app.settle()
      #expect(!window.accessibilityElementsHidden && window.isKeyWindow)
    }
  }

  @Test(arguments: World.all)
  func `its screens die with it, presented ones too`(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      var context: ScreenContext<Shop>?
      let app = TestApp(
        screen,
        odd: { route, new in
          if route == .cover { context = new }
          return nil
        })
      app.navigator.show(.main)
      app.navigator.show(.cover)
      await app.settle()
      context?.navigator?.show(.note, placed: .presented(.sheet))
      await app.settle()
      #expect(picture(of: app.curtain) == "(cover) ⇧ sheet (note)")
      let window = Watch(app.curtain)
      let root = Watch(app.curtain?.rootViewController)
      app.navigator.close(.cover)
      await app.settle()
      #expect(!window.isAlive && !root.isAlive)
      #expect(app.screen.faults == [] && app.shown == "main[*(products) | account…]")
    }
  }

  @Test(arguments: [false, true])
  func `a screen of it that outlives it is named, pushed or first`(isPushed: Bool) async {
    await HeadlessScreen.run { screen in
      var kept: UIViewController?
      let app = TestApp(
        screen,
        odd: { route, _ in
          guard route == (isPushed ? .code : .cover) else { return nil }
          kept = UIViewController()
          return kept
        })
      app.navigator.show(.main)
      app.navigator.show(.cover)
      app.navigator.show(.code)
      await app.settle()
      app.navigator.close(.cover)
      await app.settle()
      for _ in 0..<2 { await app.outwait() }
      let codes = app.events.compactMap { event in
        if case .diagnosed(let diagnostic) = event { diagnostic.code } else { nil }
      }
      #expect(codes == ["NAV061"] && kept != nil)
    }
  }

  private func addSign(_ screen: TestScreen) {
    let label = UILabel()
    label.text = screen.name
    screen.view.addSubview(label)
    screen.view.backgroundColor = .white
  }
}

/// Asks with an alert whether a draft may go.
@MainActor private func ask(over presenter: UIViewController) async -> ExitVerdict {
  await withCheckedContinuation { answer in
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in
        answer.resume(returning: .leave)
      })
    presenter.present(alert, animated: true)
  }
}

extension TestApp {
  fileprivate func beginWhatIsAsked() async {
    for _ in 0..<20 { await Task.yield() }
    screen.turn()
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
