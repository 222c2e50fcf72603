import HeadlessUIKitStage
import Portolan
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite(
  "A test stage reads its picture from the screen, in the format of the tree's picture",
  .serialized)
struct PictureTests {
  @Test("wherever the shop goes", arguments: Framework.allCases)
  func everywhere(framework: Framework) async throws {
    let shop = StageShop()
    shop.session.isSignedIn = true
    let stage = framework.stage(shop)
    var pictures: Set<String> = []
    for route in ShopMap().samples + ShopMap().samples.reversed() where !route.isCurtain {
      try await stage.settle { _ = try await shop.navigator.navigate(to: route) }
      #expect(stage.picture == shop.tree, "\(route)")
      pictures.insert(stage.picture)
    }
    #expect(pictures.count > 10)
    #expect(stage.faults == [])
  }

  @Test("a window above stands last", arguments: Framework.allCases)
  func curtain(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.settle { _ = try await shop.navigator.navigate(to: .cover) }
    #expect(stage.picture == "main[*(products) | account…] ⇧ curtain (cover)")
    #expect(shop.tree == "main[*(products) | account…]")
    #expect(stage.controls == ["Note for cover"])
  }

  @Test(
    "a presentation that the root does not know is a sheet, which others stand on",
    arguments: Framework.allCases)
  func unknownPresentation(framework: Framework) async throws {
    let shop = StageShop()
    let stage = framework.stage(shop)
    try await stage.settle { shop.navigator.show(.note, placed: .presented(.custom("shelf"))) }
    #expect(stage.picture == "main[*(products) | account…] ⇧ custom (note)")
    try await stage.settle { shop.navigator.show(.bag, placed: .presented(.sheet)) }
    #expect(stage.picture == "main[*(products) | account…] ⇧ custom (note) ⇧ sheet (bag)")
    #expect(stage.picture == shop.tree)
  }

  @Test("what views do not show yet is not in it, whatever the tree says")
  func unturned() async throws {
    let shop = StageShop()
    let stage = Framework.swiftUI.stage(shop)
    try await stage.settle()
    shop.navigator.show(.bag)
    #expect(shop.tree == "main[*(products) | account…] ⇧ sheet (bag)")
    #expect(stage.picture == "main[*(products) | account…]")
    try await stage.settle()
    #expect(stage.picture == shop.tree)
  }

  @Test("what other code has taken from a controller is not in it, whatever the tree says")
  func meddled() async throws {
    let shop = StageShop()
    let stage = try #require(Framework.uiKit.stage(shop) as? UIKitStage)
    try await stage.tap("Lamp")
    let tabs = stage.screen.window?.rootViewController?.children.first as? UITabBarController
    let stack = try #require(tabs?.selectedViewController as? UINavigationController)
    stack.popViewController(animated: true)
    #expect(shop.tree == "main[*(products › product(7)) | account…]")
    #expect(stage.picture == "main[*(products) | account…]")
    try await stage.settle()
    #expect(shop.tree == stage.picture)
    stack.pushViewController(UIViewController(), animated: false)
    stack.present(UIViewController(), animated: false)
    try await stage.settle()
    #expect(stage.picture == "main[*(products › ?) | account…] ⇧ foreign (?)")
  }

  @Test("what belongs to no navigator is a question mark", arguments: Framework.allCases)
  func foreign(framework: Framework) async throws {
    #expect(framework.stageOfObstacles().picture == "?")
  }
}

extension Shop {
  fileprivate var isCurtain: Bool { self == .cover || self == .code }
}
