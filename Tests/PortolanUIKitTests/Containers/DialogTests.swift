import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("UIKit shows an alert or a dialog with the title, message and buttons that the app gives")
struct DialogTests {
  private nonisolated static let phone = CGSize(width: 390, height: 844)
  private nonisolated static let tablet = CGSize(width: 1024, height: 768)

  /// Asks the note in a style over the products, and tells how the question ends.
  private func asking(
    in style: PresentationStyle, world: World = World.all[0], on size: CGSize = Self.phone,
    _ body: @MainActor (TestApp) async throws -> Void
  ) async throws -> Ending<Int> {
    let screen = world.screen
    screen.rotate(to: size, on: .pad)
    return try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.main)
      await app.settle()
      let navigator = app.navigator
      let ending = Task { try await navigator.ask(NoteQuestion(), placed: .presented(style)) }
      await app.expect("main[*(products) | account…] ⇧ \(style) (note)")
      try await body(app)
      await app.expect("main[*(products) | account…]")
      // Nothing holds the dialog, so that no leak is reported.
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(!app.codes.contains("NAV061"))
      return try await ending.value
    }
  }

  @Test("a button answers, in every world", arguments: World.all)
  func answer(world: World) async throws {
    for style in [PresentationStyle.alert, .confirmationDialog] {
      let ending = try await asking(in: style, world: world) { app in
        let dialog = try #require(app.dialog)
        #expect(dialog.title == "note" && dialog.message == "Really?")
        #expect(dialog.preferredStyle == (style == .alert ? .alert : .actionSheet))
        #expect(dialog.actions.map(\.title) == ["Answer", "Go on", "Look", "Shut", "Leave"])
        #expect(
          dialog.actions.map(\.style) == [.destructive, .default, .default, .default, .cancel])
        try app.screen.tap("Answer")
      }
      #expect(ending == .finished(1))
    }
  }

  @Test("without a choice it is dismissed, in every world", arguments: World.all)
  func cancel(world: World) async throws {
    let ending = try await asking(in: .alert, world: world) { app in
      try app.screen.tap("Leave")
    }
    #expect(ending == .dismissed)
  }

  @Test("a tap on a button while code closes it", arguments: World.all)
  func both(world: World) async throws {
    let ending = try await asking(in: .alert, world: world) { app in
      try app.screen.tap("Answer")
      app.navigator.dismiss()
    }
    #expect(ending == .cancelled || ending == .finished(1))
  }

  @Test("a button that closes it ends its question without a value")
  func close() async throws {
    let ending = try await asking(in: .alert) { app in try app.screen.tap("Shut") }
    #expect(ending == .dismissed)
  }

  @Test("a tap beside a dialog dismisses it", arguments: [phone, tablet])
  func tapBeside(size: CGSize) async throws {
    let ending = try await asking(in: .confirmationDialog, on: size) { app in
      #expect(app.screen.tapBesidePopover())
    }
    #expect(ending == .dismissed)
  }

  @Test("a dialog without a source stands in the middle of a large screen")
  func middle() async throws {
    _ = try await asking(in: .confirmationDialog, on: Self.tablet) { app in
      let popover = try #require(app.dialog?.popoverPresentationController)
      #expect(popover.permittedArrowDirections.isEmpty)
      #expect(popover.sourceView === app.root.viewIfLoaded && popover.sourceItem == nil)
      #expect(popover.sourceRect.origin == CGPoint(x: 512, y: 384))
      #expect(app.codes.isEmpty)
      app.navigator.dismiss()
    }
  }

  @Test("a source that no controller knows: in the middle, and a diagnostic")
  func unknownSource() async throws {
    _ = try await asking(in: .confirmationDialog(from: "nothing"), on: Self.tablet) { app in
      #expect(app.codes == ["NAV138"])
      app.navigator.dismiss()
    }
  }

  @Test("other code dismisses it: the question ends with the next look at the screen")
  func otherCode() async throws {
    let ending = try await asking(in: .alert) { app in
      app.root.dismiss(animated: true)
      await app.settle()
      app.navigator.scene.screenDidChange()
    }
    #expect(ending == .dismissed)
  }

  @Test("a look at the screen before the button acts takes no answer away", arguments: World.all)
  func lookBefore(world: World) async throws {
    let ending = try await asking(in: .alert, world: world) { app in
      try app.screen.tap("Look")
    }
    #expect(ending == .finished(2))
  }

  @Test("the scene ends under it")
  func sceneEnds() async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      await app.settle()
      let navigator = app.navigator
      let ending = Task { try await navigator.ask(NoteQuestion(), placed: .presented(.alert)) }
      await app.settle()
      navigator.scene.close()
      await app.settle()
      let end = try await ending.value
      #expect(end == .sceneGone)
      #expect(app.root.presentedViewController == nil)
    }
  }

  @Test("without words the screen comes as a sheet, and so does a stack")
  func noWords() async throws {
    for route in [Shop.lock, .signIn] {
      try await TestApp.run { app in
        app.navigator.show(.main)
        await app.settle()
        app.navigator.show(route, placed: .presented(.alert))
        await app.settle()
        #expect(app.shown == "main[*(products) | account…] ⇧ sheet (\(route))")
        #expect(app.codes == ["NAV140"])
        #expect(app.screen.beginSheetDrag())
        app.screen.finishSheetDrag()
        await app.expect("main[*(products) | account…]")
      }
    }
  }

  @Test("it waits with a kept part, and comes back with it")
  func kept() async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.note, placed: .presented(.alert))
      await app.expect("main[*(products) | account…] ⇧ alert (note)")
      app.navigator.show(.login, options: .keepingReplacedPart)
      await app.settle()
      #expect(app.shown == "(login)")
      app.navigator.showKept()
      await app.settle()
      #expect(app.shown == "main[*(products) | account…] ⇧ alert (note)")
      try app.screen.tap("Leave")
      await app.expect("main[*(products) | account…]")
    }
  }
}

extension TestApp {
  /// The alert or action sheet in front.
  fileprivate var dialog: UIAlertController? { root.presentedViewController as? UIAlertController }
}
