import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A popover points at the source view that its placement names")
struct PopoverTests {
  /// A part, and a layer over it in a popover.
  private struct PopoverMap: NavigationMap {
    func destination(for route: Floor) -> RouteDestination<Floor> {
      switch route {
      case .base: .screenInStack(.root)
      case .page: .screen(.root)
      default: .screen(.presented(.popover(from: "it")))
      }
    }
  }

  /// The part has a view of a name; layers have one for the popover over them.
  private func showing(
    from name: SourceName, in world: World = World.all[0],
    on size: CGSize = CGSize(width: 1024, height: 768),
    _ body: @MainActor (Navigator<Floor>, HeadlessScene, () async -> Void) async throws -> Void
  ) async throws {
    let clock = HeadlessClock()
    let navigator = Navigator(PopoverMap(), clock: clock)
    let scene = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
      SceneRootView(navigator) { route, _ in
        Text(verbatim: "\(route)").popoverSource(name)
      }
    }
    scene.screen.rotate(to: size, on: .pad)
    let settle = { @MainActor () -> Void in _ = await scene.settle(navigator.scene, clock) }
    navigator.show(.base)
    await settle()
    var codes: [String] = []
    navigator.scene.onEvent = { if case .diagnosed(let said) = $0 { codes.append(said.code) } }
    let request = navigator.show(.top(1))
    await settle()
    #expect(request.ending == "arrived")
    #expect(navigator.tree.picture == "(base) ⇧ popover (top(1))")
    #expect(codes == (name == "it" ? [] : ["NAV138"]))
    try await body(navigator, scene, settle)
    #expect(scene.faults == [])
  }

  @Test("at a view, in every world: a tap beside it closes it", arguments: World.each)
  func tapBeside(world: World) async throws {
    try await showing(from: "it", in: world) { navigator, scene, settle in
      #expect(scene.nodes.all(.popover).map(\.texts) == [["top(1)"]])
      try scene.tapBesidePopover()
      await settle()
      #expect(navigator.tree.picture == "(base)")
      #expect(scene.nodes.all(.popover).isEmpty)
    }
  }

  @Test("code closes it, and it comes again", arguments: World.each)
  func closed(world: World) async throws {
    try await showing(from: "it", in: world) { navigator, scene, settle in
      let first = navigator.dismiss()
      await settle()
      #expect(first.ending == "arrived")
      #expect(navigator.tree.picture == "(base)")
      navigator.show(.top(2))
      await settle()
      #expect(navigator.tree.picture == "(base) ⇧ popover (top(2))")
      #expect(scene.nodes.all(.popover).map(\.texts) == [["top(2)"]])
    }
  }

  @Test("a view in a part that is kept out of sight is no source", arguments: World.each)
  func keptSource(world: World) async throws {
    let clock = HeadlessClock()
    let navigator = Navigator(PopoverMap(), clock: clock)
    let scene = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
      SceneRootView(navigator) { route, _ in
        if route == .base {
          Text("source").popoverSource("it")
        } else {
          Text(verbatim: "\(route)")
        }
      }
    }
    scene.screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
    var codes: [String] = []
    navigator.scene.onEvent = { if case .diagnosed(let said) = $0 { codes.append(said.code) } }
    navigator.show(.base)
    navigator.show(.page, options: .keepingReplacedPart)
    _ = await scene.settle(navigator.scene, clock)
    navigator.show(.top(1))
    _ = await scene.settle(navigator.scene, clock)
    #expect(codes == ["NAV138"])
    #expect(scene.nodes.all(.sheet).map(\.texts) == [["top(1)"]])
    navigator.showKept()
    navigator.show(.top(2))
    _ = await scene.settle(navigator.scene, clock)
    #expect(codes == ["NAV138"])
    #expect(scene.nodes.all(.popover).map(\.texts) == [["top(2)"]])
    navigator.show(.page, options: .keepingReplacedPart)
    _ = await scene.settle(navigator.scene, clock)
    #expect(scene.nodes.all(.popover).isEmpty)
    navigator.showKept()
    _ = await scene.settle(navigator.scene, clock)
    #expect(codes == ["NAV138"])
    #expect(scene.nodes.all(.popover).map(\.texts) == [["top(2)"]])
    #expect(scene.faults == [])
  }

  @Test("of two views of one name the one in the part in front presents", arguments: World.each)
  func sameName(world: World) async throws {
    try await showing(from: "it", in: world) { navigator, scene, settle in
      navigator.dismiss()
      navigator.show(.page, options: .keepingReplacedPart)
      await settle()
      navigator.show(.top(2))
      await settle()
      #expect(navigator.tree.picture == "page ⇧ popover (top(2))")
      #expect(scene.nodes.all(.popover).map(\.texts) == [["top(2)"]])
      #expect(scene.nodes.all(.popover).first?.source?.isVisible == true)
      #expect(scene.rivalPresentations == [])
      navigator.dismiss()
      await settle()
      #expect(scene.nodes.all(.popover).isEmpty)
      navigator.showKept()
      navigator.show(.top(3))
      await settle()
      #expect(scene.nodes.all(.popover).map(\.texts) == [["top(3)"]])
    }
  }

  @Test("one over another points at a view of that one")
  func chain() async throws {
    try await showing(from: "it") { navigator, scene, settle in
      navigator.show(.top(2))
      await settle()
      #expect(navigator.tree.picture == "(base) ⇧ popover (top(1)) ⇧ popover (top(2))")
      try scene.tapBesidePopover()
      await settle()
      #expect(navigator.tree.picture == "(base) ⇧ popover (top(1))")
    }
  }

  @Test("on a phone it is a sheet, which a finger drags", arguments: World.each)
  func phone(world: World) async throws {
    try await showing(from: "it", in: world, on: CGSize(width: 390, height: 844)) {
      navigator, scene, settle in
      try scene.beginSheetDrag()
      scene.finishSheetDrag()
      await settle()
      #expect(navigator.tree.picture == "(base)")
    }
  }

  @Test("a name that no view has: a sheet, and a diagnostic")
  func unknown() async throws {
    try await showing(from: "other") { navigator, scene, settle in
      #expect(scene.nodes.all(.popover).isEmpty)
      try scene.beginSheetDrag()
      scene.finishSheetDrag()
      await settle()
      #expect(navigator.tree.picture == "(base)")
    }
  }

  @Test("a screen that asks is asked by a tap beside it, and stays")
  func asks() async throws {
    try await showing(from: "it") { navigator, scene, settle in
      let top = try #require(navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Floor>(node: top, in: navigator.scene))
      var asked = 0
      context.askBeforeLeaving {
        asked += 1
        return .stay
      }
      await settle()
      #expect(throws: HeadlessTouchError.self) { try scene.tapBesidePopover() }
      await settle()
      #expect(asked == 1)
      #expect(navigator.tree.picture == "(base) ⇧ popover (top(1))")
    }
  }

  /// Whether the view that has the name is there.
  @Observable final class Presence {
    var isThere = true
  }

  private struct Fleeting: View {
    let presence: Presence

    var body: some View {
      VStack { if presence.isThere { Text("source").popoverSource("it") } }
    }
  }

  @Test("a view that has gone is no source any more")
  func gone() async throws {
    let (clock, presence) = (HeadlessClock(), Presence())
    let navigator = Navigator(PopoverMap(), clock: clock)
    let scene = HeadlessScene {
      SceneRootView(navigator) { _, _ in Fleeting(presence: presence) }
    }
    scene.screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
    navigator.show(.base)
    _ = await scene.settle(navigator.scene, clock)
    presence.isThere = false
    _ = await scene.settle(navigator.scene, clock)
    navigator.show(.top(1))
    _ = await scene.settle(navigator.scene, clock)
    #expect(scene.nodes.all(.popover).isEmpty)
    #expect(scene.nodes.all(.sheet).count == 1)
  }
}
