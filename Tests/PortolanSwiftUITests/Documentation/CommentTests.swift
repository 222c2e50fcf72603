import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import Testing

// The code of the doc comments, in their order, with what it needs to be run.

/// `SceneRootView`.
private struct ShopApp: App {
  let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()))
  init() { navigator.show(.main) }
  var body: some Scene { WindowGroup { root } }
  var root: SceneRootView { SceneRootView(navigator.scene, ShopViews()) }
}

/// `ViewAssembly`, `EnvironmentValues.navigator` and `ScreenContext<AnyRoute>`.
private struct ShopViews: ViewAssembly {
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    switch route {
    case .product(let id): ProductView(model: context.model { ProductModel(id: id) })
    default: PlainView()
    }
  }
}

@MainActor @Observable private final class ProductModel {
  let id: Int
  var note = ""
  init(id: Int) { self.id = id }
}

private struct ProductView: View {
  @Bindable var model: ProductModel
  @Environment(\.screenContext) private var screen
  var body: some View {
    TextField("Note on \(model.id)", text: $model.note)
    Button("Close") { screen?.close() }
  }
}

private struct PlainView: View {
  @Environment(\.navigator) private var navigator
  var body: some View {
    Button("Product") { if let navigator { Navigator<Shop>(navigator).show(.product(id: 1)) } }
  }
}

@MainActor @Suite("The code in the doc comments compiles and runs as it stands")
struct CommentTests {
  private func settle(_ screen: HeadlessScene) async {
    await screen.comeToRest()
    #expect(screen.faults == [])
  }

  @Test("of the root view, the assembly and the environment") func app() async throws {
    let app = ShopApp()
    app.navigator.scene.hostDeadline = .seconds(600)
    let screen = HeadlessScene { app.root }
    await settle(screen)
    try screen.tap("Product")
    await settle(screen)
    #expect(screen.tappable.contains("Note on 1"), "\(screen.picture)")
    try screen.tap("Close")
    await settle(screen)
    #expect(screen.tappable.contains("Product"))
  }

  @Test("of a root view with closures and a named transition") func closures() async {
    let navigator = Navigator(FiveMap(), clock: HeadlessClock())
    navigator.show(.root)
    let screen = HeadlessScene {
      SceneRootView(navigator) { route, _ in
        switch route {
        case .root: Text("root")
        default: Text("another")
        }
      }
      .partTransition(named: "rise", .move(edge: .bottom))
    }
    await settle(screen)
    #expect(screen.nodes.texts == ["root"])
    navigator.show(.second)
    await settle(screen)
    #expect(screen.nodes.all(.screen).last?.texts == ["another"])
  }

  @Test("of a stack that a view binds") func bound() async throws {
    let navigator = Navigator(FiveMap(), clock: HeadlessClock())
    navigator.show(.root)
    let screen = HeadlessScene {
      SceneRootView(navigator) { route, _ in
        BoundView(name: route.rawValue, stack: navigator.stack(.root))
      }
    }
    await settle(screen)
    try screen.tap("Two further")
    await settle(screen)
    #expect(navigator.stack(.root).path == [.first, .second])
    #expect(screen.nodes.all(.screen).last?.texts == ["second, 2"])
    try screen.tap("Root")
    await settle(screen)
    #expect(navigator.stack(.root).path == [])
    #expect(screen.nodes.all(.screen).last?.texts == ["root, 0"])
  }
}

/// `RouteStack`.
private struct BoundView: View {
  let name: String
  @Bindable var stack: RouteStack<Five>

  var body: some View {
    Text("\(name), \(stack.path.count)")
    Button("Two further") { stack.path = [.first, .second] }
    RootButton(path: $stack.path)
  }
}

private struct RootButton: View {
  @Binding var path: [Five]
  var body: some View { Button("Root") { path = [] } }
}
