import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("NAV076: pages are shown one at a time, and say so once")
struct OneAtATimeTests {
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
}

extension String {
  /// As the app's picture names containers.
  fileprivate var asHouse: String { replacing("container[", with: "house#Hall[") }
}
