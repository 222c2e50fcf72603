import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A headless screen keeps posted announcements, and says if VoiceOver and Reduce Motion are on",
  .serialized)
struct AccessibilityTests {
  /// Counts a notification while it lives.
  @MainActor private final class Counter {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init() {
      token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.count += 1 }
      }
    }

    func stop() { token.map(NotificationCenter.default.removeObserver) }
  }

  @Test("What is posted is kept in order, with the text or the view's label")
  func announcements() async throws {
    try await onScreen { screen in
      let label = UILabel()
      label.text = "Bag"
      UIAccessibility.post(notification: .announcement, argument: "Signed in")
      UIAccessibility.post(notification: .screenChanged, argument: label)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .layoutChanged, argument: 3)
      #expect(
        screen.announcements == [
          HeadlessAnnouncement(notification: .announcement, text: "Signed in"),
          HeadlessAnnouncement(notification: .screenChanged, text: "Bag"),
          HeadlessAnnouncement(notification: .layoutChanged, text: nil),
          HeadlessAnnouncement(notification: .layoutChanged, text: nil),
        ])
    }
  }

  @Test("What is posted on one screen is not heard on another")
  func apart() async throws {
    let other = HeadlessScreen()
    try await onScreen { screen in
      UIAccessibility.post(notification: .announcement, argument: "Here")
      #expect(screen.announcements.count == 1)
      #expect(other.announcements.isEmpty)
    }
  }

  @Test("VoiceOver is what the screen says")
  func voiceOver() async throws {
    try await onScreen { screen in
      #expect(!UIAccessibility.isVoiceOverRunning)
      screen.voiceOver = true
      #expect(UIAccessibility.isVoiceOverRunning)
    }
  }

  @Test("Reduce Motion is told when it changes, and the new answer is there by then")
  func reduceMotion() async throws {
    try await onScreen { screen in
      let counter = Counter()
      defer { counter.stop() }
      screen.reduceMotion = true
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(counter.count == 1)
      screen.reduceMotion = true
      #expect(counter.count == 1)
      screen.reduceMotion = false
      #expect(counter.count == 2)
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test("The three notifications differ")
  func notifications() {
    let all: Set<UIAccessibility.Notification> = [.announcement, .screenChanged, .layoutChanged]
    #expect(all.count == 3)
  }
}
