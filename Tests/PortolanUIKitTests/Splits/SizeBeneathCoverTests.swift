import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite(
  "A split beneath a full-screen layer takes its number of columns from the resized window (U75)")
struct SizeBeneathCoverTests {
  @Test(
    "phones B9: what is planned beneath it has the room that there is", arguments: World.all,
    [(DeskApp.wide, DeskApp.narrow), (DeskApp.narrow, DeskApp.wide)])
  func planned(world: World, sizes: (from: CGSize, to: CGSize)) async throws {
    await DeskApp.run(on: world.screen, sizes.from) { app in
      app.navigator.show(.list)
      await app.settle()
      app.navigator.show(.page(0), placed: .presented(.fullScreen))
      await app.settle()
      #expect(app.root.view.window == nil)
      app.screen.rotate(to: sizes.to, on: .pad)
      app.screen.finishTransitions()
      app.screen.turn()
      #expect(app.navigator.scene.isCompact == (sizes.to == DeskApp.narrow))
      app.navigator.dismiss()
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(app.split?.isCollapsed == (sizes.to == DeskApp.narrow))
      #expect(app.screen.faults == [] && !app.codes.contains("NAV088"))
    }
  }
}
