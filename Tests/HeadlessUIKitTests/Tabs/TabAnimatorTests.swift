import HeadlessUIKit
import Testing

@MainActor @Suite("Animators of tabs") struct TabAnimatorTests {
  private let log = CallLog()
  private let director: Director
  private let finger = UIPercentDrivenInteractiveTransition()
  private let tabs = UITabBarController()

  init() {
    director = Director(log)
    tabs.viewControllers = ["A", "B"].map { RecordingController($0, log) }
    tabs.delegate = director
  }

  @Test(
    "It performs what code and a person choose, until it ends",
    arguments: HeadlessProfile.allCases, [true, false])
  func performed(profile: HeadlessProfile, taps: Bool) async throws {
    try await onScreen(profile) { screen in
      let window = screen.show(tabs)
      _ = log.take()
      if taps { try screen.tap("B") } else { tabs.selectedIndex = 1 }
      #expect(tabs.transitionCoordinator?.transitionDuration == 1)
      screen.advance(by: .milliseconds(990))
      #expect(!log.lines.contains("B.didAppear"))
      screen.finishTransitions()
      #expect(log.take().suffix(3) == ["A.didDisappear", "B.didAppear", "ended true"])
      #expect(tabs.selectedViewController?.view.superview === tabs.view)
      #expect(tabs.view.subviews.last === tabs.tabBar && tabs.view.subviews.count == 2)
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("A finger changes the tab, or the old one stays", arguments: [true, false])
  func driven(finishes: Bool) async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      director.finger = finger
      _ = log.take()
      tabs.selectedIndex = 1
      finger.update(0.5)
      screen.advance(by: .seconds(2))
      #expect(screen.isGestureRunning)
      if finishes { finger.finish() } else { finger.cancel() }
      screen.finishTransitions()
      #expect(tabs.selectedIndex == (finishes ? 1 : 0))
      #expect(log.lines.last == "ended \(finishes)")
      let (shown, other) = finishes ? (1, 0) : (0, 1)
      #expect(tabs.viewControllers?[shown].viewIfLoaded?.window === window)
      #expect(tabs.viewControllers?[other].viewIfLoaded?.window == nil)
      #expect(screen.faults.isEmpty && !screen.isTransitioning)
    }
  }

  @Test("Another tab ends it at once, and a finger that lets go later changes nothing")
  func interrupted() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      director.finger = finger
      tabs.selectedIndex = 1
      director.finger = nil
      tabs.selectedIndex = 0
      finger.cancel()
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.viewControllers?[0].view.window === window && !screen.isTransitioning)
    }
  }
}
