import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// A screen of the app's that presents by itself, beside the navigator.
private struct OldScreen: View {
  let name: String
  @State private var isSheet = false
  @State private var isCover = false

  var body: some View {
    Text(verbatim: name)
    Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Text("old") }
    Button("Cover") { isCover = true }.fullScreenCover(isPresented: $isCover) { Text("old") }
  }
}

@MainActor
@Suite("A request closes a layer of other code only when it needs the place of that layer")
struct ForeignLayerTests {
  /// An app whose screens present by themselves.
  @MainActor private final class Beside {
    let navigator: Navigator<Shop>
    let screen: HeadlessScene
    let clock = HeadlessClock()

    init(_ world: World, isInTab: Bool = false) {
      let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
      self.navigator = navigator
      navigator.show(.products)
      screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
        if isInTab {
          TabView {
            Beside.root(navigator).tabItem { Text("ours") }
            OldScreen(name: "theirs").tabItem { Text("other") }
          }
        } else {
          Beside.root(navigator)
        }
      }
    }

    private static func root(_ navigator: Navigator<Shop>) -> some View {
      SceneRootView(navigator) { route, _ in OldScreen(name: "\(route)") }
    }

    /// Settles; how often nothing but the deadline went on.
    @discardableResult
    func settle() async -> Int { await screen.settle(navigator.scene, clock) }

    var picture: String { navigator.tree.picture }
    var texts: [String] { screen.nodes.texts }
  }

  nonisolated private static let kinds = ["Sheet", "Cover"]

  @Test("what is asked for beneath it closes it, and is seen", arguments: World.each, kinds)
  func beneath(world: World, kind: String) async throws {
    let app = Beside(world)
    await app.settle()
    try app.screen.tap(kind)
    await app.settle()
    #expect(app.texts.contains("old"))
    let request = app.navigator.show(.product(id: 1))
    let deadlines = await app.settle()
    #expect(request.ending == "arrived")
    #expect(deadlines == 0)
    #expect(app.texts.contains("product(id: 1)") && !app.texts.contains("old"))
    #expect(app.picture == "main[*(products › product(1)) | account…]")
    #expect(app.screen.faults == [])
  }

  @Test("a layer of ours comes when it has gone", arguments: World.each, kinds)
  func above(world: World, kind: String) async throws {
    let app = Beside(world)
    await app.settle()
    try app.screen.tap(kind)
    await app.settle()
    let request = app.navigator.show(.bag)
    let deadlines = await app.settle()
    #expect(request.ending == "arrived")
    #expect(deadlines == 0)
    #expect(app.screen.nodes.all(.sheet).count == 1)
    #expect(app.texts.contains("bag") && !app.texts.contains("old"))
    #expect(app.picture == "main[*(products) | account…] ⇧ sheet (bag)")
    #expect(app.screen.faults == [])
  }

  @Test("back takes it alone", arguments: World.each, kinds)
  func back(world: World, kind: String) async throws {
    let app = Beside(world)
    app.navigator.show(.product(id: 1))
    await app.settle()
    try app.screen.tap(kind)
    await app.settle()
    let request = app.navigator.back()
    await app.settle()
    #expect(request.ending == "arrived")
    #expect(!app.texts.contains("old"))
    #expect(app.picture == "main[*(products › product(1)) | account…]")
  }

  @Test("over a layer of ours it goes alone, or with it", arguments: World.each, kinds)
  func overOurs(world: World, kind: String) async throws {
    let app = Beside(world)
    app.navigator.show(.bag)
    await app.settle()
    try app.screen.tap(kind)
    await app.settle()
    let request = app.navigator.show(.checkout)
    await app.settle()
    #expect(request.ending == "arrived")
    #expect(app.picture == "main[*(products) | account…] ⇧ sheet (bag › checkout)")
    #expect(app.texts.contains("checkout") && !app.texts.contains("old"))
    try app.screen.tap(kind)
    await app.settle()
    app.navigator.dismissAll()
    await app.settle()
    #expect(app.picture == "main[*(products) | account…]")
    #expect(!app.texts.contains("old") && app.screen.nodes.all(.sheet).isEmpty)
  }

  @Test("another part comes without it", arguments: World.each, kinds)
  func part(world: World, kind: String) async throws {
    let app = Beside(world)
    await app.settle()
    try app.screen.tap(kind)
    await app.settle()
    let request = app.navigator.show(.login)
    await app.settle()
    #expect(request.ending == "arrived")
    #expect(app.picture == "(login)" && app.texts.contains("login"))
    #expect(!app.texts.contains("old"))
  }

  @Test("as long as it comes, what is asked for waits", arguments: World.each, kinds)
  func coming(world: World, kind: String) async throws {
    let app = Beside(world)
    await app.settle()
    try app.screen.tap(kind)
    await app.screen.breathe()
    #expect(app.screen.isTransitioning)
    let request = app.navigator.show(.bag)
    let deadlines = await app.settle()
    #expect(request.ending == "arrived")
    #expect(deadlines == 0)
    #expect(app.picture == "main[*(products) | account…] ⇧ sheet (bag)")
    #expect(!app.texts.contains("old"))
  }

  @Test("presented by code of UIKit's it is the same", arguments: World.each)
  func uikit(world: World) async throws {
    let app = Beside(world)
    await app.settle()
    let root = try #require(app.screen.screen.window?.rootViewController)
    root.present(UIViewController(), animated: true)
    await app.settle()
    let request = app.navigator.show(.bag)
    await app.settle()
    #expect(request.ending == "arrived")
    #expect(app.screen.nodes.all(.sheet).flatMap(\.texts).contains("bag"))
    #expect(app.picture == "main[*(products) | account…] ⇧ sheet (bag)")
  }

  @Test("what stands over another tab of the app's own is left alone", arguments: World.each)
  func outOfSight(world: World) async throws {
    let app = Beside(world, isInTab: true)
    await app.settle()
    try app.screen.tapTab("other")
    await app.settle()
    try app.screen.tap("Sheet")
    await app.settle()
    let request = app.navigator.show(.product(id: 1))
    await app.settle()
    #expect(request.ending == "arrived")
    #expect(app.texts.contains("old"))
    #expect(app.picture == "main[*(products › product(1)) | account…]")
  }
}
