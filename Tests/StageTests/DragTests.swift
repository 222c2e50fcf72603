import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor @Suite("A test drags screens and sheets as a user does", .serialized)
struct DragTests {
  @Test("a screen back", arguments: Framework.allCases)
  func back(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    #expect(await problem { try await stage.drag(.back) } == .nothingToDrag(.back))
    try await stage.tap("Lamp", "Reviews")
    #expect(try await stage.drag(.back))
    #expect(stage.picture == "main[*(products › product(7)) | account…]")
    #expect(shop.tree == stage.picture)
  }

  @Test("a sheet down", arguments: Framework.allCases)
  func down(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    #expect(await problem { try await stage.drag(.down) } == .nothingToDrag(.down))
    try await stage.tap("Bag", "Check out")
    #expect(try await stage.drag(.down))
    #expect(stage.picture == "main[*(products) | account…]")
    #expect(shop.tree == stage.picture)
  }

  @Test("a sheet that asks first springs back", arguments: Framework.allCases)
  func springsBack(framework: Framework) async throws {
    let shop = StageShop()
    shop.exit = { .stay }
    let stage = framework.stage(shop)
    try await stage.tap("Bag")
    #expect(try await stage.drag(.down) == false)
    #expect(stage.picture == "main[*(products) | account…] ⇧ sheet (bag)")
    #expect(shop.tree == stage.picture)
  }

  @Test("half a gesture is at rest, and goes on when the finger does")
  func half() async throws {
    let shop = StageShop()
    let uiKit = try #require(Framework.uiKit.stage(shop) as? UIKitStage)
    try await uiKit.tap("Lamp")
    #expect(uiKit.screen.beginSwipeBack())
    shop.navigator.show(.note)
    try await uiKit.settle()
    uiKit.screen.cancelSwipeBack()
    try await uiKit.settle()
    #expect(uiKit.picture == "main[*(products › product(7)) | account…] ⇧ fullScreen (note)")
    #expect(uiKit.faults == [])
    let other = StageShop()
    let swiftUI = try #require(Framework.swiftUI.stage(other) as? SwiftUIStage)
    try await swiftUI.tap("Lamp")
    try swiftUI.scene.beginSwipeBack()
    other.navigator.show(.note)
    try await swiftUI.settle()
    swiftUI.scene.cancelSwipeBack()
    try await swiftUI.settle()
    #expect(swiftUI.picture == uiKit.picture)
    #expect(swiftUI.faults == [])
  }

  @Test("a cover not at all", arguments: Framework.allCases)
  func cover(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.tap("Note")
    #expect(stage.picture == "main[*(products) | account…] ⇧ fullScreen (note)")
    #expect(await problem { try await stage.drag(.down) } == .nothingToDrag(.down))
  }
}
