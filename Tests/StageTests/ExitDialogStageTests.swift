import HeadlessUIKit
import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite("The dialog of a screen that asks before it closes is above all else", .serialized)
struct ExitDialogStageTests {
  /// A bag that asks, in front.
  private func asking(_ framework: Framework) async throws -> (StageShop, any Stage) {
    let shop = StageShop()
    shop.words = {
      DialogWords(
        "Discard the bag?", choices: [.leave("Discard", isDestructive: true)], cancel: "Keep")
    }
    let stage = framework.stage(shop)
    try await stage.tap("Bag")
    return (shop, stage)
  }

  private func hasArrived(_ request: NavigationRequest) -> Bool {
    if case .success? = request.outcome { true } else { false }
  }

  @Test("a person discards, or keeps", arguments: Framework.allCases)
  func choose(framework: Framework) async throws {
    let (shop, stage) = try await asking(framework)
    let first = shop.navigator.dismiss()
    try await stage.settle()
    #expect(stage.texts.contains("Discard the bag?"))
    #expect(stage.controls == ["Discard", "Keep"])
    #expect(shop.tree == "main[*(products) | account…] ⇧ sheet (bag)")
    try await stage.tap("Keep")
    guard case .failure(.stays)? = first.outcome else {
      Issue.record("It ended as \(String(describing: first.outcome)).")
      return
    }
    #expect(!stage.texts.contains("Discard the bag?"))
    #expect(stage.picture == shop.tree)
    let second = shop.navigator.dismiss()
    try await stage.settle()
    try await stage.tap("Discard")
    #expect(hasArrived(second))
    #expect(stage.picture == "main[*(products) | account…]" && stage.picture == shop.tree)
    #expect(stage.faults == [])
  }

  @Test("the screen is covered by a sheet", arguments: Framework.allCases)
  func covered(framework: Framework) async throws {
    let (shop, stage) = try await asking(framework)
    shop.navigator.show(.note)
    try await stage.settle()
    let request = shop.navigator.dismissAll()
    try await stage.settle()
    #expect(request.state == .asking)
    try await stage.tap("Discard")
    #expect(hasArrived(request))
    #expect(stage.picture == "main[*(products) | account…]" && stage.picture == shop.tree)
    #expect(stage.faults == [])
  }

  @Test("cancelled, the dialog goes, and the screen can be used", arguments: Framework.allCases)
  func cancelled(framework: Framework) async throws {
    let (shop, stage) = try await asking(framework)
    let request = shop.navigator.dismiss()
    try await stage.settle()
    request.cancel()
    try await stage.settle()
    #expect(!stage.controls.contains("Discard") && stage.controls.contains("Check out"))
    #expect(stage.picture == shop.tree)
    #expect(stage.faults == [])
  }

  @Test("a dragged sheet asks", arguments: Framework.allCases)
  func drag(framework: Framework) async throws {
    let (shop, stage) = try await asking(framework)
    #expect(try await stage.drag(.down) == false)
    try await stage.tap("Discard")
    #expect(stage.picture == "main[*(products) | account…]" && stage.picture == shop.tree)
  }
}
