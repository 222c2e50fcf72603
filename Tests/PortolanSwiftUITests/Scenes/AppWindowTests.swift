import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("An app opens windows of SwiftUI, each with a navigator of its own")
struct AppWindowTests {
  /// The navigators of an app, one for each window.
  @MainActor private final class Navigators {
    let main: Navigator<Shop>
    private(set) var products: [Int: Navigator<Shop>] = [:]
    let log = ScreenLog()
    let other = OtherCode()
    private let clock: HeadlessClock

    init(_ clock: HeadlessClock) {
      self.clock = clock
      main = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
      main.show(.main)
    }

    func product(_ id: Int) -> Navigator<Shop> {
      if let known = products[id] { return known }
      let made = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
      made.show(.product(id: id))
      products[id] = made
      return made
    }
  }

  private struct ShopApp: App {
    let navigators: Navigators

    init() { self.init(Navigators(HeadlessClock())) }
    init(_ navigators: Navigators) { self.navigators = navigators }

    var body: some Scene {
      WindowGroup {
        Window(navigator: navigators.main, navigators: navigators)
      }
      WindowGroup(for: Int.self) { $id in
        Window(navigator: navigators.product(id ?? 0), navigators: navigators)
      }
    }
  }

  private struct Window: View {
    let navigator: Navigator<Shop>
    let navigators: Navigators
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        SceneRootView(
          navigator.scene,
          TestViews(log: navigators.log, hasMenus: false, other: navigators.other))
        Button("Open 7") { openWindow(value: 7) }
        Button("Close window") { dismissWindow() }
      }
    }
  }

  private func settle(_ app: HeadlessApp) async {
    for _ in 0..<10 {
      for window in app.windows { await window.scene.breathe() }
      app.finishTransitions()
    }
  }

  @Test func `each window is navigated by itself, and one that closes takes nothing with it`()
    async throws
  {
    let clock = HeadlessClock()
    let navigators = Navigators(clock)
    let app = HeadlessApp(ShopApp(navigators), clock: clock, device: .pad)
    await settle(app)
    #expect(navigators.main.tree.picture == "main[*(products) | account…]")
    try #require(app.front).scene.tap("Open 7")
    await settle(app)
    #expect(app.windows.count == 2)
    let second = navigators.product(7)
    #expect(second.tree.picture == "main[*(products › product(7)) | account…]")
    #expect(try #require(app.front).scene.nodes.texts.contains("product(id: 7)"))
    second.back()
    navigators.main.push(.product(id: 1))
    await settle(app)
    #expect(second.tree.picture == "main[*(products) | account…]")
    #expect(navigators.main.tree.picture == "main[*(products › product(1)) | account…]")
    try #require(app.front).scene.tap("Close window")
    await settle(app)
    #expect(app.windows.count == 1)
    let push = navigators.main.push(.product(id: 2))
    await settle(app)
    #expect(push.ending == "arrived")
    #expect(app.windows.allSatisfy { $0.scene.faults == [] } && app.faults == [])
    app.quit()
  }
}
