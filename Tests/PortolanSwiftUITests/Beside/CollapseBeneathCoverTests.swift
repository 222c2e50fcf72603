import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor @Suite("A split that collapses while a layer opens shows the front column of the tree")
struct CollapseBeneathCoverTests {
  @Test(
    "beneath a cover and a sheet, at each turn of their coming", arguments: World.each,
    [PresentationStyle.fullScreen, .sheet])
  func collapse(world: World, style: PresentationStyle) async throws {
    for turns in 0..<4 {
      let app = DeskApp(in: world, DeskApp.wide)
      app.navigator.show(.trio)
      await app.settle()
      for route in [Desk.three, .two, .one] {
        app.navigator.show(route)
        await app.settle()
      }
      app.navigator.show(.note, placed: .presented(style))
      for _ in 0..<turns {
        await Task.yield()
        app.screen.turn()
      }
      app.screen.screen.rotate(to: DeskApp.narrow, on: .pad)
      await app.settle()
      app.navigator.dismissAll()
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture, "\(turns) turns")
      let request = app.navigator.show(.two)
      await app.settle()
      #expect(request.ending == "arrived")
      #expect(app.shown == app.navigator.tree.picture, "\(turns) turns")
    }
  }
}
