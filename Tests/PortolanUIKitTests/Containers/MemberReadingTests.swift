import PortolanUIKit
import Testing

@testable import Portolan

@MainActor @Suite("The host's reading names the front member of each container")
struct MemberReadingTests {
  @Test("of tabs, whichever is selected", arguments: World.all)
  func tabs(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      for route in [Shop.product(id: 1), .account] {
        app.navigator.show(route)
        await app.settle()
        let path = app.navigator.tree.visiblePath
        let read = try #require(app.navigator.scene.currentHost?.reading()?.containers.first)
        #expect(read.node == path[0] && read.front == path[1], "\(route)")
      }
    }
  }
}
