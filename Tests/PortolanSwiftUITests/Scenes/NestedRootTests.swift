import HeadlessSwiftUI
import Observation
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite(
  "A request in an off-screen root ends with an arrival that reports `isCovered` (hospital-app F8)")
struct NestedRootTests {
  @MainActor @Observable final class Choice {
    var tab: Int

    init(_ tab: Int) { self.tab = tab }
  }

  /// Tabs of the app's own, with a root in one of them.
  private struct TabsView: View {
    @Bindable var choice: Choice
    let navigator: Navigator<Shop>

    var body: some View {
      TabView(selection: $choice.tab) {
        SceneRootView(navigator) { route, _ in Text(verbatim: "\(route)") }
          .tabItem { Text("Shop") }.tag(0)
        Text("Other").tabItem { Text("Other") }.tag(1)
      }
    }
  }

  @MainActor private struct Tabs {
    let choice: Choice
    let clock = HeadlessClock()
    let navigator: Navigator<Shop>
    let screen: HeadlessScene

    init(in world: World, selected: Int) {
      let choice = Choice(selected)
      let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
      (self.choice, self.navigator) = (choice, navigator)
      screen = HeadlessScene(
        profile: world.profile, assumptions: world.assumptions, clock: clock
      ) { TabsView(choice: choice, navigator: navigator) }
    }

    func settle() async { await screen.settle(navigator.scene, clock) }

    /// Whether what is asked for arrives, and out of sight.
    func isCovered(_ route: Shop) async throws -> Bool? {
      let request = screen.perform { navigator.show(route) }
      await settle()
      return try request.outcome?.get().isCovered
    }
  }

  @Test("in a tab that was left, and again when it is selected", arguments: World.each)
  func left(world: World) async throws {
    let tabs = Tabs(in: world, selected: 0)
    await tabs.settle()
    #expect(try await tabs.isCovered(.login) == false)
    tabs.screen.perform { tabs.choice.tab = 1 }
    await tabs.settle()
    #expect(try await tabs.isCovered(.lock) == true)
    tabs.screen.perform { tabs.choice.tab = 0 }
    await tabs.settle()
    #expect(try await tabs.isCovered(.login) == false)
    tabs.screen.close()
  }

  @Test("in a tab that was never selected", arguments: World.each)
  func never(world: World) async throws {
    let tabs = Tabs(in: world, selected: 1)
    await tabs.settle()
    #expect(try await tabs.isCovered(.login) == true)
    tabs.screen.perform { tabs.choice.tab = 0 }
    await tabs.settle()
    #expect(try await tabs.isCovered(.lock) == false)
    tabs.screen.close()
  }

  /// attacks-swiftui S9.
  @Test("a curtain too, until it comes with the root's first frame", arguments: World.each)
  func curtain(world: World) async throws {
    let tabs = Tabs(in: world, selected: 1)
    await tabs.settle()
    #expect(try await tabs.isCovered(.cover) == true)
    #expect(tabs.screen.screen.windows.count == 1)
    tabs.screen.perform { tabs.choice.tab = 0 }
    await tabs.settle()
    #expect(tabs.screen.screen.windows.count == 2)
    for tab in 0...1 {
      tabs.screen.perform { tabs.choice.tab = tab }
      tabs.navigator.close(.cover)
      await tabs.settle()
      #expect(try await tabs.isCovered(.cover) == false)
    }
    tabs.screen.close()
  }
}
