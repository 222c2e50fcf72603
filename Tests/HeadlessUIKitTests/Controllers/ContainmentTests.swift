import HeadlessUIKit
import Testing

@MainActor
@Suite("A container sends its child controllers their containment and appearance callbacks")
struct ContainmentTests {
  @Test("U1 addChild says willMove before it inserts, and no didMove")
  func addChild() {
    let log = CallLog()
    let parent = UIViewController()
    let child = RecordingController("C", log)
    child.onCall = { _ in #expect(parent.children.isEmpty) }
    parent.addChild(child)
    #expect(log.take() == ["C.willEnter"])
    #expect(parent.children.first === child)
    #expect(child.parent === parent)
  }

  @Test("U2 addChild takes the child from another parent")
  func otherParent() {
    let log = CallLog()
    let first = UIViewController()
    let second = UIViewController()
    let child = RecordingController("C", log)
    first.addChild(child)
    second.addChild(child)
    #expect(log.take() == ["C.willEnter", "C.didLeave", "C.willEnter"])
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test("U3 U4 removeFromParent says didMove(nil) only; the container says the rest")
  func removeFromParent() {
    let log = CallLog()
    let parent = UIViewController()
    let child = RecordingController("C", log)
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.removeFromParent()
    #expect(log.take() == ["C.willEnter", "C.didEnter", "C.didLeave"])
  }

  @Test("U5 U8 the view entering and leaving the window brings the callbacks, addChild does not")
  func canonicalOrder() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      let child = RecordingController("C", log)
      root.addChild(child)
      #expect(log.take() == ["C.willEnter"])
      root.view.addSubview(child.view)
      #expect(log.take() == ["C.load", "C.willAppear", "C.didAppear"])
      child.didMove(toParent: root)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        log.take() == [
          "C.didEnter", "C.willLeave", "C.willDisappear", "C.didDisappear", "C.didLeave",
        ]
      )
      _ = window
    }
  }

  @Test("U6 children never contains presented controllers; parent is weak")
  func presentedIsNoChild() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let modal = UIViewController()
      root.present(modal, animated: false)
      #expect(root.children.isEmpty)
      #expect(modal.parent == nil)
      let orphan = UIViewController()
      do {
        let parent = UIViewController()
        parent.addChild(orphan)
      }
      #expect(orphan.parent == nil)
      _ = window
    }
  }

  @Test("U7 a child's view under a stranger's view is an exception and changes nothing")
  func hierarchy() async throws {
    try await onScreen { screen in
      let stranger = UIViewController()
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      stranger.view.addSubview(child.view)
      #expect(screen.faults.map(\.kind) == [.hierarchyInconsistency])
      #expect(screen.faults.first?.severity == .exception)
      #expect(child.view.superview == nil)
      let free = UIViewController()
      stranger.view.addSubview(free.view)
      #expect(free.view.superview === stranger.view)
      #expect(screen.faults.count == 1)
    }
  }

  @Test("U9 visible children follow after their parent")
  func childrenFollow() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = RecordingController("R", log)
      let child = RecordingController("C", log)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      _ = log.take()
      let window = screen.show(root)
      #expect(log.take() == ["R.willAppear", "C.willAppear", "R.didAppear", "C.didAppear"])
      window.isHidden = true
      #expect(
        log.take() == ["R.willDisappear", "C.willDisappear", "R.didDisappear", "C.didDisappear"])
    }
  }

  @Test("U10 a container that forwards by itself is responsible for its children")
  func manualForwarding() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = ManualContainer("R", log)
      let window = screen.show(root)
      let child = RecordingController("C", log)
      root.addChild(child)
      root.view.addSubview(child.view)
      _ = log.take()
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(log.take() == ["C.willAppear", "C.didAppear"])
      _ = window
    }
  }

  @Test("U11 an appearance may turn round before it ends, and back")
  func flips() {
    let log = CallLog()
    let child = RecordingController("C", log)
    child.loadViewIfNeeded()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.take() == ["C.load", "C.willAppear", "C.willDisappear", "C.willAppear", "C.didAppear"])
  }

  @Test("U12 a child of an appearing container appears fully with it")
  func nestedVisibility() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let host = ManualContainer("H", log)
      let window = screen.show(host)
      let container = RecordingController("K", log)
      let child = RecordingController("C", log)
      host.addChild(container)
      container.beginAppearanceTransition(true, animated: true)
      host.view.addSubview(container.view)
      _ = log.take()
      container.addChild(child)
      container.view.addSubview(child.view)
      #expect(log.take() == ["C.willEnter", "C.load", "C.willAppear"])
      container.endAppearanceTransition()
      #expect(log.take() == ["K.didAppear", "C.didAppear"])
      _ = window
    }
  }

  @Test("U13 an end without a begin, or a second begin, is logged")
  func unbalanced() async throws {
    try await onScreen { screen in
      let child = RecordingController("C", CallLog())
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      #expect(screen.faults.map(\.kind) == [.unbalancedAppearance, .unbalancedAppearance])
      #expect(screen.faults.allSatisfy { $0.severity == .log })
      #expect(screen.faults.first?.controllers == ["RecordingController"])
    }
  }

  @Test("U14 transition exchanges two children's views and needs both to be children")
  func transition() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      let old = RecordingController("A", log)
      let new = RecordingController("B", log)
      root.addChild(old)
      root.view.addSubview(old.view)
      root.transition(from: old, to: new, duration: 0.3, animations: nil)
      #expect(screen.faults.map(\.kind) == [.invalidTransition])
      root.addChild(new)
      _ = log.take()
      root.transition(from: old, to: new, duration: 0.3, animations: { log.add("animations") }) {
        log.add("completion \($0)")
      }
      #expect(log.take() == ["A.willDisappear", "B.load", "B.willAppear", "animations"])
      #expect(new.view.superview === root.view)
      #expect(screen.isTransitioning)
      screen.advance(by: .milliseconds(299))
      #expect(log.take().isEmpty)
      screen.advance(by: .milliseconds(1))
      #expect(log.take() == ["A.didDisappear", "B.didAppear", "completion true"])
      #expect(old.view.superview == nil)
      #expect(old.parent === root)
      _ = window
    }
  }

  @Test("U15 with duration zero both did come before the completion")
  func unanimatedTransition() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      let old = RecordingController("A", log)
      let new = RecordingController("B", log)
      root.addChild(old)
      root.view.addSubview(old.view)
      root.addChild(new)
      _ = log.take()
      root.transition(from: old, to: new, duration: 0, animations: nil) { _ in log.add("done") }
      screen.turn()
      #expect(log.take().suffix(3) == ["A.didDisappear", "B.didAppear", "done"])
      _ = window
    }
  }

  @Test("U17 members leave their stack even when the stack itself is released")
  func releasedStack() {
    let log = CallLog()
    let member = RecordingController("A", log)
    do { _ = UINavigationController(rootViewController: member) }
    #expect(log.take() == ["A.willEnter", "A.didEnter", "A.didLeave"])
    #expect(member.parent == nil)
  }
}
