import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

@MainActor
@Suite(
  "A layer that disappears without a request also leaves the tree, even over a full-screen cover")
struct GhostLayerTests {
  /// A cover, and over it a popover at a view of the cover.
  private struct CoverMap: NavigationMap {
    func destination(for route: Floor) -> RouteDestination<Floor> {
      switch route {
      case .base: .screenInStack(.root)
      case .cover: .screenInStack(.presented(.fullScreen))
      case .upper: .screen(.presented(.popover(from: "it")))
      case .page: .screen(.pushed(.inVisibleStack))
      default: .screenInStack(.presented(.sheet))
      }
    }
  }

  @Observable final class Presence {
    var isThere = true
  }

  private struct Source: View {
    let name: String
    let presence: Presence

    var body: some View {
      VStack {
        Text(verbatim: name)
        if presence.isThere { Text("source").popoverSource("it") }
      }
    }
  }

  nonisolated private static let lower: [Floor?] = [nil, .cover(1), .sheet(1)]

  @Test(
    "a popover whose view goes, as a layer and as a question", arguments: World.each, lower)
  func source(world: World, lower: Floor?) async throws {
    for size in [DeskApp.wide, DeskApp.narrow] {
      let (clock, presence) = (HeadlessClock(), Presence())
      let navigator = Navigator(CoverMap(), clock: clock)
      let scene = HeadlessScene(
        profile: world.profile, assumptions: world.assumptions, clock: clock
      ) {
        SceneRootView(navigator) { route, _ in Source(name: "\(route)", presence: presence) }
      }
      scene.screen.rotate(to: size, on: .pad)
      navigator.show(.base)
      if let lower { navigator.show(lower) }
      await scene.settle(navigator.scene, clock)
      let beneath = navigator.tree.picture
      navigator.show(.upper)
      await scene.settle(navigator.scene, clock)
      #expect(navigator.tree.picture == beneath + " ⇧ popover (upper)")
      presence.isThere = false
      #expect(await scene.settle(navigator.scene, clock) == 0)
      #expect(navigator.tree.picture == beneath)
      let request = navigator.show(.page)
      await scene.settle(navigator.scene, clock)
      #expect(request.ending == "arrived")
      #expect(scene.nodes.texts.contains("page"))
      #expect(scene.faults == [])
    }
  }

  @Test(
    "a sheet over a cover that UIKit code dismisses, whatever its exit guard says",
    arguments: World.each, [true, false])
  func dismissed(world: World, asks: Bool) async throws {
    let app = TestApp(in: world)
    app.navigator.show(.note)
    await app.settle()
    app.navigator.show(.signIn)
    await app.expect("main[*(products) | account…] ⇧ fullScreen (note) ⇧ sheet (signIn)")
    if asks { try #require(app.front).askBeforeLeaving { .stay } }
    await app.settle()
    app.screen.topController?.dismiss(animated: true)
    await app.expect("main[*(products) | account…] ⇧ fullScreen (note)")
    #expect(app.codes == [])
  }

  @Test("a question over a cover ends when its layer goes", arguments: World.each)
  func question(world: World) async throws {
    let app = TestApp(in: world)
    app.navigator.show(.checkout)
    app.navigator.show(.signIn, placed: .presented(.fullScreen))
    await app.settle()
    let navigator = app.navigator
    let ending = Task { try await navigator.ask(NoteQuestion(), placed: .presented(.sheet)) }
    await app.settle()
    #expect(app.shown.hasSuffix(" ⇧ fullScreen (signIn) ⇧ sheet (note)"))
    app.screen.topController?.dismiss(animated: true)
    await app.settle()
    #expect(app.shown.hasSuffix(" ⇧ fullScreen (signIn)"))
    #expect(try await ending.value == .dismissed)
  }
}
