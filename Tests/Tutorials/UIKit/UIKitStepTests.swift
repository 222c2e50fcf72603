import Foundation
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import PortolanUIKit
import Testing

@Suite("The tutorial for UIKit shows after each step what it says") @MainActor
struct UIKitStepTests {
  @Test func goingSomewhere() async throws {
    let stage = UIKitStage(connecting: FirstShop.SceneDelegate())
    try await stage.settle()
    #expect(stage.picture == "main[*(products) | account…]")
    try await stage.tap("Lamp")
    #expect(stage.picture == "main[*(products › product(7)) | account…]")
    #expect(stage.texts.contains("In stock"))
    try await stage.tap("Account")
    #expect(stage.texts.contains("No orders"))
    #expect(stage.faults.isEmpty)
  }

  @Test func aQuestionAndABag() async throws {
    let session = Session()
    let navigator = Navigator(OpenShopMap(), guards: ShopGuards(session: session))
    let stage = UIKitStage {
      SceneRootController(navigator.scene, ShopScreens(navigator: navigator, session: session))
    }
    navigator.show(.main)
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

  @Test func aSignInThatIsGivenUp() async throws {
    let stage = UIKitStage(connecting: SignInShop.SceneDelegate())
    try await stage.settle()
    try await stage.tap("Account")
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
    try await stage.drag(.down)
    #expect(stage.picture == "main[*(products) | account…]")
    #expect(stage.faults.isEmpty)
  }

  @Test func aLink() async throws {
    let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
    let session = Session()
    let stage = UIKitStage(connecting: SceneDelegate(session: session, file: file))
    try await stage.settle()
    try await stage.open(try #require(URL(string: "shop://products/8")))
    #expect(stage.picture == "main[*(products › product(8)) | account…]")
    #expect(stage.faults.isEmpty)
  }

  @Test("a restart in the checkout shows the bag alone") func aRestart() async throws {
    let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
    let (session, later) = (Session(), Session())
    session.user = "Ada"
    let first = UIKitStage(connecting: SceneDelegate(session: session, file: file))
    for name in ["Lamp", "Add to the bag", "Large", "Check out"] { try await first.tap(name) }
    #expect(
      first.picture == "main[*(products › product(7)) | account…] ⇧ sheet (bag › checkout)")
    try await first.leave()
    let second = UIKitStage(connecting: SceneDelegate(session: later, file: file))
    try await second.settle()
    #expect(second.picture == "main[*(products › product(7)) | account…] ⇧ sheet (bag)")
    try FileManager.default.removeItem(at: file)
  }
}
