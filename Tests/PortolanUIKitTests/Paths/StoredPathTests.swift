import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A stored path is shown again up to the first route that the app no longer knows (P10)")
struct StoredPathTests {
  @Test(arguments: World.all) func savedAndSetAgain(world: World) async throws {
    var data = Data()
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first, .second, .third]
      await app.expect([.first, .second, .third])
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect([.first, .second])
      data = try app.stack.path.stored()
    }
    try await FiveApp.run(on: world.screen) { app in
      app.stack.set(try [Five](stored: data), as: .cut)
      await app.expect([.first, .second])
    }
  }

  @Test(arguments: World.all) func withARouteThatIsGone(world: World) async throws {
    let text = #"{"format":"portolan-path","version":1,"body":["first","attic","second"]}"#
    try await FiveApp.run(on: world.screen) { app in
      app.stack.set(try [Five](stored: Data(text.utf8)))
      await app.expect([.first])
      try app.screen.tap("Back")
      await app.expect([])
    }
  }
}
