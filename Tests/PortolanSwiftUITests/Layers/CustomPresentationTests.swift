import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A layer opens and closes in a custom presentation of the app")
struct CustomPresentationTests {
  private let beneath = "main[*(products) | account…]"

  private func showing(
    in world: World, reducesMotion: Bool = false,
    _ body: @MainActor (TestApp, NavigationRequest) async throws -> Void
  ) async throws {
    let app = TestApp(in: world, reducesMotion: reducesMotion)
    await app.settle()
    let request = app.screen.perform {
      app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
    }
    await app.expect(beneath + " ⇧ custom (note)")
    try await body(app, request)
    #expect(!app.codes.contains("NAV061") && !app.codes.contains("NAV088"))
  }

  @Test("VoiceOver hears that it has come and gone", arguments: World.each)
  func announced(world: World) async throws {
    try await showing(in: world) { app, request in
      #expect(request.ending == "arrived")
      let said = app.screen.announcements.count
      #expect(said > 0)
      try app.screen.tap("Put away")
      await app.expect(beneath)
      #expect(app.screen.announcements.count == said + 1)
      app.clock.advance(by: .seconds(3))
      await app.settle()
      #expect(app.log.livingNodes.allSatisfy(app.navigator.tree.contains))
    }
  }

  @Test func `it moves, and with Reduce Motion it does not`() async throws {
    for reducesMotion in [false, true] {
      try await showing(in: World.all[0], reducesMotion: reducesMotion) { app, _ in
        app.navigator.dismiss()
        await app.breathe()
        #expect(app.screen.nodes.all(.button).contains { $0.label == "Put away" } != reducesMotion)
        await app.expect(beneath)
      }
    }
  }

  @Test("a sheet of what stands in it goes with it", arguments: World.each)
  func sheet(world: World) async throws {
    try await showing(in: world) { app, _ in
      app.navigator.show(.bag, placed: .presented(.sheet))
      await app.expect(beneath + " ⇧ custom (note) ⇧ sheet (bag)")
      app.navigator.dismissAll()
      await app.expect(beneath)
    }
  }

  @Test func `what stands on it goes first, so that only it moves`() async throws {
    try await showing(in: World.all[0]) { app, _ in
      app.navigator.show(.bag, placed: .presented(.sheet))
      await app.expect(beneath + " ⇧ custom (note) ⇧ sheet (bag)")
      app.navigator.dismissAll()
      await app.breathe()
      #expect(app.screen.nodes.all(.sheet).isEmpty)
      #expect(app.screen.nodes.all(.button).contains { $0.label == "Put away" })
      await app.expect(beneath)
    }
  }

  @Test func `one that may not be put away stays`() async throws {
    let app = TestApp()
    await app.settle()
    app.navigator.show(.note, placed: .presented(.custom(Drawer.name).notDismissable))
    await app.expect(beneath + " ⇧ custom (note)")
    try app.screen.tap("Put away")
    await app.expect(beneath + " ⇧ custom (note)")
    app.navigator.dismiss()
    await app.expect(beneath)
  }

  @Test func `a name that the root does not know is reported, and a sheet comes`() async throws {
    let app = TestApp()
    await app.settle()
    app.navigator.show(.note, placed: .presented(.custom("shelf")))
    await app.settle()
    #expect(app.shown == beneath + " ⇧ sheet (note)")
    #expect(app.codes.contains("NAV149"))
  }
}
