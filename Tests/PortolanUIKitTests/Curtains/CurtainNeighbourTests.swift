import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A curtain covers the windows of the app beneath it, and no others")
struct CurtainNeighbourTests {
  /// Takes the keys back in the turn after it has lost them.
  private final class GreedyWindow: UIWindow {
    private(set) var taken = 0

    override func becomeKey() {
      super.becomeKey()
      taken += 1
    }

    override func resignKey() {
      super.resignKey()
      Task { [weak self] in self?.makeKey() }
    }
  }

  /// Shows a window with a field in which somebody types.
  private func show(
    _ window: UIWindow, at level: UIWindow.Level = .normal
  ) -> (window: UIWindow, field: UITextField) {
    let field = UITextField()
    let root = UIViewController()
    root.view.addSubview(field)
    window.rootViewController = root
    window.windowLevel = level
    window.isHidden = false
    return (window, field)
  }

  @Test(
    "phones B8: the system's window with the keyboard's views stays as it is", arguments: World.all)
  func system(world: World) async {
    await TestApp.run(on: world.screen) { app in
      let effects = show(HeadlessSystemWindow(windowScene: app.screen.scene))
      let own = show(UIWindow(windowScene: app.screen.scene))
      app.navigator.show(.cover)
      effects.field.becomeFirstResponder()
      await app.settle()
      #expect(!effects.window.accessibilityElementsHidden && effects.field.isFirstResponder)
      own.field.becomeFirstResponder()
      await app.settle()
      #expect(own.window.accessibilityElementsHidden && !own.field.isFirstResponder)
      #expect(app.curtain?.isKeyWindow == true)
      app.navigator.close(.cover)
      await app.settle()
      #expect(!own.window.accessibilityElementsHidden)
    }
  }

  @Test("phones B8: a window above the curtain keeps what it has", arguments: World.all)
  func above(world: World) async {
    await TestApp.run(on: world.screen) { app in
      let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 100)
      let toast = show(UIWindow(windowScene: app.screen.scene), at: level)
      app.navigator.show(.cover)
      toast.window.makeKey()
      toast.field.becomeFirstResponder()
      await app.settle()
      #expect(toast.window.isKeyWindow && toast.field.isFirstResponder)
      #expect(!toast.window.accessibilityElementsHidden)
      app.navigator.close(.cover)
      await app.settle()
      #expect(!app.window.accessibilityElementsHidden)
    }
  }

  @Test(
    "attacks L11: a window that comes beneath a curtain is covered at once, also without keys",
    arguments: World.all)
  func comesLater(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.cover)
      await app.settle()
      let late = show(UIWindow(windowScene: app.screen.scene))
      #expect(late.window.accessibilityElementsHidden && !late.window.isKeyWindow)
      app.navigator.close(.cover)
      #expect(!late.window.accessibilityElementsHidden)
      await app.settle()
    }
  }

  @Test(
    "phones B8: keys are not taken for ever from a window that takes them back",
    arguments: World.all)
  func greedy(world: World) async throws {
    await TestApp.run(on: world.screen) { app in
      let greedy = GreedyWindow(windowScene: app.screen.scene)
      let shown = show(greedy)
      app.navigator.show(.cover)
      greedy.makeKey()
      for _ in 0..<3 { await app.settle() }
      #expect((2...5).contains(greedy.taken))
      #expect(shown.window.accessibilityElementsHidden)
      let taken = greedy.taken
      app.navigator.show(.main)
      for _ in 0..<3 { await app.settle() }
      #expect((taken + 1...taken + 5).contains(greedy.taken), "a change beneath takes them again")
      app.navigator.close(.cover)
      app.navigator.show(.cover)
      #expect(app.curtain?.isKeyWindow == true, "the next curtain takes them again")
      app.navigator.close(.cover)
      await app.settle()
    }
  }

  @Test("phones B8: what is beneath a curtain does not turn with it")
  func orientations() async throws {
    try await HeadlessScreen.run { screen in
      let app = TestApp(screen, odd: { route, _ in route == .splash ? UprightScreen() : nil })
      app.navigator.show(.splash)
      await app.settle()
      #expect(app.root.supportedInterfaceOrientations == .portrait)
      app.navigator.show(.cover)
      let curtain = try #require(app.curtain?.rootViewController)
      #expect(curtain.supportedInterfaceOrientations == .portrait)
      app.navigator.close(.cover)
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.cover)
      #expect(app.curtain?.rootViewController?.supportedInterfaceOrientations != .portrait)
      app.navigator.close(.cover)
      await app.settle()
    }
  }
}

/// A screen that does not turn.
private final class UprightScreen: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
