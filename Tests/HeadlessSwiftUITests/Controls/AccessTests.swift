import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("A test finds a control by its label, and cannot tap a disabled or hidden control")
struct AccessTests {
  private func refusal(
    _ scene: HeadlessScene, _ label: String
  ) -> HeadlessTouchError.Reason? {
    do {
      try scene.tap(label)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func whatIsDisabledHiddenOrTransparentToTouchesCannotBeTapped() {
    let log = Log()
    let scene = HeadlessScene {
      VStack {
        Button("Disabled") { log.add("disabled") }.disabled(true)
        Button("Invisible") { log.add("invisible") }.opacity(0)
        Button("Untouchable") { log.add("untouchable") }.allowsHitTesting(false)
        Button("Half") { log.add("half") }.opacity(0.5).disabled(false)
      }
    }
    #expect(refusal(scene, "Disabled") == .disabled)
    #expect(refusal(scene, "Invisible") == .hidden)
    #expect(refusal(scene, "Untouchable") == .covered)
    #expect(refusal(scene, "Missing") == .notFound)
    #expect(refusal(scene, "Half") == nil)
    #expect(log.lines == ["half"])
    #expect(scene.tappable == ["Half"])
  }

  @Test func disablingReachesEverythingInside() {
    let scene = HeadlessScene {
      VStack { Button("Inner") {}.disabled(false) }.disabled(true)
    }
    #expect(refusal(scene, "Inner") == .disabled)
  }

  @Test func labelsAndIdentifiersNameControls() throws {
    let log = Log()
    let scene = HeadlessScene {
      Button {
        log.add("close")
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("Close")
      .accessibilityIdentifier("close.button")
      Text("secret").accessibilityHidden(true)
    }
    try scene.tap("Close")
    try scene.tap("close.button")
    #expect(log.lines == ["close", "close"])
    #expect(scene.nodes.all(.text).map(\.isHiddenFromAccessibility) == [true])
  }

  @Test func escapeIsHandledInFront() throws {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene {
      Text("base").accessibilityAction(.escape) { log.add("base") }
        .sheet(isPresented: Bindable(flags).first) {
          Text("sheet").accessibilityAction(.escape) { log.add("sheet") }
        }
    }
    try scene.performEscape()
    flags.first = true
    scene.finish()
    try scene.performEscape()
    #expect(log.lines == ["base", "sheet"])
  }

  @Test func toolbarsHoldButtonsOfTheScreen() throws {
    let log = Log()
    let scene = HeadlessScene {
      NavigationStack {
        Text("root")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.add("no") } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { log.add("yes") } }
          }
      }
    }
    try scene.tap("Done")
    try scene.tap("Cancel")
    #expect(log.lines == ["yes", "no"])
    #expect(scene.nodes.all(.screen).map(\.title) == ["Title"])
    #expect(scene.nodes.all(.toolbar).count == 1)
  }

  @Test func screenChangesAreAnnouncedInTheirScene() throws {
    let other = HeadlessScene { Text("other") }
    let scene = HeadlessScene {
      Button("Announce") { AccessibilityNotification.ScreenChanged().post() }
    }
    try scene.tap("Announce")
    #expect(scene.announcements.map(\.notification) == [.screenChanged])
    #expect(other.announcements.isEmpty)
  }
}
