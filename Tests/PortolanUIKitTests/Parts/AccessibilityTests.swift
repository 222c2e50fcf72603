import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("Assistive technology reads and announces only the part that is shown (A3)")
struct AccessibilityTests {
  @Test(
    "A3: a switch posts .screenChanged once, with the new part",
    arguments: [
      ScreenTransition.cut, .crossDissolve(), .slide(from: .leading),
    ])
  func announcesOnce(look: ScreenTransition) async {
    await HeadlessScreen.run { screen in
      let app = TestApp(screen, map: LookMap { _, _ in look }) {
        $0.view.accessibilityLabel = $0.name
      }
      app.navigator.show(.splash)
      await app.settle()
      #expect(screen.announcements.map(\.text) == ["splash"])
      app.navigator.show(.lock)
      await app.settle()
      #expect(screen.announcements.map(\.notification) == [.screenChanged, .screenChanged])
      #expect(screen.announcements.map(\.text) == ["splash", "lock"])
    }
  }

  @Test("A3: while two parts are on screen the outgoing one is hidden, afterwards it is not")
  func hidesTheOutgoingPart() async throws {
    try await HeadlessScreen.run { screen in
      let app = TestApp(screen, map: LookMap { _, _ in .crossDissolve() })
      app.navigator.show(.splash)
      await app.settle()
      let old = try #require(app.part)
      app.navigator.show(.lock, options: .keepingReplacedPart)
      screen.advance(by: .milliseconds(100))
      #expect(app.root.children.count == 2)
      #expect(old.view.accessibilityElementsHidden)
      #expect(app.part?.view.accessibilityElementsHidden == false)
      await app.settle()
      app.navigator.showKept()
      await app.expect("splash")
      #expect(app.part === old)
      #expect(!old.view.accessibilityElementsHidden)
    }
  }

  @Test("A3: escape goes back a step, and says no when there is none")
  func escapes() async {
    await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      app.navigator.show(.checkout)
      await app.settle()
      for picture in [
        "main[*(products › product(1)) | account…] ⇧ sheet (bag)",
        "main[*(products › product(1)) | account…]", "main[*(products) | account…]",
      ] {
        #expect(app.root.accessibilityPerformEscape())
        await app.expect(picture)
      }
      #expect(!app.root.accessibilityPerformEscape())
      await app.expect("main[*(products) | account…]")
      #expect(app.codes == [])
    }
  }
}
