import Foundation
import PortolanSwiftUI
import Testing

@testable import Portolan

@MainActor @Suite("The host's reading names the front member of each container")
struct MemberReadingTests {
  @Test("of tabs, whichever is selected")
  func tabs() async throws {
    let app = TestApp()
    app.session.isSignedIn = true
    for route in [Shop.product(id: 1), .account] {
      app.navigator.show(route)
      await app.settle()
      let path = app.navigator.tree.visiblePath
      let read = try #require(app.navigator.scene.currentHost?.reading()?.containers.first)
      #expect(read.node == path[0] && read.front == path[1], "\(route)")
    }
  }

  @Test("of a split, with room for its columns and without", arguments: [1_200.0, 400])
  func split(width: Double) async throws {
    let app = DeskApp(CGSize(width: width, height: 800), showing: .item(1))
    await app.settle()
    let path = app.navigator.tree.visiblePath
    let read = try #require(app.navigator.scene.currentHost?.reading()?.containers.first)
    #expect(read.node == path[0] && read.front == path[1])
  }
}
