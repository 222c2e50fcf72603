import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A curtain opens in its own window, whose views exist as soon as the call returns")
struct CurtainWindowTests {
  @Test(arguments: World.each)
  func `its views are there when the call returns, without a turn`(world: World) async {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.show(.cover)
    #expect(app.curtain == "(cover)")
    #expect(app.screen.screen.keyboard == nil)
    await app.settle()
    #expect(app.shown == "main[*(products) | account…]" && app.curtain == "(cover)")
    app.navigator.close(.cover)
    #expect(app.curtain == nil)
    app.screen.close()
  }

  @Test(arguments: [nil, Shop.splash])
  func `it comes with the first frame when it is asked for before, over nothing too`(
    first: Shop?
  ) async {
    let app = TestApp(showing: first, before: .cover)
    #expect(app.curtain == "(cover)")
    await app.settle()
    #expect(app.curtain == "(cover)" && app.codes == [])
    app.navigator.show(.main)
    await app.settle()
    #expect(app.shown == "main[*(products) | account…]" && app.curtain == "(cover)")
    app.screen.close()
  }

  @Test func `it has a stack and sheets of its own, and goes with them`() async throws {
    let app = TestApp()
    await app.settle()
    app.navigator.show(.cover)
    app.navigator.show(.code)
    await app.settle()
    #expect(app.curtain == "(cover › code)")
    try app.screen.tapBack()
    await app.settle()
    #expect(app.curtain == "(cover)")
    app.navigator.show(.code)
    await app.settle()
    let window = Weak(app.window)
    app.navigator.close(.cover)
    await app.settle()
    #expect(app.curtain == nil && window.object == nil && app.codes == [])
    #expect(app.shown == "main[*(products) | account…]")
    app.screen.close()
  }

  @Test func `what is typed beneath is there again, with the keyboard`() async throws {
    let app = TestApp()
    await app.settle()
    try app.screen.type("milk", into: "Name")
    app.navigator.show(.cover)
    #expect(!app.screen.tappable.contains("products"))
    app.navigator.show(.bag)
    await app.settle()
    app.navigator.dismissAll()
    await app.settle()
    app.navigator.close(.cover)
    await app.settle()
    #expect(app.field?.value == "milk")
    app.screen.close()
  }

  @Test func `its views ask the scene, and their context the curtain`() async throws {
    let app = TestApp()
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    try app.screen.tap("Close")
    #expect(app.curtain == nil)
    app.screen.close()
  }
}

private struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

extension TestApp {
  /// The topmost window above the scene's own.
  fileprivate var window: UIWindow? {
    screen.screen.scene.windows.filter { $0.windowLevel.rawValue > 0 }.last
  }

  /// What the topmost window above the scene's own shows.
  fileprivate var curtain: String? {
    screen.nodes.children.last { $0.kind == .window }.map { picture(of: $0) }
  }
}
