import HeadlessUIKit
import PortolanUIKit
import Testing

@MainActor @Suite("A screen that other code pops leaves the path (P9)")
struct UserPopTests {
  @Test(arguments: World.all) func thePopOfOtherCode(world: World) async {
    await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first, .second, .third]
      await app.expect([.first, .second, .third])
      app.controllers.popToRootViewController(animated: false)
      await app.settle()
      app.navigator.scene.screenDidChange()
      await app.expect([])
    }
  }
}
