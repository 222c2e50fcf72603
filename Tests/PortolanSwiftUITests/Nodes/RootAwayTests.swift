import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@testable import PortolanSwiftUI

@MainActor @Suite("A screen that leaves the tree while the root is out of its window is released")
struct RootAwayTests {
  @Test("is released when the root comes back", arguments: World.all)
  func released(world: World) async throws {
    let app = TestApp(in: world)
    app.navigator.push(.product(id: 1))
    await app.rest()
    let popped = try #require(app.peeked.visiblePath.last)
    let host = try #require(app.navigator.scene.currentHost as? SceneHost)
    #expect(host.nodes.existing(popped) != nil)
    let window = try #require(app.screen.screen.windows.first { $0.windowLevel == .normal })
    let root = window.rootViewController
    window.rootViewController = UIViewController()
    await app.breathe()
    app.navigator.popToRoot()
    await app.breathe()
    window.rootViewController = root
    await app.rest()
    #expect(app.shown == "main[*(products) | account…]")
    #expect(app.peeked.picture == app.shown)
    app.clock.advance(by: .seconds(3))
    await app.rest()
    #expect(app.navigator.scene.currentHost === host)
    #expect(host.nodes.existing(popped) == nil)
    #expect(!app.log.livingNodes.contains(popped))
  }
}
