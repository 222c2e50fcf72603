import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite("A host announces a switch of parts, and leaves the rest to its framework (A3)", .serialized)
struct AccessibilityTests {
  @Test(
    "A3: a switch is announced once, as a change of the screen", arguments: World.all,
    [ScreenTransition.cut, .crossDissolve(), .slide(from: .leading)])
  func announcesOnce(world: World, look: ScreenTransition) async throws {
    let shop = StageShop(showing: .splash, map: LookMap { _, _ in look })
    let stage = world.stage(shop)
    try await stage.settle()
    let before = stage.allAnnouncements.count
    stage.act { _ = shop.navigator.show(.lock) }
    await stage.breathe()
    #expect((stage.allAnnouncements.count == before) == stage.isMoving)
    try await stage.settle()
    #expect(stage.allAnnouncements.dropFirst(before).map(\.notification) == [.screenChanged])
  }

  @Test("A3: pushes, pops, tabs and layers are not announced a second time", arguments: World.all)
  func leavesTheRest(world: World) async throws {
    let shop = StageShop()
    shop.session.isSignedIn = true
    let stage = world.stage(shop)
    try await stage.settle()
    let before = stage.allAnnouncements.count
    for route in [Shop.product(id: 1), .account, .products, .bag, .note] {
      stage.act { _ = shop.navigator.show(route) }
      try await stage.settle()
    }
    stage.act {
      shop.navigator.dismissAll()
      shop.navigator.back()
    }
    try await stage.settle()
    #expect(stage.allAnnouncements.count == before)
  }
}

extension StageScreen {
  /// The announcements to assistive technology, of whichever kind.
  fileprivate var allAnnouncements: [HeadlessAnnouncement] {
    if let stage = self as? SwiftUIStage { return stage.scene.announcements }
    return (self as? UIKitStage)?.screen.announcements ?? []
  }
}
