import Foundation
import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A link that SwiftUI delivers reaches the navigator, at the start and later (S45)")
struct LinkTests {
  private func open(_ text: String, in app: TestApp) throws {
    app.screen.open(try #require(URL(string: text)))
  }

  @Test("cold: links before there is a part wait, and are followed once", arguments: World.each)
  func cold(world: World) async throws {
    let app = TestApp(in: world, showing: nil)
    try open("shop://products/7", in: app)
    await app.breathe()
    #expect(app.navigator.scene.parked.count == 0, "its part can be shown")
    await app.expect("main[*(products › product(7)) | account…]")
  }

  @Test("cold: over a splash they wait until it goes", arguments: World.each)
  func overTheSplash(world: World) async throws {
    let app = TestApp(in: world, showing: .splash)
    try open("shop://note", in: app)
    await app.expect("splash")
    #expect(app.navigator.scene.parked.count == 1)
    app.navigator.show(.main)
    await app.expect("main[*(products) | account…] ⇧ fullScreen (note)")
    #expect(app.navigator.scene.parked.count == 0)
  }

  @Test("warm: wherever the person is, also over layers and in another tab", arguments: World.each)
  func warm(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(.account)
    await app.settle()
    app.navigator.show(.checkout)
    await app.settle()
    try open("shop://products/2", in: app)
    await app.expect("main[*(products › product(2)) | (account)]")
    try open("shop://bag", in: app)
    await app.expect("main[*(products › product(2)) | (account)] ⇧ sheet (bag)")
    try open("shop://orders/1", in: app)
    await app.expect("main[(products › product(2)) | *(account › order(1))]")
    // Where nobody reports that a tab comes to the front, the host sees it all the same (S71).
    #expect(app.codes == [])
  }

  @Test("unknown: nothing moves, and it is said once") func unknown() async throws {
    let app = TestApp()
    await app.settle()
    try open("shop://nowhere", in: app)
    try open("other://bag", in: app)
    await app.expect("main[*(products) | account…]")
    #expect(app.codes.count == 2)
  }
}
