import HeadlessSwiftUIStage
import Portolan
import PortolanTesting
import Testing

@MainActor
@Suite(
  "A travel app navigates by route, from a single screen and through a booking flow", .serialized)
struct TravelTests {
  private let app: TravelApp
  private let stage: SwiftUIStage

  init() throws {
    let app = try TravelApp()
    self.app = app
    stage = SwiftUIStage { app.rootView }
  }

  private func label(_ route: Travel) -> RouteLabel { AnyRoute(route).label }

  @Test func `guards of the scene: signed in is said once, for what enters and what stays`()
    async throws
  {
    try await stage.settle()
    #expect(stage.picture == "(signIn)")
    try await stage.tap("Sign in", "Trip 7")
    #expect(stage.picture == #"home[*(trips › trip(7)) | search("")…]"#)
    try await stage.settle { await app.signOut() }
    #expect(stage.picture == "(signIn)")
  }

  @Test func `a trip that is open in another tab is closed by its route`() async throws {
    try await stage.tap("Sign in", "Trip 7", "Search")
    app.tripWasCancelled(8)
    #expect(stage.picture == #"home[(trips › trip(7)) | *(search(""))]"#)
    app.tripWasCancelled(7)
    try await stage.settle()
    #expect(stage.picture == #"home[(trips) | *(search(""))]"#)
    #expect(app.failures.isEmpty, "the app has looked it up before")
  }

  @Test func `closing a trip that is not open fails`() async throws {
    try await stage.tap("Sign in")
    app.travel.close(.trip(7))
    try await stage.settle()
    #expect(app.failures == [.notOpen(route: label(.trip(7)))])
  }

  @Test func `a search is updated beneath its filter, which stays`() async throws {
    try await stage.tap("Sign in", "Search", "Filter", "Only beaches")
    #expect(stage.picture == #"home[(trips) | *(search("beaches") › filter)]"#)
    try await stage.tap("Back")
    #expect(stage.texts.contains("Results for beaches"))
  }

  @Test func `tickets that have loaded stand on their trip, and the person stays elsewhere`()
    async throws
  {
    try await stage.tap("Sign in", "Trip 7")
    try await meanwhile("Load tickets") { try await stage.tap("Search") }
    #expect(stage.picture == #"home[(trips › trip(7) › tickets(7)) | *(search(""))]"#)
    try await stage.tap("Trips")
    #expect(stage.texts.contains("Tickets of trip 7"))
  }

  @Test func `an offer is presented over its trip, and not over another screen`() async throws {
    try await stage.tap("Sign in", "Trip 7")
    try await meanwhile("Load offer") { try await stage.tap("Search") }
    #expect(stage.picture == #"home[(trips › trip(7)) | *(search(""))]"#)
    #expect(app.failures == [.notVisible(route: label(.trip(7)))])
    try await stage.tap("Trips")
    try await meanwhile("Load offer") {}
    #expect(stage.picture.hasSuffix("⇧ sheet (offer(7))"))
  }

  @Test func `a photo is handed to its screen, in another place than the map's`() async throws {
    try await stage.tap("Sign in", "Trip 7", "Photo")
    #expect(stage.picture.hasSuffix("⇧ fullScreen (photo)"))
    #expect(stage.texts.contains("Photo of Oslo"))
  }

  @Test func `a question is placed in a sheet and answered`() async throws {
    try await stage.tap("Sign in", "Book", "Currency")
    #expect(stage.picture.contains("⇧ sheet (booking) ⇧ sheet (currency("))
    try await stage.tap("NOK for 100 EUR")
    #expect(stage.picture.hasSuffix("⇧ sheet (booking)"))
    #expect(stage.texts.contains("In NOK"))
  }

  @Test func `the screens of a booking share one model, which is saved with the scene`()
    async throws
  {
    try await stage.tap("Sign in", "Book")
    try await stage.type("Ada", into: "Name")
    try await stage.tap("Pay")
    #expect(stage.texts.contains("Ada pays in EUR"))

    let saved = try app.scene.save().data()
    let later = try TravelApp()
    later.session.isSignedIn = true
    later.scene.restore(try SavedScene(reading: saved))
    let stage = SwiftUIStage { later.rootView }
    try await stage.settle()
    #expect(stage.texts.contains("Ada pays in EUR"))
  }

  @Test func `a booking asks before it goes, while a name is in it`() async throws {
    try await stage.tap("Sign in", "Book", "Cancel")
    #expect(!stage.picture.contains("booking"), "an empty one goes unasked")
    try await stage.tap("Book")
    try await stage.type("Ada", into: "Name")
    try await stage.tap("Cancel")
    #expect(stage.picture.hasSuffix("⇧ sheet (booking)"))
    try await stage.type("", into: "Name")
    try await stage.tap("Cancel")
    #expect(!stage.picture.contains("booking"), "an empty one goes unasked again")
    try await stage.tap("Book")
    try await stage.type("Ada", into: "Name")
    app.discards = .leave
    try await stage.tap("Cancel")
    #expect(!stage.picture.contains("booking"))
  }

  @Test func `a route that this airline does not show fails`() async throws {
    try await stage.tap("Sign in", "Lounge")
    #expect(app.failures == [.notInThisMap(route: label(.lounge))])
    #expect(stage.picture == #"home[*(trips) | search("")…]"#)
  }

  @Test func `a button is busy as long as its request asks`() async throws {
    try await stage.tap("Sign in", "Trip 7")
    app.session.isReachable = false
    try await stage.tap("Board", until: { stage.texts.contains("Checking in") })
    #expect(!stage.controls.contains("Checking in"))
    app.session.isReachable = true
    try await stage.settle()
    #expect(stage.texts.contains("Welcome on board"))
    try await stage.tap("Back")
    #expect(stage.controls.contains("Board"))
  }

  /// Taps a button that loads, acts before the server has answered, and lets it answer.
  private func meanwhile(_ button: String, _ act: () async throws -> Void) async throws {
    app.session.isReachable = false
    try await stage.tap(button)
    try await act()
    let count = app.scene.tree.count + app.failures.count
    app.session.isReachable = true
    try await stage.settle(until: { app.scene.tree.count + app.failures.count > count })
    try await stage.settle()
  }
}
