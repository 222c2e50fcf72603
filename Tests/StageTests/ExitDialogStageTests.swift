import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite("The dialog of an exit guard appears above all layers", .serialized)
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
    #expect(stage.picture == shop.tree, "the dialog is no layer")
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

  @Test("a layer of other code covers all", arguments: Framework.allCases)
  func foreign(framework: Framework) async throws {
    let (shop, stage) = try await asking(framework)
    let window = try #require(stage.appWindow)
    let picker = UIViewController()
    window.rootViewController?.frontmostForTests.present(picker, animated: false)
    try await stage.settle()
    let request = shop.navigator.show(.lock)
    try await stage.settle()
    #expect(request.state == .asking)
    try await stage.tap("Keep")
    #expect(!hasArrived(request))
    #expect(shop.tree == "main[*(products) | account…] ⇧ sheet (bag) ⇧ foreign (?)")
    #expect(window.isKeyWindow && !window.accessibilityElementsHidden)
  }

  @Test("the asking screen stands in another tab", arguments: Framework.allCases)
  func otherTab(framework: Framework) async throws {
    let shop = StageShop()
    shop.session.isSignedIn = true
    let stage = framework.stage(shop)
    try await stage.tap("Lamp")
    let lamp = try #require(shop.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Shop>(node: lamp, in: shop.navigator.scene))
    context.askBeforeLeaving {
      DialogWords("Leave the lamp?", choices: [.leave("Leave")], cancel: "Keep")
    }
    try await stage.tap("Account")
    let request = shop.navigator.show(.lock)
    try await stage.settle()
    #expect(request.state == .asking && stage.texts.contains("Leave the lamp?"))
    try await stage.tap("Leave")
    #expect(hasArrived(request))
    #expect(stage.picture == shop.tree && stage.faults == [])
  }

  @Test("other code dismisses the alert: the screen stays", arguments: Framework.allCases)
  func dismissed(framework: Framework) async throws {
    let (shop, stage) = try await asking(framework)
    let request = shop.navigator.dismiss()
    try await stage.settle()
    let front = try #require(stage.frontWindow)
    front.rootViewController?.dismiss(animated: false)
    try await stage.settle()
    guard case .failure(.stays)? = request.outcome else {
      Issue.record("It ended as \(String(describing: request.outcome)).")
      return
    }
    #expect(stage.controls.contains("Check out") && stage.picture == shop.tree)
  }
}

extension Stage {
  fileprivate var windows: [UIWindow] {
    if let stage = self as? UIKitStage { return stage.screen.windows }
    return (self as? SwiftUIStage)?.scene.screen.windows ?? []
  }

  /// The window of the app.
  fileprivate var appWindow: UIWindow? { windows.first }

  /// The window that touches reach.
  fileprivate var frontWindow: UIWindow? { windows.last }
}

extension UIViewController {
  /// The last controller that is presented over this one; one that presents nothing answers for its
  /// ancestors (U68).
  fileprivate var frontmostForTests: UIViewController {
    guard let next = presentedViewController, next !== self else { return self }
    return next.frontmostForTests
  }
}
