import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A popover points at the view that its screen names") struct PopoverTests {
  /// A note in a popover over whatever is shown; the rest is the shop.
  private struct PopoverMap: NavigationMap {
    let source: SourceName

    func destination(for route: Shop) -> RouteDestination<Shop> {
      route == .note
        ? .screen(.presented(.popover(from: source))) : ShopMap().destination(for: route)
    }
  }

  /// The products, with a button on the screen and one on the bar.
  private final class Products: UIViewController, PopoverSourceProvider {
    let button = UIButton(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
    let barButton = UIBarButtonItem()
    private(set) var asked: [SourceName] = []

    override func viewDidLoad() { view.addSubview(button) }

    func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
      asked.append(name)
      switch name {
      case "button": return button
      case "bar": return barButton
      default: return nil
      }
    }
  }

  private let products = Products()

  private func showing(
    from source: SourceName, in world: World = World.all[0],
    on size: CGSize = CGSize(width: 1024, height: 768),
    _ body: @MainActor (TestApp) async throws -> Void
  ) async throws {
    let screen = world.screen
    screen.rotate(to: size, on: .pad)
    try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(
        screen, map: PopoverMap(source: source),
        odd: { [products] route, _ in route == .products ? products : nil })
      app.navigator.show(.main)
      await app.settle()
      let request = app.navigator.show(.note)
      await app.settle()
      #expect(request.ending == "arrived")
      #expect(app.navigator.tree.picture == "main[*(products) | account…] ⇧ popover (note)")
      try await body(app)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("a confirmation dialog at a view, and a sheet without words")
  func dialog() async throws {
    for (route, isDialog) in [(Shop.note, true), (.lock, false)] {
      let products = Products()
      let screen = World.all[0].screen
      screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
      try await HeadlessScreen.run(on: screen) { screen in
        let app = TestApp(screen, odd: { route, _ in route == .products ? products : nil })
        app.navigator.show(.main)
        app.navigator.show(route, placed: .presented(.confirmationDialog(from: "button")))
        await app.settle()
        let layer = try #require(app.root.presentedViewController)
        #expect(layer is UIAlertController == isDialog)
        let source = layer.popoverPresentationController?.sourceItem
        #expect(isDialog ? source === products.button : source == nil)
        #expect(layer.modalPresentationStyle == (isDialog ? .popover : .automatic))
        #expect(app.codes == (isDialog ? [] : ["NAV140"]))
      }
    }
  }

  @Test("at a view, in every world", arguments: World.all)
  func view(world: World) async throws {
    try await showing(from: "button", in: world) { app in
      let layer = try #require(app.root.presentedViewController)
      #expect(layer.modalPresentationStyle == .popover)
      #expect(layer.popoverPresentationController?.sourceItem === products.button)
      #expect(products.asked == ["button"])
      #expect(app.codes.isEmpty)
      #expect(app.screen.tapBesidePopover())
      await app.expectClosed()
    }
  }

  @Test("at a button on a bar")
  func barButton() async throws {
    try await showing(from: "bar") { app in
      let layer = try #require(app.root.presentedViewController)
      #expect(layer.popoverPresentationController?.sourceItem === products.barButton)
    }
  }

  @Test("a name that no controller knows: a card, and a diagnostic")
  func unknown() async throws {
    try await showing(from: "nothing") { app in
      #expect(app.root.presentedViewController?.modalPresentationStyle == .formSheet)
      #expect(app.codes == ["NAV138"])
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.expectClosed()
    }
  }

  @Test("on a phone it is a card, and a popover again where there is room")
  func sizes() async throws {
    try await showing(from: "button", on: CGSize(width: 390, height: 844)) { app in
      #expect(app.codes.isEmpty)
      #expect(app.screen.offersSheetDrag)
      app.screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
      await app.settle()
      #expect(!app.screen.offersSheetDrag)
      #expect(app.screen.tapBesidePopover())
      await app.expectClosed()
    }
  }

  @Test("a tap beside it that may not close it changes nothing; one that asks, asks")
  func asks() async throws {
    try await showing(from: "button") { app in
      let note = try #require(app.navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Shop>(node: note, in: app.navigator.scene))
      var asked = 0
      context.askBeforeLeaving {
        asked += 1
        return .stay
      }
      #expect(!app.screen.tapBesidePopover())
      await app.settle()
      #expect(asked == 1)
      #expect(app.navigator.tree.picture == "main[*(products) | account…] ⇧ popover (note)")
    }
  }
}

extension TestApp {
  /// The popover has gone from tree and screen.
  fileprivate func expectClosed() async {
    await settle()
    #expect(navigator.tree.picture == "main[*(products) | account…]")
    #expect(root.presentedViewController == nil)
  }
}
