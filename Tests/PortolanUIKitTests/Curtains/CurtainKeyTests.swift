import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A curtain's window becomes key, and its closing makes the window beneath key again")
struct CurtainKeyTests {
  @Test(arguments: World.all)
  func `keys, keyboard and assistive technology are taken from what is beneath, and given back`(
    world: World
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, build: addField)
      app.navigator.show(.products)
      await app.settle()
      try screen.type("milk", into: "products field")
      let field = try #require(screen.keyboard)
      app.navigator.show(.cover)
      #expect(app.curtain?.isKeyWindow == true && screen.keyboard == nil)
      #expect(
        app.window.accessibilityElementsHidden && !screen.accessibleLabels.contains("products"))
      try screen.type("1234", into: "cover field")
      #expect(screen.keyboard != nil && screen.keyboard !== field)
      app.navigator.close(.cover)
      #expect(app.window.isKeyWindow && screen.keyboard === field)
      #expect(!app.window.accessibilityElementsHidden)
      #expect(screen.announcements.last?.notification == .screenChanged)
    }
  }

  @Test(arguments: World.all)
  func `a screen beneath that takes the keyboard as it appears does not get it`(
    world: World
  ) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      var field: UITextField?
      let app = TestApp(
        screen,
        odd: { route, _ in
          guard route == .note else { return nil }
          let eager = EagerScreen()
          field = eager.field
          return eager
        })
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.cover)
      app.navigator.show(.note)
      await app.settle()
      #expect(app.shown.hasSuffix("fullScreen (eager…)"))
      #expect(app.curtain?.isKeyWindow == true && screen.keyboard == nil)
      // Later too, when nothing is performed.
      app.window.makeKey()
      field?.becomeFirstResponder()
      #expect(app.curtain?.isKeyWindow == true)
      app.navigator.close(.cover)
      #expect(field != nil && screen.keyboard === field)
    }
  }

  @Test(arguments: World.all)
  func `of several each gets back its own keyboard when it is in front again`(
    world: World
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, build: addField)
      app.navigator.show(.products)
      await app.settle()
      try screen.type("milk", into: "products field")
      let beneath = try #require(screen.keyboard)
      app.navigator.show(.cover)
      try screen.type("1", into: "cover field")
      let lock = try #require(screen.keyboard)
      app.navigator.show(.note, placed: .curtain)
      try screen.type("2", into: "note field")
      let said = screen.announcements.count
      app.navigator.close(.note)
      #expect(screen.keyboard === lock && app.curtain?.isKeyWindow == true)
      #expect(screen.announcements.count == said + 1)
      app.navigator.close(.cover)
      #expect(screen.keyboard === beneath && app.window.isKeyWindow)
    }
  }

  @Test(arguments: [true, false])
  func `keys go back to the window of the app that had them last`(passesOn: Bool) async {
    var assumptions = HeadlessAssumptions()
    assumptions.hidingPassesKeyOn = passesOn
    await HeadlessScreen.run(on: HeadlessScreen(assumptions: assumptions)) { screen in
      let app = TestApp(screen, isShown: false)
      app.window.rootViewController = app.root
      app.window.isHidden = false
      app.navigator.show(.cover)
      await app.settle()
      let other = screen.makeWindow()
      other.makeKeyAndVisible()
      #expect(app.curtain?.isKeyWindow == true)
      app.navigator.close(.cover)
      #expect(other.isKeyWindow)
    }
  }

  @Test func `a controller that takes keys itself has none beneath it`() async throws {
    await HeadlessScreen.run { screen in
      let chat = ChatScreen()
      let app = TestApp(screen, odd: { route, _ in route == .note ? chat : nil })
      app.navigator.show(.main)
      app.navigator.show(.note)
      await app.settle()
      #expect(chat.isFirstResponder)
      app.navigator.show(.cover)
      #expect(!chat.isFirstResponder)
      app.navigator.close(.cover)
      #expect(chat.isFirstResponder)
    }
  }

  private func addField(_ screen: TestScreen) {
    let field = UITextField()
    field.placeholder = "\(screen.name) field"
    field.accessibilityLabel = screen.name
    field.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    screen.view.addSubview(field)
  }
}

/// Is first responder itself, so that it can show a bar above the keyboard.
private final class ChatScreen: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}

/// Takes the keyboard as soon as it can.
private final class EagerScreen: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "eager"
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}
