import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("NAV076: pages and splits are shown one member at a time, and say so once")
struct OneAtATimeTests {
  @Test("a split is collapsed: the primary column first, and back leads to it")
  func split() async {
    await RoomApp.run { app in
      app.navigator.show(.mail)
      await app.settle()
      #expect(app.navigator.tree.picture == "mail{*(folders) > letters…}")
      app.navigator.show(.letters)
      await app.settle()
      #expect(app.navigator.tree.picture == "mail{(folders) > *(letters)}")
      #expect(app.shown == "container[(folders) | *(letters)]".asHouse)
      app.navigator.back()
      await app.settle()
      #expect(app.navigator.tree.picture == "mail{*(folders) > (letters)}")
      #expect(app.shown == "container[*(folders) | (letters)]".asHouse)
      #expect(app.codes == ["NAV076"])
    }
  }

  @Test("pages show the page in front")
  func pages() async {
    await RoomApp.run { app in
      app.navigator.show(.tour)
      app.navigator.show(.ready)
      await app.settle()
      #expect(app.navigator.tree.picture == "tour<welcome | *ready>")
      #expect(app.shown == "container[welcome | *ready]".asHouse)
      #expect(app.codes == ["NAV076"])
      #expect(app.screen.faults == [])
    }
  }

  @Test("a split that was built before there was a screen is followed: it shows one column")
  func expandedBefore() async {
    await HeadlessScreen.run { screen in
      let navigator = Navigator(RoomMap(), guards: RoomGuards(keys: KeyRing()), clock: screen.clock)
      navigator.show(.mail)
      #expect(navigator.tree.picture == "mail{*(folders) | (letters)}")
      let root = SceneRootController(
        navigator.scene, RoomScreens(log: CallLog(), kind: .hall))
      let window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      screen.finishTransitions()
      for _ in 0..<50 { await Task.yield() }
      #expect(navigator.tree.picture == "mail{*(folders) > (letters)}")
    }
  }
}

extension String {
  /// As the app's picture names containers.
  fileprivate var asHouse: String { replacing("container[", with: "house#Hall[") }
}
