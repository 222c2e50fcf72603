import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A request that Back interrupts arrives, and no other code is blamed (U45, U46)")
struct BackDuringPopTests {
  /// Before iOS 26 the button waits for the end of what moves.
  private nonisolated static let worlds = World.all.map {
    World(profile: .iOS26, assumptions: $0.assumptions, name: "iOS26, \($0.name)")
  }

  /// What takes the first screen away.
  enum Way: CaseIterable, Sendable {
    case request, button, swipe, heldSwipe, contentSwipe
  }

  private func start(_ app: TestApp) async {
    app.session.isSignedIn = true
    app.navigator.show(.account)
    app.navigator.show(.reviews(of: 1))
    for id in 2...3 { app.navigator.push(.product(id: id)) }
    await app.settle()
  }

  private func begin(_ way: Way, _ app: TestApp) async throws -> NavigationRequest? {
    var request: NavigationRequest?
    switch way {
    case .request: request = app.navigator.back()
    case .button: try app.screen.tap("Back")
    case .swipe, .heldSwipe: #expect(app.screen.beginSwipeBack())
    case .contentSwipe: #expect(app.screen.beginSwipeBackInContent())
    }
    if way == .swipe || way == .contentSwipe { app.screen.finishSwipeBack() }
    await app.breathe()
    return request
  }

  @Test(
    "a request, the button and a swipe may run, at their beginning and near their end",
    arguments: worlds, Way.allCases)
  func oneAfterTheOther(world: World, way: Way) async throws {
    for time in [0, 100, 300] {
      try await TestApp.run(on: world.screen) { app in
        await start(app)
        let request = try await begin(way, app)
        app.screen.advance(by: .milliseconds(time))
        #expect(app.screen.isTransitioning)
        try app.screen.tap("Back")
        await app.expect("main[*(products › product(1) › reviews(1)) | (account)]")
        #expect(request == nil || request?.ending == "arrived")
        #expect(app.codes == [], "A person went back: no other code is to be looked for.")
      }
    }
  }

  @Test("a request that goes back by more than a screen arrives, and is left", arguments: worlds)
  func several(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      await start(app)
      let request = app.navigator.stack(.products).set([.product(id: 1)])
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      try app.screen.tap("Back")
      await app.expect("main[*(products) | (account)]")
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
    }
  }

  @Test("what was asked for meanwhile comes over what the tap has left", arguments: worlds)
  func waiting(world: World) async throws {
    let waiting: [(route: Shop, picture: String)] = [
      (.product(id: 9), "main[*(products › product(9)) | (account)]"),
      (.bag, "main[*(products › product(1) › reviews(1)) | (account)] ⇧ sheet (bag)"),
      (.account, "main[(products › product(1) › reviews(1)) | *(account)]"),
      (.lock, "lock"),
    ]
    for (route, picture) in waiting {
      try await TestApp.run(on: world.screen) { app in
        await start(app)
        let first = app.navigator.back()
        await app.breathe()
        let request = app.navigator.show(route)
        await app.breathe()
        app.screen.advance(by: .milliseconds(100))
        try app.screen.tap("Back")
        await app.expect(picture)
        #expect(first.ending == "arrived")
        #expect(request.ending == "arrived")
        #expect(app.codes == [])
      }
    }
  }
}
