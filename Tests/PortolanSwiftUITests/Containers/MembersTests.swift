import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

@MainActor
@Suite("When a tab route gets a new value, the tabs change and each remaining tab keeps its state")
struct MembersTests {
  private struct RoomView: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("More, \(count)") { count += 1 }.accessibilityIdentifier("More")
      Text(verbatim: name)
    }
  }

  private struct BarViews: ViewAssembly {
    func screen(for route: Bar, in context: ScreenContext<Bar>) -> some View {
      RoomView(name: "\(route)")
    }

    func tabLabel(for member: Bar) -> some View { Text("\(member)") }
  }

  @MainActor private struct App {
    let screen: HeadlessScene
    let clock = HeadlessClock()
    let navigator: Navigator<Bar>

    init(_ world: World) {
      let navigator = Navigator(BarMap(), clock: clock)
      self.navigator = navigator
      screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
        SceneRootView(navigator.scene, BarViews())
      }
    }

    var tabs: [String] {
      screen.nodes.all(.tab).map { ($0.isSelected ? "*" : "") + $0.label }
    }

    /// How often "More" was tapped on the screen in front.
    var count: String? {
      screen.nodes.seen(.button).last { $0.isHittable && $0.label.hasPrefix("More") }?.label
    }

    func show(_ route: Bar) async {
      navigator.show(route)
      await screen.settle(navigator.scene, clock)
      #expect(screen.faults == [])
      #expect(!navigator.scene.isBusy)
    }
  }

  @Test(arguments: World.each)
  func `moved, added and taken away, the front one stays in front with its state`(
    world: World
  ) async throws {
    let app = App(world)
    await app.show(.bar([1, 2, 3]))
    await app.show(.room(2))
    for _ in 0..<3 {
      try app.screen.tap("More")
      await app.screen.breathe()
    }
    await app.show(.bar([2, 4, 1, 5]))
    #expect(app.tabs == ["*room(2)", "room(4)", "room(1)", "room(5)"])
    #expect(app.count == "More, 3")
    await app.show(.bar([4, 2]))
    #expect(app.tabs == ["room(4)", "*room(2)"])
    #expect(app.count == "More, 3")
    await app.show(.bar([6, 4]))
    #expect(app.tabs == ["*room(6)", "room(4)"])
  }
}
