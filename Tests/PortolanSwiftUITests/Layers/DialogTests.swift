import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

@MainActor
@Suite("SwiftUI shows an alert or a dialog with the title, message and buttons that the app gives")
struct DialogTests {
  /// Asks the note in a style over the products, and tells how the question ends.
  private func asking(
    in style: PresentationStyle, world: World = World.all[0],
    _ body: @MainActor (TestApp) async throws -> Void
  ) async throws -> Ending<Int> {
    let app = TestApp(in: world)
    await app.settle()
    let navigator = app.navigator
    let ending = Task { try await navigator.ask(NoteQuestion(), placed: .presented(style)) }
    await app.expect("main[*(products) | account…] ⇧ \(style) (note)")
    try await body(app)
    await app.expect("main[*(products) | account…]")
    app.clock.advance(by: .seconds(3))
    await app.settle()
    #expect(!app.codes.contains("NAV061"))
    return try await ending.value
  }

  @Test("a button answers, in every world", arguments: World.each)
  func answer(world: World) async throws {
    for style in [PresentationStyle.alert, .confirmationDialog] {
      let ending = try await asking(in: style, world: world) { app in
        let dialog = try #require(app.screen.nodes.all(style == .alert ? .alert : .dialog).first)
        #expect(dialog.texts == ["note", "Really?"])
        #expect(dialog.all(.button).map(\.label) == ["Answer", "Go on", "Look", "Shut", "Leave"])
        #expect(dialog.all(.button).map(\.role) == [.destructive, nil, nil, nil, .cancel])
        try app.screen.tap("Answer")
      }
      #expect(ending == .finished(1))
    }
  }

  @Test("without a choice it is dismissed, in every world", arguments: World.each)
  func cancel(world: World) async throws {
    let ending = try await asking(in: .alert, world: world) { try $0.screen.tap("Leave") }
    #expect(ending == .dismissed)
  }

  @Test("a button that shows something else, in every world", arguments: World.each)
  func goOn(world: World) async throws {
    let ending = try await asking(in: .alert, world: world) { app in
      try app.screen.tap("Go on")
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      app.navigator.dismiss()
    }
    #expect([.dismissed, .replaced].contains(ending))
  }

  @Test("code closes it, and it comes again, in every world", arguments: World.each)
  func again(world: World) async throws {
    for _ in 0..<2 {
      let ending = try await asking(in: .confirmationDialog, world: world) {
        $0.navigator.dismiss()
      }
      #expect(ending == .cancelled)
    }
  }

  @Test(
    "a dialog goes with the layer beneath it, without a deadline, in every world",
    arguments: World.each, [PresentationStyle.sheet, .fullScreen, .custom("drawer")])
  func withLayer(world: World, beneath: PresentationStyle) async {
    let app = TestApp(in: world)
    await app.settle()
    for style in [PresentationStyle.alert, .confirmationDialog] {
      app.navigator.show(.product(id: 1), placed: .presented(beneath))
      await app.settle()
      app.navigator.show(.note, placed: .presented(style))
      await app.expect(
        "main[*(products) | account…] ⇧ \(beneath) (product(1)) ⇧ \(style) (note)")
      app.navigator.dismissAll()
      await app.expect("main[*(products) | account…]")
    }
    #expect(app.codes == [])
  }

  @Test("what other code shows in its place is not the dialog", arguments: World.each)
  func stranger(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    let navigator = app.navigator
    let ending = Task { try await navigator.ask(NoteQuestion(), placed: .presented(.alert)) }
    await app.expect("main[*(products) | account…] ⇧ alert (note)")
    let root = try #require(app.screen.screen.windows.first?.rootViewController)
    root.dismiss(animated: false) { root.present(UIViewController(), animated: false) }
    await app.settle()
    navigator.scene.screenDidChange()
    #expect(try await ending.value == .dismissed)
    #expect(navigator.tree.picture == "main[*(products) | account…] ⇧ foreign (?)")
  }

  @Test("a look at the screen before the button acts takes no answer away", arguments: World.each)
  func lookBefore(world: World) async throws {
    let ending = try await asking(in: .alert, world: world) { try $0.screen.tap("Look") }
    #expect(ending == .finished(2))
  }

