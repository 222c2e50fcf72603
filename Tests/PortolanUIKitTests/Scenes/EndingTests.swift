import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A scene that closes during a transition releases its screens and ends all requests")
struct EndingTests {
  /// What runs when the scene ends.
  enum Running: CaseIterable, Sendable {
    case nothing, push, partSwitch, presentation, dismissal, swipe
  }

  private func begin(_ running: Running, _ app: TestApp) async -> NavigationRequest? {
    let navigator = app.navigator
    navigator.show(.reviews(of: 1))
    if running == .dismissal { navigator.show(.bag) }
    await app.settle()
    switch running {
    case .nothing: return nil
    case .push: return navigator.push(.product(id: 2))
    case .partSwitch: return navigator.show(.login)
    case .presentation: return navigator.show(.bag)
    case .dismissal: return navigator.dismiss()
    case .swipe:
      #expect(app.screen.beginSwipeBack())
      return navigator.show(.bag)
    }
  }

  @Test("the root and all beneath it die with the window", arguments: World.all, Running.allCases)
  func diesWithTheWindow(world: World, running: Running) async {
    let screen = world.screen
    await HeadlessScreen.run(on: screen) { screen in
      var app: TestApp? = TestApp(screen)
      var request: NavigationRequest?
      var watched: [Watch] = []
      if let app {
        request = await begin(running, app)
        watched = [Watch(app.root), Watch(app.part), Watch(app.front), Watch(app.window)]
        #expect(watched.count(where: \.isAlive) == 4)
        app.navigator.scene.close()
        #expect(!app.navigator.scene.isBusy)
      }
      if let request { #expect(request.ending == "NAV043") }
      app?.window.isHidden = true
      app?.window.rootViewController = nil
      app = nil
      screen.cancelSwipeBack()
      for _ in 0..<5 {
        screen.advance(by: .seconds(1))
        for _ in 0..<50 { await Task.yield() }
      }
      #expect(watched.count(where: \.isAlive) == 0)
    }
  }

  @Test(
    "a navigator that is closed answers what comes later, and the screen stays as it is",
    arguments: Running.allCases)
  func closed(running: Running) async {
    await TestApp.run { app in
      _ = await begin(running, app)
      app.navigator.scene.close()
      app.screen.cancelSwipeBack()
      app.screen.advance(by: .seconds(3))
      await app.breathe()
      let before = app.shown
      let late = app.navigator.show(.lock)
      await app.breathe()
      #expect(late.ending == "NAV043")
      #expect(app.shown == before)
      #expect(app.root.presentedViewController == nil)
    }
  }
}
