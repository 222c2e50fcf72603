import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A map adopted together with a request moves a tab and its stack into a sheet")
struct AdoptedDuringPushTests {
  private enum Hall: NavigationRoute { case main, first, more, deep }

  private struct HallMap: NavigationMap {
    var isSheet = false

    func destination(for route: Hall) -> RouteDestination<Hall> {
      switch route {
      case .main: .tabs(isSheet ? [.first] : [.first, .more], .root)
      case .first: .screenInStack(.member(of: .main))
      case .more: .screenInStack(isSheet ? .presented(.sheet, over: .main) : .member(of: .main))
      case .deep: .screen(.pushed(onto: .more))
      }
    }
  }

  @Test("the sheet comes with its stack", arguments: World.each, [false, true])
  func sheet(world: World, pushes: Bool) async throws {
    for round in 0..<8 {
      let clock = HeadlessClock()
      let navigator = Navigator(HallMap(), clock: clock)
      let scene = HeadlessScene(
        profile: world.profile, assumptions: world.assumptions, clock: clock
      ) {
        SceneRootView(navigator) { route, _ in Text(verbatim: "\(route)") }
      }
      scene.screen.rotate(to: round % 2 == 0 ? DeskApp.narrow : DeskApp.wide, on: .pad)
      navigator.show(.main)
      await scene.settle(navigator.scene, clock)
      navigator.show(.more)
      if round % 4 < 2 { await scene.settle(navigator.scene, clock) }
      if pushes { navigator.push(.deep) } else { navigator.show(.deep) }
      let request = navigator.scene.adopt(HallMap(isSheet: true))
      let planned = navigator.tree.picture
      #expect(planned == "main[*(first)] ⇧ sheet (more › deep)")
      await scene.settle(navigator.scene, clock)
      #expect(navigator.tree.picture == planned, "round \(round)")
      #expect(scene.nodes.all(.sheet).flatMap(\.texts).contains("deep"), "round \(round)")
      #expect(request.ending == "arrived")
    }
  }
}