  @Test("a tap beside a dialog dismisses it")
  func tapBeside() async throws {
    let ending = try await asking(in: .confirmationDialog) { try $0.screen.tapBesidePopover() }
    #expect(ending == .dismissed)
  }

  @Test("code of UIKit's dismisses it: the question ends with the next look", arguments: World.each)
  func otherCode(world: World) async throws {
    let ending = try await asking(in: .alert, world: world) { app in
      let root = app.screen.screen.windows.first?.rootViewController
      #expect(root?.presentedViewController is UIAlertController)
      root?.dismiss(animated: true)
      await app.settle()
      app.navigator.scene.screenDidChange()
    }
    #expect(ending == .dismissed)
  }

  @Test(
    "without words the screen comes as a sheet, and so does a stack",
    arguments: [Shop.lock, .signIn])
  func noWords(route: Shop) async throws {
    let app = TestApp()
    await app.settle()
    app.navigator.show(route, placed: .presented(.alert))
    await app.settle()
    #expect(app.shown == "main[*(products) | account…] ⇧ sheet (\(route))")
    #expect(app.codes == ["NAV140"])
    app.navigator.dismiss()
    await app.expect("main[*(products) | account…]")
  }

  private struct SourceMap: NavigationMap {
    let source: SourceName

    func destination(for route: Floor) -> RouteDestination<Floor> {
      route == .base
        ? .screenInStack(.root) : .screen(.presented(.confirmationDialog(from: source)))
    }
  }

  @Observable fileprivate final class Source {
    var isThere = true
  }

  private struct Views: ViewAssembly {
    var source = Source()
    var asks = false

    func screen(for route: Floor, in context: ScreenContext<Floor>) -> some View {
      if source.isThere { Text(verbatim: "\(route)").popoverSource("it") }
    }

    func dialog(for route: Floor, in context: ScreenContext<Floor>) -> DialogWords? {
      if asks { context.askBeforeLeaving { .stay } }
      return DialogWords("Sure?", cancel: "Leave")
    }
  }

  @Test("a dialog cannot be refused: it has gone when its screen would be asked")
  func asked() async throws {
    let clock = HeadlessClock()
    let navigator = Navigator(SourceMap(source: "it"), clock: clock)
    let scene = HeadlessScene { SceneRootView(navigator.scene, Views(asks: true)) }
    navigator.show(.base)
    navigator.show(.top(1))
    _ = await scene.settle(navigator.scene, clock)
    var failures: [String] = []
    navigator.scene.onFailure = { error, _ in failures.append(error.diagnostic.code) }
    try scene.tap("Leave")
    _ = await scene.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == "(base)" && scene.nodes.all(.dialog).isEmpty)
    #expect(failures.isEmpty)
    navigator.show(.top(2))
    _ = await scene.settle(navigator.scene, clock)
    #expect(scene.nodes.all(.dialog).map(\.texts) == [["Sure?"]])
  }

  @Test(
    "a dialog comes from the view with its name and goes with it, else from its layer",
    arguments: [true, false])
  func source(isNamed: Bool) async throws {
    let clock = HeadlessClock()
    let navigator = Navigator(SourceMap(source: isNamed ? "it" : "other"), clock: clock)
    let views = Views()
    let scene = HeadlessScene { SceneRootView(navigator.scene, views) }
    var codes: [String] = []
    navigator.scene.onEvent = { if case .diagnosed(let said) = $0 { codes.append(said.code) } }
    navigator.show(.base)
    _ = await scene.settle(navigator.scene, clock)
    navigator.show(.top(1))
    _ = await scene.settle(navigator.scene, clock)
    #expect(scene.nodes.all(.dialog).map(\.texts) == [["Sure?"]])
    #expect(codes == (isNamed ? [] : ["NAV138"]))
    views.source.isThere = false
    _ = await scene.settle(navigator.scene, clock)
    #expect(scene.nodes.all(.dialog).isEmpty == isNamed)
    if !isNamed { try scene.tap("Leave") }
    _ = await scene.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == "(base)" && scene.nodes.all(.dialog).isEmpty)
  }
}
