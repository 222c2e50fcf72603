import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("No request waits forever for a container that answers late, twice or not at all (law 9)")
struct LateContainerTests {
  /// A house with kitchen and attic, and the request for the kitchen that its container has.
  private func run(
    _ body: @MainActor (RoomApp, SlowHall, NavigationRequest) async throws -> Void
  ) async throws {
    try await RoomApp.run(.slow) { app in
      app.navigator.show(.kitchen)
      app.navigator.show(.attic)
      await app.breathe()
      let hall = try #require(app.container as? SlowHall)
      hall.waiting.last?()
      await app.expect("house#Hall[(kitchen) | cellar… | *attic]")
      let request = app.navigator.show(.shelf(1))
      await app.breathe()
      try await body(app, hall, request)
    }
  }

  @Test("a request arrives when the container says that it is done, not before")
  func arrives() async throws {
    try await run { app, hall, request in
      #expect(request.ending == "open")
      #expect(hall.asked.last == 0)
      hall.waiting.last?()
      await app.expect("house#Hall[*(kitchen › shelf(1)) | cellar… | attic]")
      #expect(request.ending == "arrived")
    }
  }

  @Test("answered twice it goes on once")
  func twice() async throws {
    try await run { app, hall, request in
      hall.waiting.last?()
      hall.waiting.last?()
      await app.expect("house#Hall[*(kitchen › shelf(1)) | cellar… | attic]")
      #expect(app.screen.announcements.count <= 2)
      #expect(request.ending == "arrived")
    }
  }

  @Test("never answered it is read as it is, and what is asked for next happens")
  func never() async throws {
    try await run { app, hall, request in
      app.screen.advance(by: .seconds(2))
      await app.breathe()
      #expect(request.ending == "NAV044")
      #expect(app.shown == app.navigator.tree.picture)
      app.navigator.show(.note)
      await app.settle()
      #expect(app.shown.hasSuffix("⇧ fullScreen (note)"))
    }
  }

  @Test("answered after its deadline it does not go on with a plan that is old")
  func tooLate() async throws {
    try await run { app, hall, request in
      app.screen.advance(by: .seconds(2))
      await app.breathe()
      let late = hall.waiting.last
      app.navigator.show(.tour)
      await app.settle()
      let picture = app.shown
      late?()
      await app.settle()
      #expect(app.shown == picture)
      #expect(request.ending == "NAV044")
    }
  }
}
