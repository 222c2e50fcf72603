import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A view reads in its environment how its screen is shown")
struct PresentationTests {
  private struct Closable: ViewAssembly {
    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      ClosableView(parcel: context.model { Parcel(context.takeHanded(as: String.self)) })
    }
  }

  /// What a screen keeps of what it was handed.
  @MainActor private final class Parcel {
    let text: String?

    init(_ text: String?) {
      self.text = text
    }
  }

  private struct ClosableView: View {
    let parcel: Parcel
    @Environment(\.screenContext) private var screen

    var body: some View {
      Text(verbatim: parcel.text ?? "nothing")
      if screen?.presentation.needsClose == true {
        Button("Close") { screen?.close() }
      }
    }
  }

  private func hasClose(_ app: TwoFeatures) -> Bool {
    (app.front.all(.screen).last ?? app.front).all(.button).contains { $0.label == "Close" }
  }

  @Test("a Close button where nothing else leads out, by one condition")
  func close() async throws {
    let app = try TwoFeatures { SceneRootView($0, Closable()) }
    let steps: [(Shop, Bool)] = [
      (.main, false), (.product(id: 1), false), (.bag, true), (.checkout, false), (.note, true),
    ]
    for (route, needsClose) in steps {
      app.of(Shop.self).show(route)
      await app.settle()
      #expect(hasClose(app) == needsClose, "\(route)")
    }
    try app.screen.tap("Close")
    await app.settle()
    #expect(
      app.scene.tree.picture
        == "main[*(products › product(1)) | account…] ⇧ sheet (bag › checkout)")
  }

  @Test("its model takes what is handed over, however often the view is built")
  func handing() async throws {
    let app = try TwoFeatures { SceneRootView($0, Closable()) }
    app.of(Shop.self).show(.main)
    await app.settle()
    app.of(Shop.self).show(.bag, handing: "parcel")
    await app.settle()
    #expect(app.shown.contains("parcel"))
    app.of(Shop.self).show(.checkout)
    await app.settle()
    app.of(Shop.self).back()
    await app.settle()
    #expect(app.shown.contains("parcel"))
  }

  @Test("a task over all features hears of each screen once it is built, and of its arrival")
  func tasks() async throws {
    let app = try TwoFeatures { SceneRootView($0, Closable()) }
    let heard = Heard()
    app.scene.tasks = [heard]
    app.of(Shop.self).show(.product(id: 1))
    await app.settle()
    #expect(heard.updates == ["products", "product"], "containers are the host's own")
    #expect(heard.arrivals == ["product"])
  }

  @MainActor private final class Heard: ScreenTasks {
    var updates: [String] = []
    var arrivals: [String] = []

    func update(_ screen: ScreenContext<AnyRoute>) { updates.append(screen.route.label.text) }

    func arrived(
      at screen: ScreenContext<AnyRoute>, along chain: [AnyRoute], arrival: Arrival
    ) async {
      arrivals.append(screen.route.label.text)
    }
  }
}
