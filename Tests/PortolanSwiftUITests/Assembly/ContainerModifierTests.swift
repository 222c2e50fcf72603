import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("An assembly can apply view modifiers to stacks and tabs (N25)")
struct ContainerModifierTests {
  @Observable final class Look {
    var name = "plain"
    @ObservationIgnored var asked: [String] = []
  }

  private struct Dressed: ViewAssembly {
    let look: Look

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      Surroundings(route: route)
    }

    func stack(_ stack: AnyView, for root: Shop) -> some View {
      let _ = look.asked.append("\(root)")
      stack.environment(\.stackLook, "\(look.name) \(root)")
    }

    func tabs(_ tabs: AnyView, for route: Shop) -> some View {
      tabs.environment(\.tabsLook, "\(look.name) \(route)")
    }
  }

  private struct Surroundings: View {
    let route: Shop
    @State private var count = 0
    @Environment(\.stackLook) private var stack
    @Environment(\.tabsLook) private var tabs

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Text(verbatim: "\(route): stack \(stack), tabs \(tabs)")
      }
    }
  }

  private let look = Look()
  private let navigator = Navigator(
    ShopMap(), guards: ShopGuards(session: Session()), clock: HeadlessClock())

  private func screen() -> HeadlessScene {
    HeadlessScene(clock: HeadlessClock()) {
      SceneRootView(navigator.scene, Dressed(look: look))
    }
  }

  private func show(_ route: Shop, on screen: HeadlessScene) async throws {
    let request = navigator.show(route)
    for _ in 0..<10 where !request.hasEnded {
      await screen.breathe()
      screen.finishTransitions()
    }
    try await request.arrival()
    screen.turn()
  }

  @Test("around each stack, and around the tabs of it") func places() async throws {
    let screen = screen()
    try await show(.product(id: 1), on: screen)
    #expect(
      screen.nodes.texts.contains("product(id: 1): stack plain products, tabs plain main"),
      "\(screen.picture)")
    try await show(.bag, on: screen)
    #expect(
      screen.nodes.texts.contains("bag: stack plain bag, tabs none"),
      "a sheet is no part of the tabs: \(screen.picture)")
    #expect(Set(look.asked) == ["products", "bag"], "not for a slot that was never entered")
    #expect(screen.faults == [])
  }

  private struct Lost: ViewAssembly {
    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      Text(verbatim: "\(route)")
    }

    func stack(_ stack: AnyView, for root: Shop) -> some View { Text("no stack") }
  }

  @Test("a stack that does not come back: a request waits until its deadline") func lost() async {
    let clock = HeadlessClock()
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    let screen = HeadlessScene(clock: clock) { SceneRootView(navigator.scene, Lost()) }
    let request = navigator.show(.product(id: 1))
    await screen.breathe()
    #expect(!request.hasEnded)
    clock.advance(by: .seconds(2))
    await screen.breathe()
    #expect(request.ending == "arrived")
  }

  @Test("what they read is observed; the screens keep their state") func observed() async throws {
    let screen = screen()
    try await show(.product(id: 1), on: screen)
    try screen.tap("Count 0")
    look.name = "bright"
    screen.turn()
    #expect(
      screen.nodes.texts.contains("product(id: 1): stack bright products, tabs bright main"),
      "\(screen.picture)")
    try screen.tap("Count 1")
    try screen.tapBack()
    screen.finishTransitions()
    await screen.breathe()
    #expect(navigator.tree.picture == "main[*(products) | account…]")
    #expect(screen.faults == [])
  }
}

private enum StackLookKey: EnvironmentKey {
  static let defaultValue = "none"
}

private enum TabsLookKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var stackLook: String {
    get { self[StackLookKey.self] }
    set { self[StackLookKey.self] = newValue }
  }

  fileprivate var tabsLook: String {
    get { self[TabsLookKey.self] }
    set { self[TabsLookKey.self] = newValue }
  }
}
