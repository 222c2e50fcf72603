import HeadlessSwiftUI
import Observation
import Portolan
import PortolanSwiftUI
import Testing

private enum Page: NavigationRoute { case home, own }

private struct PageMap: NavigationMap {
  func destination(for route: Page) -> RouteDestination<Page> {
    switch route {
    case .home: return .screenInStack(.root)
    case .own: return .screen(.pushed(onto: .home))
    }
  }
}

@Observable @MainActor private final class Owner { let name = "Ada" }

private struct OwnStack: View {
  @Environment(Owner.self) private var owner: Owner?

  var body: some View { NavigationStack { Text("own of \(owner?.name ?? "nobody")") } }
}

@MainActor
@Suite("A screen with its own NavigationStack also finds navigator and context in its environment")
struct OwnStackEnvironmentTests {
  @Test("pushed into a stack") func pushed() async {
    let (clock, owner) = (HeadlessClock(), Owner())
    let navigator = Navigator(PageMap(), clock: clock)
    navigator.show(.home)
    let screen = HeadlessScene {
      SceneRootView(navigator) { route, _ in
        if route == .own { OwnStack() } else { Text("home") }
      }
      .environment(owner)
    }
    navigator.show(.own)
    await screen.settle(navigator.scene, clock)
    #expect(screen.nodes.texts.contains("own of Ada"))
    screen.close()
  }
}
