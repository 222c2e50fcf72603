import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor @Suite("A layer opens and closes in a custom presentation of the app")
struct CustomPresentationTests {
  private let beneath = "main[*(products) | account…]"

  private func showing(
    _ body: @MainActor (TestApp, NavigationRequest) async throws -> Void
  ) async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      await app.settle()
      let request = app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.settle()
      app.screen.advance(by: .seconds(1))
      try await body(app, request)
    }
  }

  @Test func `VoiceOver hears that it has come, where it is, and that it has gone`() async throws {
    try await showing { app, request in
      await app.expect(beneath + " ⇧ custom (note)")
      #expect(request.ending == "arrived")
      let note = try #require(app.root.children.last?.children.last as? TestScreen)
      #expect(app.screen.announcements.last?.notification == .screenChanged)
      #expect(app.screen.announcements.last?.text == note.view.accessibilityLabel)
      let said = app.screen.announcements.count
      app.navigator.dismiss()
      await app.settle()
      app.screen.advance(by: .seconds(1))
      await app.expect(beneath)
      #expect(app.screen.announcements.count == said + 1)
      #expect(app.drawer.calls == ["present animated", "dismiss animated"])
    }
  }

  /// Seed 1796086634 of the walks on UIKit: the layer's screen stands beside the elements of a stack.
  @Test func `a dialog comes over it when what covered it has gone`() async throws {
    let screen = HeadlessScreen()
    screen.assumptions.losesEarlyPresentations = true
    try await TestApp.run(on: screen) { app in
      app.navigator.show(.main)
      app.navigator.show(.signIn)
      await app.settle()
      app.navigator.show(.reviews(of: 2), placed: .presented(.custom(Drawer.name)))
      await app.settle()
      screen.advance(by: .seconds(1))
      app.navigator.show(.note)
      await app.settle()
      app.navigator.dismiss()
      await app.settle()
      let request = app.navigator.show(.reviews(of: 1), placed: .presented(.confirmationDialog))
      await app.settle()
      #expect(request.ending == "arrived")
      app.navigator.dismiss()
      await app.settle()
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(app.codes == [])
    }
  }

  @Test func `the tree follows what a person has taken away, which is not dismissed again`()
    async throws
  {
    try await showing { app, _ in
      try app.screen.tap("Push away")
      await app.expect(beneath)
      #expect(app.drawer.calls == ["present animated"])
    }
  }

  @Test func `without animation it comes at once, and the keyboard goes first`() async throws {
    try await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let app = TestApp(screen, map: MovingMap(.cut, .custom(Drawer.name)))
      app.navigator.show(.main)
      await app.settle()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      app.root.view.addSubview(field)
      field.becomeFirstResponder()
      app.navigator.show(.note)
      await app.expect(beneath + " ⇧ custom (note)")
      #expect(!field.isFirstResponder)
      #expect(app.drawer.calls == ["present"])
    }
  }

  @Test func `with Reduce Motion it does not move`() async throws {
    let screen = HeadlessScreen()
    screen.reduceMotion = true
    try await TestApp.run(on: screen) { app in
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.expect(beneath + " ⇧ custom (note)")
      app.navigator.dismiss()
      await app.expect(beneath)
      #expect(app.drawer.calls == ["present", "dismiss"])
    }
  }

  @Test func `what it stands on takes it along, and it is told`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.bag)
      await app.settle()
      app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.settle()
      app.screen.advance(by: .seconds(1))
      await app.expect(beneath + " ⇧ sheet (bag) ⇧ custom (note)")
      let watch = Watch(app.root.presentedViewController?.children.last)
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.expect(beneath)
      #expect(app.drawer.calls == ["present animated", "dismiss"])
      app.screen.advance(by: .seconds(3))
      await app.settle()
      #expect(!watch.isAlive)
    }
  }

  @Test func `one that never ends holds nobody up for longer than the deadline`() async throws {
    try await TestApp.run { app in
      app.drawer.isSilent = true
      app.navigator.show(.main)
      await app.settle()
      let request = app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.settle()
      #expect(request.outcome == nil)
      await app.outwait()
      #expect(request.outcome != nil)
      app.drawer.isSilent = false
      app.navigator.show(.lock)
      await app.expect("lock", endsInTime: false)
    }
  }

  @Test func `a name that the root does not know is reported, and a sheet comes`() async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      await app.settle()
      app.root.customPresentations = [:]
      app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.settle()
      #expect(app.root.presentedViewController is TestScreen)
      #expect(app.codes.contains("NAV149"))
    }
  }

  /// With UIKit's own means: a style, a transitioning delegate and a controller around the screen.
  @MainActor
  private final class Card: NSObject, CustomPresentation,
    UIViewControllerTransitioningDelegate
  {
    let hasFrame: Bool
    private(set) var askedForAnimator = 0

    init(hasFrame: Bool) { self.hasFrame = hasFrame }

    func present(
      _ screen: PresentedScreen, over presenter: UIViewController, animated: Bool,
      completion: @escaping @MainActor () -> Void
    ) {
      var card = screen.controller
      if hasFrame {
        card = UIViewController()
        card.addChild(screen.controller)
        card.view.addSubview(screen.controller.view)
        screen.controller.didMove(toParent: card)
      }
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = self
      presenter.present(card, animated: animated, completion: completion)
    }

    func dismiss(
      _ screen: PresentedScreen, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
      guard let presenter = screen.controller.presentingViewController else { return completion() }
      presenter.dismiss(animated: animated, completion: completion)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      askedForAnimator += 1
      return nil
    }
  }

  @Test(arguments: [false, true])
  func `it may present with UIKit, with a transitioning delegate of its own`(
    hasFrame: Bool
  ) async throws {
    try await TestApp.run { app in
      let card = Card(hasFrame: hasFrame)
      app.root.customPresentations["card"] = card
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(.note, placed: .presented(.custom("card")))
      await app.settle()
      #expect(app.navigator.tree.picture == beneath + " ⇧ custom (note)")
      #expect(card.askedForAnimator == 1)
      app.navigator.show(.bag, placed: .presented(.sheet))
      await app.settle()
      #expect(app.navigator.tree.picture == beneath + " ⇧ custom (note) ⇧ sheet (bag)")
      #expect(app.root.presentedViewController?.presentedViewController is UINavigationController)
      app.navigator.dismissAll()
      await app.expect(beneath)
    }
  }
}
