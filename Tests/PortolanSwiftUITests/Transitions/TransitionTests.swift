import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("SwiftUI shows the transitions that the map names, where SwiftUI can (N14)")
struct TransitionTests {
  private static let start = "main[*(products) | account…]"
  private static let pushed = "main[*(products › product(1)) | account…]"

  /// What a pushed screen and a layer look like that come and go: the change, and whether it moved.
  private func changes(_ app: TestApp) async -> [String] {
    await app.expect(Self.start)
    let before = app.screen.transitions.count
    app.navigator.show(.product(id: 1))
    await app.expect(Self.pushed)
    app.navigator.back()
    await app.expect(Self.start)
    app.navigator.show(.note)
    await app.expect(Self.start + " ⇧ fullScreen (note)")
    app.navigator.dismiss()
    await app.expect(Self.start)
    return app.screen.transitions.dropFirst(before).map { "\($0.kind) \($0.animated)" }
  }

  @Test("a cut comes and goes at once: pushed screens and layers", arguments: World.all)
  func cut(world: World) async {
    let app = TestApp(map: MovingMap(.cut), in: world)
    #expect(
      await changes(app) == ["push false", "pop false", "present false", "dismiss false"])
  }

  @Test(
    "what SwiftUI has not, it moves by itself", arguments: World.all,
    [
      ScreenTransition.slide(from: .top), .crossDissolve(), .named("rise"), .automatic,
    ])
  func system(world: World, transition: ScreenTransition) async {
    let app = TestApp(map: MovingMap(transition), in: world)
    #expect(await changes(app) == ["push true", "pop true", "present true", "dismiss true"])
    #expect(app.codes == [])
  }
}
