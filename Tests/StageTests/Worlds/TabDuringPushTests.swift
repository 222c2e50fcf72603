import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite(
  "A tap while a screen comes or goes selects the tab, and the tree matches the screen", .serialized
)
struct TabDuringPushTests {
  /// Someone who is signed in stands in the products, and has been at the account.
  private func start(_ world: World, at front: Shop) async throws -> (StageShop, any StageScreen) {
    let shop = StageShop()
    shop.session.isSignedIn = true
    let stage = world.stage(shop)
    for route in [Shop.account, front] {
      shop.navigator.show(route)
      try await stage.settle()
    }
    return (shop, stage)
  }

  @Test(
    "a tab that was visited before, during a push and a pop", arguments: World.all, [true, false])
  func visited(world: World, isPush: Bool) async throws {
    let (shop, stage) = try await start(world, at: .product(id: 1))
    let request = isPush ? shop.navigator.push(.product(id: 2)) : shop.navigator.back()
    await stage.breathe()
    #expect(stage.isMoving)
    try stage.tapNow("Account")
    await stage.finishAll()
    #expect(!shop.navigator.scene.isBusy, "nobody waits for a deadline")
    let products = isPush ? "products › product(1) › product(2)" : "products"
    try await shop.expect("main[(\(products)) | *(account)]", on: stage)
    #expect(request.ending == "arrived")
    try await stage.tap("Products")
    try await shop.expect("main[*(\(products)) | (account)]", on: stage)
    #expect(shop.codes == [])
  }

  @Test("taps on one tab after another end at the last", arguments: World.all)
  func tapsInARow(world: World) async throws {
    let (shop, stage) = try await start(world, at: .account)
    for tab in ["Products", "Account", "Products"] {
      try stage.tapNow(tab)
      _ = stage.turn()
    }
    await stage.finishAll()
    #expect(!shop.navigator.scene.isBusy, "nobody waits for a deadline")
    try await shop.expect("main[*(products) | (account)]", on: stage)
  }
}
