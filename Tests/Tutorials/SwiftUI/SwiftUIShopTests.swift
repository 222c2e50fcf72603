import Foundation
import HeadlessSwiftUIStage
import PortolanTesting
import Testing

// README begin
@MainActor struct SwiftUIShopTests {
  let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
  let lamp = "main[*(products › product(7)) | account…]"

  func launch() -> SwiftUIStage {
    let session = Session()
    return SwiftUIStage { ShopWindow(session: session, file: file) }
  }

  @Test func anOrderWaitsForTheSignIn() async throws {
    let stage = launch()
    for name in ["Lamp", "Add to the bag", "Large", "Check out"] { try await stage.tap(name) }
    #expect(stage.picture == "\(lamp) ⇧ sheet (bag) ⇧ sheet (signIn)")

    try await stage.tap("Sign in as Ada")
    #expect(stage.picture == "\(lamp) ⇧ sheet (bag › checkout)")

    try await stage.tap("Place the order")
    #expect(stage.picture == "main[(products › product(7)) | *(account)]")
    #expect(stage.texts.contains("Lamp, large"))
  }

  @Test func aLinkWaitsForTheSignIn() async throws {
    let stage = launch()
    try await stage.open(try #require(URL(string: "shop://account")))
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (signIn)")

    try await stage.tap("Sign in as Ada")
    #expect(stage.picture == "main[(products) | *(account)]")
  }

  @Test func aLaterLaunchGoesOn() async throws {
    let first = launch()
    for name in ["Lamp", "Add to the bag", "Large", "Check out"] { try await first.tap(name) }
    try await first.leave()

    let second = launch()
    try await second.settle()
    #expect(second.picture == first.picture)

    try await second.tap("Sign in as Ada")
    try await second.tap("Place the order")
    #expect(second.texts.contains("Lamp, large"))
    try FileManager.default.removeItem(at: file)
  }
}
// README end
