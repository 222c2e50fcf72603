import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("When other code hides a split's front column, the host shows that column or the other one")
struct HiddenColumnTests {
  /// Seeds 17958104987 and 17958105057: the box is empty, since its guard denies it, and nothing else was seen.
  @Test(
    "it comes back where the other column may not be filled", arguments: World.all, [true, false])
  func closed(world: World, hides: Bool) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = RoomApp(screen, .hall)
      screen.rotate(to: DeskApp.wide, on: .pad)
      app.keys.hasKey = false
      app.navigator.show(.archive)
      await app.expect("archive{*(shelves) | box…}")
      let split = app.root.children.last as? UISplitViewController
      if hides { split?.hide(.primary) } else { split?.preferredDisplayMode = .secondaryOnly }
      await app.expect("archive{*(shelves) | box…}")
      #expect(split?.displayMode == .oneBesideSecondary)
    }
  }

  @Test("the other one is in front where it is filled", arguments: World.all)
  func open(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = RoomApp(screen, .hall)
      screen.rotate(to: DeskApp.wide, on: .pad)
      app.navigator.show(.box)
      await app.expect("archive{(shelves) | *(box)}")
      app.navigator.show(.shelves)
      await app.expect("archive{*(shelves) | (box)}")
      (app.root.children.last as? UISplitViewController)?.hide(.primary)
      await app.expect("archive{(shelves) | *(box)}")
    }
  }
}
