import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// How an assembly shows the house.
enum HouseKind: Sendable, CaseIterable {
  /// A bar of buttons, and the shown members alone.
  case hall
  /// As the library shows it by itself.
  case plain
}

/// An app in a container of its own, on a headless screen.
@MainActor final class RoomApp {
  let screen: HeadlessScene
  let clock = HeadlessClock()
  let keys = KeyRing()
  let log = ScreenLog()
  let navigator: Navigator<Room>
  private(set) var codes: [String] = []

  init(in world: World = World.all[0], _ kind: HouseKind = .hall, map: some NavigationMap<Room>) {
    let navigator = Navigator(map, guards: RoomGuards(keys: keys), clock: clock)
    self.navigator = navigator
    let log = log
    screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions, clock: clock) {
      if kind == .hall {
        SceneRootView(navigator.scene, HallViews(log: log))
      } else {
        SceneRootView(navigator.scene, PlainViews(log: log))
      }
    }
    navigator.scene.onEvent = { [weak self] in
      if case .diagnosed(let diagnostic) = $0 { self?.codes.append(diagnostic.code) }
    }
  }

  convenience init(in world: World = World.all[0], _ kind: HouseKind = .hall) {
    self.init(in: world, kind, map: RoomMap())
  }

  func settle() async { await screen.settle(navigator.scene, clock) }

  /// Settles, and expects the tree and what can be touched.
  func expect(
    _ picture: String, inReach: [String], _ location: SourceLocation = #_sourceLocation
  ) async {
    let deadlines = await screen.settle(navigator.scene, clock)
    #expect(self.inReach == inReach, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
    #expect(deadlines == 0, "nobody answered", sourceLocation: location)
  }

  /// The rooms that are built and not hidden from assistive technology, covered ones too.
  var audible: Set<String> {
    let buttons = screen.nodes.all(.button).filter { !$0.isHiddenFromAccessibility }
    return Set(buttons.compactMap(\.accessibilityIdentifier).map { String($0.dropFirst(6)) })
  }

  /// The screens that can be touched, by what their buttons count.
  var inReach: [String] {
    screen.nodes.all(.button).filter { $0.isHittable && $0.label.hasPrefix("Count ") }
      .map { String($0.label.dropFirst(6)) }
  }
}

/// The rooms behind a bar of the app's own.
private struct HallViews: ViewAssembly {
  let log: ScreenLog

  func screen(for route: Room, in context: ScreenContext<Room>) -> some View {
    RoomView(route: route, model: context.model { TestModel(route, context, log) })
  }

  func tabLabel(for member: Room) -> some View { Text("\(member)") }

  func container(
    _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: Room,
    in context: ScreenContext<Room>
  ) -> some View {
    VStack {
      ForEach(members) { member in
        Button {
          context.choose(member.position)
        } label: {
          member.label
        }
        if member.isShown { member }
      }
    }
  }
}

/// The rooms as the library shows them by itself.
private struct PlainViews: ViewAssembly {
  let log: ScreenLog

  func screen(for route: Room, in context: ScreenContext<Room>) -> some View {
    RoomView(route: route, model: context.model { TestModel(route, context, log) })
  }
}

private struct RoomView: View {
  let route: Room
  let model: TestModel
  @State private var count = 0

  var body: some View {
    Button("Count \(route) \(count)") { count += 1 }
      .accessibilityIdentifier("Count \(route)")
  }
}
