import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite(
  "Requests in an off-screen root view end, and the view shows the tree when it appears (law 9)")
struct OutOfSightTests {
  /// An app of somebody else's, with our root view in one of its tabs.
  @MainActor private final class Beside {
    let navigator: Navigator<Shop>
    let screen: HeadlessScene
    let clock = HeadlessClock()

    init(_ world: World) {
      let navigator = Navigator(
        ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
      self.navigator = navigator
      screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
        TabView {
          SceneRootView(navigator.scene, TestViews(log: ScreenLog())).tabItem { Text("ours") }
          Text("something else").tabItem { Text("other") }
        }
      }
    }

    func settle() async { await screen.settle(navigator.scene, clock) }
  }

  @Test("a stack, a tab and a part change there at once", arguments: World.each)
  func changesAtOnce(world: World) async throws {
    let app = Beside(world)
    app.navigator.show(.main)
    await app.settle()
    try app.screen.tapTab("other")
    await app.settle()
    let before = app.screen.transitions.count
    let pushed = app.navigator.show(.reviews(of: 1))
    await app.settle()
    #expect(pushed.ending == "arrived")
    #expect(!app.screen.changes(since: before).contains("push"), "nobody sees it move")
    try app.screen.tapTab("ours")
    await app.settle()
    #expect(app.screen.nodes.texts.contains("reviews(of: 1)"))
    #expect(app.navigator.tree.picture == "main[*(products › product(1) › reviews(1)) | account…]")
    let next = app.navigator.back()
    await app.settle()
    #expect(next.ending == "arrived")
    #expect(app.screen.faults == [])
  }

  @Test("another part, and back in sight the tree and the screen agree", arguments: World.each)
  func anotherPart(world: World) async throws {
    let app = Beside(world)
    app.navigator.show(.main)
    await app.settle()
    try app.screen.tapTab("other")
    await app.settle()
    let request = app.navigator.show(.login)
    await app.settle()
    #expect(request.outcome != nil)
    #expect(!app.navigator.scene.isBusy)
    try app.screen.tapTab("ours")
    await app.settle()
    #expect(app.screen.nodes.texts.contains("login"))
    #expect(!app.screen.nodes.texts.contains("products"))
    #expect(app.navigator.tree.picture == "(login)")
  }

  @Test("a sheet that cannot come ends at the deadline, and nothing hangs", arguments: World.each)
  func aSheet(world: World) async throws {
    let app = Beside(world)
    app.navigator.show(.main)
    await app.settle()
    try app.screen.tapTab("other")
    await app.settle()
    let request = app.navigator.show(.bag)
    await app.settle()
    #expect(request.outcome != nil)
    #expect(!app.navigator.scene.isBusy)
    try app.screen.tapTab("ours")
    await app.settle()
    let sheets = app.screen.nodes.all(.sheet).count
    #expect(app.navigator.tree.layerRoots.count == sheets + 1, "screen and tree agree")
    let product = app.navigator.show(.product(id: 1))
    await app.settle()
    #expect(product.ending == "arrived")
    #expect(app.navigator.tree.picture == "main[*(products › product(1)) | account…]")
    #expect(app.screen.nodes.all(.sheet).isEmpty)
    #expect(app.screen.nodes.texts.contains("product(id: 1)"))
  }

  @Test("before it was ever shown: requests end, and its first frame is the tree")
  func beforeItsFirstFrame() async throws {
    let clock = HeadlessClock()
    let navigator = Navigator(
      ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    let early = navigator.show(.product(id: 1))
    let sheet = navigator.show(.bag)
    #expect(early.ending == "arrived", "there is no screen to wait for")
    #expect(sheet.ending == "arrived")
    let screen = HeadlessScene { SceneRootView(navigator.scene, TestViews(log: ScreenLog())) }
    #expect(screen.nodes.texts.contains("product(id: 1)"))
    await screen.settle(navigator.scene, clock)
    #expect(screen.nodes.all(.sheet).flatMap(\.texts) == ["bag"])
    #expect(!navigator.scene.isBusy)
  }
}
