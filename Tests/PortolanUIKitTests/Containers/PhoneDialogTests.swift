import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("On a phone a dialog without a source view has a Cancel button (U174)")
struct PhoneDialogTests {
  private nonisolated static let upright = CGSize(width: 390, height: 844)
  /// A large phone that is turned: it has room for a popover (U66).
  private nonisolated static let turned = CGSize(width: 932, height: 430)

  /// The products, with a button.
  private final class Products: UIViewController, PopoverSourceProvider {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 40))

    override func viewDidLoad() { view.addSubview(button) }

    func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
      name == "button" ? button : nil
    }
  }

  /// Asks the note in a dialog over the products, and tells how the question ends.
  private func asking(
    in style: PresentationStyle, world: World, on size: CGSize, of device: HeadlessDevice,
    _ body: @MainActor (TestApp, UIAlertController) async throws -> Void
  ) async throws -> Ending<Int> {
    let screen = world.screen
    screen.rotate(to: size, on: device)
    return try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen, odd: { route, _ in route == .products ? Products() : nil })
      app.navigator.show(.main)
      await app.settle()
      let navigator = app.navigator
      let ending = Task { try await navigator.ask(NoteQuestion(), placed: .presented(style)) }
      await app.settle()
      let dialog = try #require(app.root.presentedViewController as? UIAlertController)
      try await body(app, dialog)
      await app.settle()
      #expect(navigator.tree.picture == "main[*(products) | account…]")
      #expect(screen.faults == [] && !app.codes.contains("NAV138"))
      return try await ending.value
    }
  }

  @Test(
    "phones B4: without a source it can be cancelled, upright and turned", arguments: World.all,
    [upright, turned])
  func cancels(world: World, size: CGSize) async throws {
    let ending = try await asking(
      in: .confirmationDialog, world: world, on: size, of: .phone
    ) { app, dialog in
      #expect(dialog.popoverPresentationController?.sourceView == nil)
      try app.screen.tap("Leave")
    }
    #expect(ending == .dismissed)
  }

  @Test(
    "phones B4: from iOS 26 on one with a source points at it, and a tap beside it cancels",
    arguments: World.all)
  func points(world: World) async throws {
    let points = world.profile >= .iOS26 && world.assumptions.dialogsPointOnPhones
    let ending = try await asking(
      in: .confirmationDialog(from: "button"), world: world, on: Self.upright, of: .phone
    ) { app, dialog in
      #expect(dialog.popoverPresentationController?.sourceItem != nil)
      #expect(app.screen.accessibleLabels.contains("Leave") != points)
      #expect(app.screen.tapBesidePopover())
    }
    #expect(ending == .dismissed)
  }

  @Test(
    "phones B4: on a tablet it stands in the middle, in a narrow window too", arguments: World.all)
  func tablet(world: World) async throws {
    for size in [Self.upright, CGSize(width: 1_024, height: 768)] {
      let ending = try await asking(
        in: .confirmationDialog, world: world, on: size, of: .pad
      ) { app, dialog in
        let popover = try #require(dialog.popoverPresentationController)
        #expect(popover.sourceView === app.root.view && popover.permittedArrowDirections == [])
        #expect(app.screen.tapBesidePopover())
      }
      #expect(ending == .dismissed)
    }
  }

  /// On the open display a dialog is a phone's or a tablet's: the host gives it a place for both (U179).
  @Test(
    "issue 37.6: it can be cancelled on both displays of a phone that folds", arguments: World.all,
    [HeadlessDevice.duo.size, CGSize(width: 951, height: 669), CGSize(width: 669, height: 951)])
  func folding(world: World, size: CGSize) async throws {
    let isOpen = min(size.width, size.height) > 600
    let ending = try await asking(
      in: .confirmationDialog, world: world, on: size, of: .duo
    ) { app, dialog in
      #expect((dialog.popoverPresentationController?.sourceView === app.root.view) == isOpen)
      if app.screen.tappable.contains("Leave") {
        try app.screen.tap("Leave")
      } else {
        #expect(isOpen && app.screen.tapBesidePopover())
      }
    }
    #expect(ending == .dismissed)
  }

  @Test("on the open display it has a place over a narrow card too", arguments: World.all)
  func overCard(world: World) async throws {
    let screen = world.screen
    screen.rotate(to: CGSize(width: 951, height: 669), on: .duo)
    try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.main)
      app.navigator.show(.bag)
      await app.settle()
      let card = try #require(app.root.presentedViewController)
      card.traitOverrides.horizontalSizeClass = .compact
      card.traitOverrides.verticalSizeClass = .compact
      let navigator = app.navigator
      let ending = Task {
        try await navigator.ask(NoteQuestion(), placed: .presented(.confirmationDialog))
      }
      await app.settle()
      let dialog = try #require(card.presentedViewController as? UIAlertController)
      #expect(dialog.popoverPresentationController?.sourceView === card.view)
      if app.screen.tappable.contains("Leave") {
        try app.screen.tap("Leave")
      } else {
        #expect(app.screen.tapBesidePopover())
      }
      await app.settle()
      #expect(try await ending.value == .dismissed)
    }
  }
}
