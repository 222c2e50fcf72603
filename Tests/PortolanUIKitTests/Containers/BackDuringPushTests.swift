import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("Back during a push pops the new screen, on screen and in the tree (U45, U46)")
struct BackDuringPushTests {
  /// Before iOS 26 the button waits for the end of what moves.
  private nonisolated static let worlds = World.all.filter { $0.profile >= .iOS26 }

  @Test("when nothing else was asked for", arguments: worlds)
  func alone(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let request = app.navigator.push(.product(id: 1))
      app.screen.advance(by: .milliseconds(100))
      try app.screen.tap("Back")
      await app.expect("main[*(products) | account…]")
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
    }
  }

  @Test("when its end lets another tab, a layer or a part cover the stack", arguments: worlds)
  func covered(world: World) async throws {
    let covers: [(route: Shop, picture: String)] = [
      (.account, "main[(products) | *(account)]"),
      (.note, "main[*(products) | (account)] ⇧ fullScreen (note)"),
      (.lock, "lock"),
    ]
    for cover in covers {
      try await TestApp.run(on: world.screen) { app in
        app.session.isSignedIn = true
        app.navigator.show(.account)
        app.navigator.show(.products)
        await app.settle()
        let push = app.navigator.push(.product(id: 1))
        await app.breathe()
        let request = app.navigator.show(cover.route)
        await app.breathe()
        app.screen.advance(by: .milliseconds(100))
        try app.screen.tap("Back")
        await app.expect(cover.picture)
        #expect(request.ending == "arrived")
        #expect(push.ending != "NAV044", "What covers it was asked for after it.")
        #expect(app.codes == [], "A person went back: no other code is to be looked for.")
      }
    }
  }

  @Test("under More, also when its row is tapped before the guards have taken the tab away")
  func underMore() async throws {
    let assumptions = HeadlessAssumptions(coordinatorTurns: 0)
    let screen = HeadlessScreen(profile: .iOS26, assumptions: assumptions)
    try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen, map: ManyTabsMap())
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 3))
      await app.settle()
      let order = Watch(app.front)
      app.session.isSignedIn = false
      app.beginRevalidation()
      app.navigator.push(.product(id: 2))
      await app.breathe()
      screen.advance(by: .milliseconds(100))
      try screen.tap("Back")
      await app.breathe()
      try screen.tap("account")
      await app.expect(
        "main[*(products) | splash… | login… | lock… | account… | note…] ⇧ sheet (signIn)")
      #expect(!order.isAlive)
    }
  }
}
