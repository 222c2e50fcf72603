import Foundation
import HeadlessSwiftUIStage
import Portolan
import PortolanLinks
import PortolanTesting
import Testing

@Suite("A tutorial's app shows after each step what the tutorial says")
@MainActor
struct StepTests {
  private let file = URL.temporaryDirectory.appending(path: UUID().uuidString)

  @Test(arguments: Tutorial.allCases) func goingSomewhere(tutorial: Tutorial) async throws {
    let stage = tutorial.firstShop()
    try await stage.settle()
    #expect(stage.picture == "main[*(products) | account…]")
    try await stage.tap("Lamp")
    #expect(stage.picture == "main[*(products › product(7)) | account…]")
    #expect(stage.texts.contains("In stock"))
    try await stage.tap("Account")
    #expect(stage.texts.contains("No orders"))
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: Tutorial.allCases) func aQuestionAndABag(tutorial: Tutorial) async throws {
    let stage = tutorial.openShop()
    try await stage.tap("Lamp")
    try await stage.tap("Add to the bag")
    #expect(stage.controls.suffix(2) == ["Small", "Large"])
    try await stage.drag(.down)
    #expect(stage.picture == "main[*(products › product(7)) | account…]")
    for name in ["Add to the bag", "Large"] { try await stage.tap(name) }
    #expect(stage.picture == "main[*(products › product(7)) | account…] ⇧ sheet (bag)")
    for name in ["Check out", "Place the order"] { try await stage.tap(name) }
    #expect(stage.picture == "main[(products › product(7)) | *(account)]")
    #expect(stage.texts.contains("Lamp, large"))
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: Tutorial.allCases) func aSignInThatIsGivenUp(tutorial: Tutorial) async throws {
    let stage = tutorial.signInShop()
    try await stage.settle()
    try await stage.tap("Account")
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
    try await stage.drag(.down)
    #expect(stage.picture == "main[*(products) | account…]")
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: Tutorial.allCases) func aLink(tutorial: Tutorial) async throws {
    let stage = tutorial.shop(Session(), file)
    try await stage.settle()
    try await stage.open(try #require(URL(string: "shop://products/8")))
    #expect(stage.picture == "main[*(products › product(8)) | account…]")
    #expect(stage.faults.isEmpty)
  }

  @Test("a link that comes before the first screen is not lost") func anEarlyLink() async throws {
    let stage = SwiftUIStage { ShopWindow(session: Session(), file: file) }
    stage.scene.open(try #require(URL(string: "shop://products/8")))
    try await stage.settle()
    #expect(stage.picture == "main[*(products › product(8)) | account…]")
  }

  @Test func theTableHasNoProblems() { #expect(LinkTable.shop.problems.isEmpty) }

  @Test("a restart in the checkout shows the bag alone", arguments: Tutorial.allCases)
  func aRestart(tutorial: Tutorial) async throws {
    let session = Session()
    session.user = "Ada"
    let first = tutorial.shop(session, file)
    for name in ["Lamp", "Add to the bag", "Large", "Check out"] { try await first.tap(name) }
    #expect(
      first.picture == "main[*(products › product(7)) | account…] ⇧ sheet (bag › checkout)")
    try await first.leave()
    let second = tutorial.shop(Session(), file)
    try await second.settle()
    #expect(second.picture == "main[*(products › product(7)) | account…] ⇧ sheet (bag)")
    try FileManager.default.removeItem(at: file)
  }
}
