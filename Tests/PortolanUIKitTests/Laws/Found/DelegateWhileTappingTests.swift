import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite(
  "After a tap on the selected tab the tree matches the screen, whatever delegate other code sets")
struct DelegateWhileTappingTests {
  /// Seed 20139 with the dice of delegates: UIKit popped in the middle of the push, before iOS 18.
  @Test("a delegate that is set meanwhile changes nothing", arguments: World.all, [true, false])
  func taps(world: World, isTaken: Bool) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.main)
      await app.settle()
      app.navigator.push(.product(id: 1))
      await app.breathe()
      screen.advance(by: .milliseconds(100))
      let other = OtherDelegate()
      app.tabs?.delegate = isTaken ? nil : other
      screen.turn()
      try screen.tap("products")
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(screen.faults == [] && !app.navigator.scene.isBusy)
    }
  }
}
