import Foundation
import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor @Suite("A test taps, types and leaves the app as a user does", .serialized)
struct TouchTests {
  @Test("what is tapped is done, and shown when the call returns", arguments: Framework.allCases)
  func tap(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.tap("Lamp")
    #expect(stage.picture == "main[*(products › product(7)) | account…]")
    try await stage.tap("Reviews", "Back")
    #expect(stage.picture == "main[*(products › product(7)) | account…]")
    #expect(stage.faults == [])
  }

  @Test("a tab and a sheet are tapped by their titles", arguments: Framework.allCases)
  func tabs(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.tap("Account")
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
    #expect(stage.texts.contains("signin"))
    #expect(!stage.texts.contains("products"), "a sheet covers it")
    try await stage.tap("Sign in")
    #expect(stage.picture == "main[(products) | *(account)]")
    #expect(stage.controls.contains("Products"))
  }

  @Test("a field takes text and the keyboard", arguments: Framework.allCases)
  func type(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    #expect(stage.focus == nil)
    try await stage.type("two of them", into: "Note for products")
    #expect(stage.texts.contains("two of them"))
    #expect(stage.focus == "Note for products")
    try await stage.type("three", into: "Note for products")
    #expect(stage.texts.contains("three"))
    #expect(!stage.texts.contains("two of them"))
    #expect(await problem { try await stage.type("no", into: "Lamp") } == .notAField("Lamp"))
  }

  @Test(
    "what is not there is said, with what is and what was probably meant",
    arguments: Framework.allCases)
  func notThere(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    let error = await #expect(throws: StageError.self) { try await stage.tap("Lampe") }
    #expect(error?.problem == .notThere("Lampe", isText: false, near: "Lamp"))
    #expect(error?.controls.contains("Bag") == true)
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("StageTests/TouchTests.swift:"))
    #expect(text.contains("\"Lampe\" is not on the screen. Did you mean \"Lamp\"?"))
    #expect(text.contains("The screen shows main[*(products) | account…]"))
    #expect(text.contains("\"Bag\""))
    #expect(
      await problem { try await stage.tap("Zebra crossing") }
        == .notThere("Zebra crossing", isText: false, near: nil))
    #expect(
      await problem { try await stage.tap("products") }
        == .notThere("products", isText: true, near: "Products"))
  }

  @Test("what a sheet covers is said to be covered", arguments: Framework.allCases)
  func covered(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.tap("Bag")
    #expect(stage.controls.filter { $0 == "Lamp" } == [])
    #expect(await problem { try await stage.tap("Lamp") } == .covered("Lamp"))
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (bag)")
  }

  @Test("what is disabled or hidden is said to be", arguments: Framework.allCases)
  func disabled(framework: Framework) async throws {
    let stage = framework.stageOfObstacles()
    #expect(stage.controls == ["On"])
    #expect(await problem { try await stage.tap("Off") } == .disabled("Off"))
    #expect(await problem { try await stage.tap("Away") } == .hidden("Away"))
    try await stage.tap("on.identifier")
  }

  @Test("the app leaves and comes back", arguments: Framework.allCases)
  func leave(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    let screen = (stage as? UIKitStage)?.screen ?? (stage as? SwiftUIStage)?.scene.screen
    try await stage.tap("Lamp")
    try await stage.leave()
    #expect(screen?.scene.activationState == .background)
    try await stage.comeBack()
    #expect(screen?.scene.activationState == .foregroundActive)
    #expect(stage.picture == shop.tree)
  }

  @Test("a link that the system delivers is shown", arguments: Framework.allCases)
  func open(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    let link = try #require(URL(string: "shop://products/9"))
    guard framework == .swiftUI else {
      #expect(await problem { try await stage.open(link) } == .noSceneDelegate)
      return
    }
    try await stage.open(link)
    #expect(stage.picture == "main[*(products › product(9)) | account…]")
  }
}
