import HeadlessUIKit
import Testing

private final class TabObserver: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var permits = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("should \(viewController.title ?? "")")
    return permits
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    calls.append("did \(viewController.title ?? "") \(tabBarController.selectedIndex)")
  }
}

@MainActor
@Suite("A tab bar controller loads a tab when first selected, and asks its delegate about taps")
struct TabTests {
  private func tabs(_ log: CallLog, _ names: String...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { RecordingController($0, log) }
    return tabs
  }

  @Test("U107 U108 a switch has its order, and loads the view on first selection")
  func order() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let tabs = tabs(log, "A", "B")
      let window = screen.show(tabs)
      #expect(tabs.viewControllers?[1].isViewLoaded == false)
      _ = log.take()
      tabs.selectedIndex = 1
      #expect(
        log.take() == [
          "B.load", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
        ])
      tabs.selectedIndex = 0
      #expect(log.take() == ["A.willAppear", "B.willDisappear", "B.didDisappear", "A.didAppear"])
      _ = window
    }
  }

  @Test("U109 U110 taps ask and tell the delegate, setters do not; a second tap asks again")
  func delegate() async throws {
    try await onScreen { screen in
      let observer = TabObserver()
      let tabs = tabs(CallLog(), "A", "B")
      tabs.delegate = observer
      let window = screen.show(tabs)
      tabs.selectedIndex = 1
      tabs.selectedViewController = tabs.viewControllers?[0]
      #expect(observer.calls.isEmpty)
      try screen.tap("B")
      try screen.tap("B")
      #expect(observer.calls == ["should B", "did B 1", "should B", "did B 1"])
      observer.permits = false
      try screen.tap("A")
      #expect(tabs.selectedIndex == 1)
      #expect(observer.calls.last == "should A")
      #expect(screen.tabs == ["A", "B"])
      _ = window
    }
  }

  private final class Bars: UITabBarController {
    var log: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("\(item.title ?? "") at \(selectedIndex)")
    }
  }

  @Test(
    "U110 a subclass hears of each touch of an item first, also of one that is refused, or, as assumed, last",
    arguments: [true, false], [true, false])
  func bar(isFirst: Bool, permits: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(tellsBarFirst: isFirst)) { screen in
      let observer = TabObserver()
      observer.permits = permits
      let tabs = Bars()
      tabs.viewControllers = ["A", "B"].map { RecordingController($0, CallLog()) }
      tabs.delegate = observer
      let window = screen.show(tabs)
      try screen.tap("B")
      #expect(tabs.log == (isFirst ? ["B at 0"] : permits ? ["B at 1"] : []))
      #expect(observer.calls == (permits ? ["should B", "did B 1"] : ["should B"]))
      _ = window
    }
  }

  @Test("U112 new tabs keep the selected one, else its place, else the first")
  func replacement() {
    let log = CallLog()
    let tabs = tabs(log, "A", "B", "C")
    let all = tabs.viewControllers ?? []
    tabs.selectedIndex = 1
    tabs.viewControllers = [all[2], all[1]]
    #expect(tabs.selectedViewController === all[1])
    #expect(all[0].parent == nil)
    tabs.viewControllers = [all[2], all[0]]
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [all[2]]
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.customizableViewControllers?.count == 1)
  }

  @Test("U121 a stranger or a place out of range is an exception and changes nothing")
  func invalid() async throws {
    try await onScreen { screen in
      let tabs = tabs(CallLog(), "A", "B")
      tabs.selectedViewController = UIViewController()
      tabs.selectedIndex = 2
      #expect(screen.faults.map(\.kind) == [.invalidSelection, .invalidSelection])
      #expect(tabs.selectedIndex == 0)
    }
  }
}

@MainActor
@Suite("A tab switch sends the old tab `viewDidDisappear`, and is animated from iOS 18 on")
struct CoveredTabTests {
  @Test(
    "A selection made while tabs are being covered tells the old tab the end of it",
    arguments: Conditions.profiles)
  func selectionWhileCovered(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { RecordingController($0, log) }
      let window = screen.show(tabs)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      tabs.present(cover, animated: true)
      _ = log.take()
      tabs.selectedIndex = 1
      #expect(log.take() == ["A.didDisappear"])
      screen.finishTransitions()
      #expect(log.take().isEmpty)
      tabs.dismiss(animated: true)
      screen.finishTransitions()
      #expect(log.take() == ["B.load", "B.willAppear", "B.didAppear"])
      _ = window
    }
  }

  @Test(
    "U166 a tap on a tab is animated, as assumed, and from iOS 18 on",
    arguments: [nil, true, false], HeadlessProfile.allCases)
  func animatedTap(assumed: Bool?, profile: HeadlessProfile) async throws {
    try await onScreen(profile, HeadlessAssumptions(animatesTabTaps: assumed)) { screen in
      let log = CallLog()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { RecordingController($0, log) }
      let window = screen.show(tabs)
      _ = log.take()
      let isAnimated = assumed ?? (profile >= .iOS18)
      try screen.tap("B")
      #expect(screen.isTransitioning == isAnimated)
      #expect((tabs.selectedViewController?.transitionCoordinator != nil) == isAnimated)
      #expect(tabs.selectedIndex == 1)
      // The bar answers all the same.
      try screen.tap("C")
      #expect(log.take().contains("B.didAppear"))
      screen.finishTransitions()
      #expect(tabs.viewControllers?[2].view.window === window)
      #expect(tabs.viewControllers?[1].view.window == nil)
      tabs.selectedIndex = 0
      #expect(!screen.isTransitioning)
    }
  }
}
