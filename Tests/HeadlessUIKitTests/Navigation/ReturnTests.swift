import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A navigation stack reports undone pushes and interrupted transitions to its delegate")
struct ReturnTests {
  private func stack(on screen: HeadlessScreen, _ log: CallLog)
    -> (UINavigationController, StackObserver, UIWindow)
  {
    let root = UIViewController()
    root.title = "R"
    let (stack, window) = screen.stack(root)
    screen.finishTransitions()
    let observer = StackObserver(log)
    stack.delegate = observer
    return (stack, observer, window)
  }

  @Test(
    "models F2: push and pop in one turn are reported, unless nobody is told by assumption",
    arguments: Conditions.all)
  func returned(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, observer, window) = stack(on: screen, log)
      let pushed = UIViewController()
      pushed.title = "B"
      stack.pushViewController(pushed, animated: true)
      stack.popViewController(animated: false)
      screen.finishTransitions()
      let all = log.take()
      let reports = all.filter { $0.hasPrefix("didShow") }
      let merges = conditions.profile >= .iOS18 && conditions.assumptions.defersStackTransitions
      if !merges {
        #expect(
          all.map { $0.prefix(10) } == ["willShow B", "didShow B ", "willShow R", "didShow R "])
      } else if conditions.assumptions.reportsReturn {
        #expect(reports == ["didShow R false"])
      } else {
        #expect(all.isEmpty)
      }
      #expect(stack.children.count == 1 && pushed.parent == nil)
      _ = (observer, window)
    }
  }

  @Test("models F2: also without animation, and with two edits")
  func returnedByEdits() async throws {
    for profile in HeadlessProfile.allCases {
      try await onScreen(profile) { screen in
        let log = CallLog()
        let (stack, observer, window) = stack(on: screen, log)
        let before = stack.viewControllers
        stack.setViewControllers(
          before + [UIViewController(), UIViewController()], animated: false)
        stack.setViewControllers(before, animated: false)
        #expect(log.take().isEmpty)
        screen.finishTransitions()
        #expect(log.take() == ["didShow R false"])
        _ = (observer, window)
      }
    }
  }

  @Test(
    "models F3: what an edit interrupts is reported at the next layout, never inside the edit",
    arguments: HeadlessProfile.allCases, [true, false])
  func interrupted(profile: HeadlessProfile, animated: Bool) async throws {
    try await onScreen(profile) { screen in
      let log = CallLog()
      let (stack, observer, window) = stack(on: screen, log)
      let (second, third) = (UIViewController(), UIViewController())
      (second.title, third.title) = ("C", "E")
      stack.pushViewController(second, animated: true)
      screen.turn()
      #expect(log.take() == ["willShow C true"])
      stack.setViewControllers(stack.viewControllers + [third], animated: animated)
      #expect(log.take().isEmpty)
      screen.finishTransitions()
      #expect(
        log.take() == ["didShow C true", "willShow E \(animated)", "didShow E \(animated)"])
      #expect(stack.viewControllers.last === third)
      _ = (observer, window)
    }
  }

  @Test("models F3: or, as assumed, inside it", arguments: [HeadlessProfile.iOS18, .iOS26])
  func interruptedInside(profile: HeadlessProfile) async throws {
    try await onScreen(profile, HeadlessAssumptions(reportsInterruptedLate: false)) { screen in
      let log = CallLog()
      let (stack, observer, window) = stack(on: screen, log)
      stack.pushViewController(UIViewController(), animated: true)
      screen.turn()
      _ = log.take()
      stack.pushViewController(UIViewController(), animated: true)
      #expect(log.take() == ["didShow  true"])
      screen.finishTransitions()
      _ = (observer, window)
    }
  }

  @Test("models F3: a report that is owed comes in the next turn also where nothing moves")
  func owedWithoutLayout() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, observer, window) = stack(on: screen, log)
      let second = UIViewController()
      second.title = "C"
      stack.pushViewController(second, animated: true)
      screen.turn()
      _ = log.take()
      stack.setViewControllers(stack.viewControllers, animated: true)
      #expect(log.take().isEmpty)
      screen.turn()
      #expect(log.take() == ["didShow C true"])
      _ = (observer, window)
    }
  }
}
