import HeadlessUIKit
import Testing

@MainActor @Suite("An animator performs the change from one tab to another")
struct TabAnimatorTests {
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

  @Test("models F8: an animated set asks for the animator where it replaces the tab that is seen")
  func replaced() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      let old = tabs.viewControllers?[0]
      _ = log.take()
      tabs.setViewControllers([RecordingController("C", log)], animated: true)
      #expect(tabs.transitionCoordinator?.transitionDuration == 1)
      #expect(tabs.selectedViewController?.title == "C" && tabs.selectedIndex == 0)
      #expect(old?.parent === tabs)
      screen.finishTransitions()
      let end = ["A.didDisappear", "C.didAppear", "A.didLeave", "ended true"]
      #expect(log.take().suffix(4) == end)
      #expect(old?.parent == nil && old?.viewIfLoaded?.window == nil)
      #expect(tabs.children.map(\.title) == ["C"] && tabs.children[0].view.window === window)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("models F8: without animation nobody is asked, and what is off screen goes at once")
  func replacedWithoutAnimation() async throws {
    try await onScreen { screen in
      tabs.setViewControllers([RecordingController("C", log)], animated: true)
      #expect(tabs.children.map(\.title) == ["C"])
      let window = screen.show(tabs)
      tabs.setViewControllers([RecordingController("D", log)], animated: false)
      #expect(tabs.transitionCoordinator == nil && tabs.children.map(\.title) == ["D"])
      tabs.setViewControllers([], animated: true)
      #expect(tabs.children.isEmpty && !screen.isTransitioning)
      _ = window
    }
  }

  @Test("models F8: another set ends it, and an animator that gives up does not bring a tab back")
  func replacedTwice() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      director.finger = finger
      tabs.setViewControllers([RecordingController("C", log)], animated: true)
      finger.cancel()
      screen.finishTransitions()
      #expect(tabs.children.map(\.title) == ["C"])
      tabs.setViewControllers([RecordingController("D", log)], animated: true)
      tabs.setViewControllers([RecordingController("E", log)], animated: true)
      finger.finish()
      screen.finishTransitions()
      #expect(tabs.children.map(\.title) == ["E"] && tabs.children[0].view.window === window)
      #expect(!screen.isTransitioning && screen.faults.isEmpty)
    }
  }
}
