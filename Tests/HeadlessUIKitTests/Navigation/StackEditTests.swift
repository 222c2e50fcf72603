import HeadlessUIKit
import Testing

@MainActor
@Suite("A navigation stack performs valid pushes, pops and sets, and rejects invalid ones")
struct StackEditTests {
  @Test("U35 pushing an instance twice is an exception and changes nothing")
  func duplicate() async throws {
    try await onScreen { screen in
      let first = UIViewController()
      let (stack, window) = screen.stack(first)
      stack.pushViewController(first, animated: false)
      #expect(screen.faults.map(\.kind) == [.duplicatePush])
      #expect(screen.faults.first?.message.contains("more than once") == true)
      #expect(stack.viewControllers.count == 1)
      stack.setViewControllers([first, UIViewController(), first], animated: false)
      let twice = UIViewController()
      stack.setViewControllers([first, twice, twice], animated: false)
      #expect(screen.faults.count == 3)
      #expect(stack.viewControllers == [first])
      _ = window
    }
  }

  @Test("U36 pushing a stack is an exception and changes nothing")
  func nestedStack() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UINavigationController(), animated: false)
      #expect(screen.faults.map(\.kind) == [.unpushable])
      #expect(stack.viewControllers.count == 1)
      _ = window
    }
  }

  @Test("U37 the last one is not popped; a pop to a stranger is an exception")
  func popRules() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      #expect(stack.popViewController(animated: true) == nil)
      #expect(stack.popToRootViewController(animated: true) == nil)
      #expect(screen.faults.isEmpty)
      #expect(stack.popToViewController(UIViewController(), animated: true) == nil)
      #expect(screen.faults.map(\.kind) == [.popOutsideStack])
      _ = window
    }
  }

  @Test("U38 pops return what they took, and back button and swipe go through the override")
  func overridablePops() async throws {
    try await onScreen { screen in
      final class CountingStack: UINavigationController {
        var pops = 0
        override func popViewController(animated: Bool) -> UIViewController? {
          pops += 1
          return super.popViewController(animated: animated)
        }
      }
      let stack = CountingStack(rootViewController: UIViewController())
      let window = screen.show(stack)
      let members = (0..<4).map { _ in UIViewController() }
      for member in members { stack.pushViewController(member, animated: false) }
      #expect(stack.popToViewController(members[1], animated: false) == Array(members[2...]))
      try screen.tap("Back")
      screen.finishTransitions()
      #expect(stack.pops == 1)
      #expect(screen.beginSwipeBack())
      #expect(stack.pops == 2)
      screen.finishSwipeBack()
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 1)
      _ = window
    }
  }

  @Test("U39 a set pushes what is new, pops to what was below, and leaves the same top alone")
  func setRules() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let members = ["A", "B", "C", "D"].map { RecordingController($0, log) }
      let (stack, window) = screen.stack(members[0])
      stack.setViewControllers(Array(members[0...2]), animated: false)
      screen.layoutIfNeeded()
      _ = log.take()
      stack.setViewControllers([members[3], members[0], members[1]], animated: true)
      screen.layoutIfNeeded()
      #expect(
        log.take() == [
          "D.willEnter", "C.willLeave", "B.load", "C.willDisappear", "B.willAppear",
        ])
      #expect(stack.transitionCoordinator?.viewController(forKey: .to) === members[1])
      screen.finishTransitions()
      _ = log.take()
      stack.setViewControllers([members[1]], animated: true)
      #expect(!screen.isTransitioning)
      #expect(
        log.take() == ["D.willLeave", "A.willLeave", "D.didLeave", "A.didLeave"])
      _ = window
    }
  }

  @Test("U40 U47 assigning viewControllers sets without animation; the top is the last")
  func assignment() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let top = UIViewController()
      stack.viewControllers = [UIViewController(), top]
      screen.layoutIfNeeded()
      #expect(!screen.isTransitioning)
      #expect(stack.topViewController === top)
      #expect(stack.visibleViewController === top)
      let modal = UIViewController()
      top.modalPresentationStyle = .overCurrentContext
      modal.modalPresentationStyle = .overCurrentContext
      top.present(modal, animated: false)
      #expect(stack.visibleViewController === modal)
      _ = window
    }
  }

  @Test("U41 a replacement shows as a push: the rest unanimated, then the new one")
  func replaceAsPush() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let old = UIViewController()
      let new = UIViewController()
      stack.pushViewController(old, animated: false)
      screen.layoutIfNeeded()
      stack.setViewControllers([stack.viewControllers[0], new], animated: true)
      #expect(stack.transitionCoordinator?.viewController(forKey: .from) === old)
      #expect(stack.transitionCoordinator?.viewController(forKey: .to) === new)
      screen.finishTransitions()
      #expect(stack.viewControllers.last === new)
      _ = window
    }
  }

  @Test("U42 an empty stack shows nothing until it is filled")
  func emptyStack() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      _ = log.take()
      stack.setViewControllers([], animated: false)
      screen.layoutIfNeeded()
      #expect(stack.topViewController == nil)
      #expect(log.take() == ["A.willLeave", "A.willDisappear", "A.didDisappear", "A.didLeave"])
      stack.setViewControllers([RecordingController("B", log)], animated: false)
      screen.layoutIfNeeded()
      #expect(log.take().contains("B.didAppear"))
      _ = window
    }
  }

  @Test("U43 cancelling a swipe that a set began does not restore the array")
  func cancelledSet() async throws {
    try await onScreen { screen in
      final class SettingStack: UINavigationController {
        override func popViewController(animated: Bool) -> UIViewController? {
          let last = viewControllers.last
          setViewControllers(viewControllers.dropLast(), animated: animated)
          return last
        }
      }
      let stack = SettingStack(rootViewController: UIViewController())
      let window = screen.show(stack)
      stack.pushViewController(UIViewController(), animated: false)
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      #expect(stack.viewControllers.count == 1)
      _ = window
    }
  }

  @Test("U48 show pushes on the stack")
  func show() async throws {
    try await onScreen { screen in
      let first = UIViewController()
      let (stack, window) = screen.stack(first)
      let next = UIViewController()
      first.show(next, sender: nil)
      #expect(stack.topViewController === next)
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("U156 popping to the root of a deep stack takes leave of each, in one pass")
  func deepStack() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(UIViewController())
      let members = (0..<3000).map { RecordingController("\($0)", log) }
      stack.setViewControllers(stack.viewControllers + members, animated: false)
      _ = log.take()
      stack.popToRootViewController(animated: false)
      screen.layoutIfNeeded()
      #expect(log.take().filter { $0.hasSuffix("didLeave") }.count == 3000)
      #expect(stack.children.count == 1)
      #expect(members.allSatisfy { $0.parent == nil })
      _ = window
    }
  }

  @Test("U63 off the window the array changes without a transition, and reports come later")
  func offWindow() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let observer = StackObserver(log)
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.delegate = observer
      let next = RecordingController("B", log)
      stack.pushViewController(next, animated: true)
      #expect(stack.viewControllers.count == 2)
      #expect(stack.transitionCoordinator == nil)
      #expect(log.take() == ["B.willEnter", "B.didEnter"])
      let window = screen.show(stack)
      #expect(
        log.take()
          == [
            "B.load", "willShow B false", "B.willAppear", "B.didAppear", "didShow B false",
          ])
      _ = window
    }
  }
}
