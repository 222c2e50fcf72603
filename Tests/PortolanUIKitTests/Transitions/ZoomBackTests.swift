import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite(
  "A pull closes a screen shown by a zoom transition, after asking the screen's exit guard (U176)")
struct ZoomBackTests {
  /// The products, with a photo and a button on the bar.
  private final class Photos: UIViewController, PopoverSourceProvider {
    let photo = UIView()
    let button = UIBarButtonItem()

    override func viewDidLoad() { view.addSubview(photo) }

    func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
      name == "bar" ? button : photo
    }
  }

  private nonisolated static let worlds = World.all.filter { $0.profile >= .iOS18 }
  private let photos = Photos()

  /// What takes a pushed screen back: a pull and a swipe.
  enum Gesture: CaseIterable {
    case pull, swipe

    @MainActor func begins(on screen: HeadlessScreen) -> Bool {
      self == .pull ? screen.beginZoomBack() : screen.beginSwipeBack()
    }
  }

  private func run(
    _ world: World, _ style: PresentationStyle = .fullScreen, from source: SourceName = "photo",
    showing route: Shop, _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(
        screen, map: MovingMap(style) { _ in .zoom(from: source) },
        odd: { [photos] route, _ in route == .products ? photos : nil })
      app.navigator.show(.main)
      await app.settle()
      app.navigator.show(route)
      await app.settle()
      try await body(app)
      #expect(screen.faults == [] && app.codes == [])
    }
  }

  /// Settles, and expects a tree; the products have no name on screen.
  private func expect(
    _ app: TestApp, _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    await app.settle()
    #expect(app.navigator.tree.picture == picture, sourceLocation: location)
  }

  @Test(
    "phones B11: a pushed screen goes, and comes back when a person lets go early",
    arguments: worlds, Gesture.allCases)
  func pushed(world: World, gesture: Gesture) async {
    await run(world, showing: .product(id: 1)) { app in
      #expect(gesture.begins(on: app.screen))
      app.screen.cancelSwipeBack()
      await expect(app, "main[*(products › product(1)) | account…]")
      #expect(gesture.begins(on: app.screen))
      app.screen.finishSwipeBack()
      await expect(app, "main[*(products) | account…]")
    }
  }

  @Test(
    "U45: one that is still coming has come first, and goes, or stays", arguments: worlds,
    [true, false])
  func coming(world: World, stays: Bool) async {
    await run(world, showing: .products) { app in
      let request = app.navigator.show(.product(id: 1))
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      #expect(app.screen.isTransitioning && app.screen.beginZoomBack())
      await app.breathe()
      if stays { app.screen.cancelSwipeBack() } else { app.screen.finishSwipeBack() }
      let stack = stays ? "products › product(1)" : "products"
      await expect(app, "main[*(\(stack)) | account…]")
      #expect(request.ending == "arrived")
      #expect(app.stack?.viewControllers.count == (stays ? 2 : 1))
    }
  }

  @Test(
    "U45: one that a person has let go is held, and goes, or comes back", arguments: worlds,
    [true, false])
  func going(world: World, comesBack: Bool) async {
    await run(world, showing: .product(id: 1)) { app in
      #expect(app.screen.beginZoomBack())
      app.screen.finishSwipeBack()
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      #expect(app.screen.isTransitioning && app.screen.beginZoomBack())
      await app.breathe()
      if comesBack { app.screen.cancelSwipeBack() } else { app.screen.finishSwipeBack() }
      let stack = comesBack ? "products › product(1)" : "products"
      await expect(app, "main[*(\(stack)) | account…]")
      app.navigator.show(.product(id: 2))
      await expect(app, "main[*(products › product(2)) | account…]")
    }
  }

  @Test("U45: one that a request takes away goes on, and nobody holds it", arguments: worlds)
  func requested(world: World) async {
    await run(world, showing: .product(id: 1)) { app in
      let back = app.navigator.back()
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      #expect(app.screen.isTransitioning && !app.screen.beginZoomBack())
      await expect(app, "main[*(products) | account…]")
      #expect(back.ending == "arrived")
    }
  }

  @Test("U45: one that is still coming and asks is asked", arguments: worlds)
  func asksWhileComing(world: World) async throws {
    try await run(world, showing: .products) { app in
      let asked = Asked(.stay)
      app.navigator.show(.product(id: 1))
      await app.breathe()
      try asked.hold(try #require(app.navigator.tree.visiblePath.last), in: app)
      app.screen.advance(by: .milliseconds(100))
      #expect(app.screen.isTransitioning && !app.screen.beginZoomBack())
      await expect(app, "main[*(products › product(1)) | account…]")
      #expect(asked.count == 1)
      asked.verdict = .leave
      #expect(!app.screen.beginZoomBack())
      await expect(app, "main[*(products) | account…]")
    }
  }

  @Test("phones B11: a pushed screen that asks is asked once", arguments: worlds, Gesture.allCases)
  func asks(world: World, gesture: Gesture) async throws {
    try await run(world, showing: .product(id: 1)) { app in
      let asked = Asked(.stay)
      try asked.hold(try #require(app.navigator.tree.visiblePath.last), in: app)
      for _ in 0..<2 { #expect(!gesture.begins(on: app.screen)) }
      await expect(app, "main[*(products › product(1)) | account…]")
      #expect(asked.count == 1)
      asked.verdict = .leave
      #expect(!gesture.begins(on: app.screen))
      await expect(app, "main[*(products) | account…]")
      #expect(asked.count == 2)
    }
  }

  @Test("phones B11: a layer goes, and one that asks is asked", arguments: worlds)
  func layer(world: World) async throws {
    try await run(world, showing: .note) { app in
      let asked = Asked(.stay)
      try asked.hold(try #require(app.navigator.tree.visiblePath.last), in: app)
      #expect(!app.screen.beginZoomBack())
      await expect(app, "main[*(products) | account…] ⇧ fullScreen (note)")
      #expect(asked.count == 1)
      asked.verdict = .leave
      #expect(!app.screen.beginZoomBack())
      await expect(app, "main[*(products) | account…]")
      app.navigator.show(.note)
      await app.settle()
      #expect(app.screen.beginZoomBack())
      app.screen.finishSheetDrag()
      await expect(app, "main[*(products) | account…]")
    }
  }

  @Test("phones B11: a layer that a person may not close stays", arguments: worlds)
  func modal(world: World) async {
    await run(world, .sheet.notDismissable, showing: .note) { app in
      #expect(!app.screen.beginZoomBack())
      await app.settle()
      #expect(app.navigator.tree.picture.hasSuffix("(note)"))
    }
  }

  @Test("phones B11: from iOS 26 on it grows out of a button on a bar", arguments: World.all)
  func barButton(world: World) async {
    await run(world, from: "bar", showing: .product(id: 1)) { app in
      app.navigator.back()
      await expect(app, "main[*(products) | account…]")
      let buttons = app.screen.zooms.map { $0.barButtonItem === photos.button }
      #expect(buttons == (world.profile < .iOS26 ? [] : [true, true]))
    }
  }
}
