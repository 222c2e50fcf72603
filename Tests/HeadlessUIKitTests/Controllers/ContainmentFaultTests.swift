import HeadlessUIKit
import Testing

/// A controller whose `loadView` misbehaves.
private final class Misbehaving: UIViewController {
  var asksForItsView = false
  override func loadView() { if asksForItsView { _ = view } }
}

@MainActor
@Suite("A wrong call to add or remove a child controller is an exception, or changes nothing")
struct ContainmentFaultTests {
  @Test("Adding itself, or a child that is one already, changes nothing")
  func repeated() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let parent = RecordingController("P", log)
      let child = RecordingController("C", log)
      parent.addChild(parent)
      parent.addChild(child)
      parent.addChild(child)
      #expect(log.take() == ["C.willEnter"])
      #expect(parent.children == [child])
      #expect(parent.parent == nil)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("Leaving without a parent is silent")
  func orphan() {
    let log = CallLog()
    RecordingController("C", log).removeFromParent()
    #expect(log.take().isEmpty)
  }

  @Test("U7 addChild refuses a child whose view still stands in another parent's view")
  func adoptedWithView() async throws {
    try await onScreen { screen in
      let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
      first.addChild(child)
      first.view.addSubview(child.view)
      second.addChild(child)
      #expect(screen.faults.map(\.kind) == [.hierarchyInconsistency])
      #expect(screen.faults.first?.severity == .exception)
      #expect(screen.faults.first?.controllers.count == 3)
      #expect(child.parent === first)
      #expect(second.children.isEmpty)
      child.view.removeFromSuperview()
      second.addChild(child)
      #expect(child.parent === second)
      #expect(first.children.isEmpty)
    }
  }

  @Test("U7 the view of a controller without a parent may stand anywhere")
  func parentless() async throws {
    try await onScreen { screen in
      let (host, guest) = (UIViewController(), UIViewController())
      host.view.addSubview(guest.view)
      #expect(guest.view.superview === host.view)
      #expect(screen.faults.isEmpty)
      #expect(
        UIViewController.hierarchyInconsistencyException.rawValue
          == "UIViewControllerHierarchyInconsistency")
    }
  }

  @Test("U14 transition is refused", arguments: ["no children", "manual", "stack", "tabs"])
  func refusedTransition(why: String) async throws {
    try await onScreen { screen in
      let container: UIViewController =
        switch why {
        case "manual": ManualContainer("M", CallLog())
        case "stack": UINavigationController()
        case "tabs": UITabBarController()
        default: UIViewController()
        }
      let (old, new) = (UIViewController(), UIViewController())
      if why != "no children" {
        container.addChild(old)
        container.addChild(new)
      }
      container.view.addSubview(old.view)
      let superview = old.view.superview
      var hasCompleted = false
      container.transition(from: old, to: new, duration: 0, animations: nil) { _ in
        hasCompleted = true
      }
      screen.finishTransitions()
      #expect(screen.faults.map(\.kind) == [.invalidTransition])
      #expect(!hasCompleted)
      #expect(old.view.superview === superview)
      #expect(!new.isViewLoaded)
    }
  }

  @Test("A view that is asked for while it loads, or not made, is an exception", arguments: [0, 1])
  func missingView(kind: Int) async throws {
    try await onScreen { screen in
      let controller = Misbehaving()
      controller.asksForItsView = kind == 1
      #expect(controller.view != nil)
      #expect(screen.faults.map(\.kind) == [.missingView])
      #expect(screen.faults.first?.description.hasPrefix("exception missingView: ") == true)
    }
  }

  @Test("U18 a set takes leave of and greets every member concerned", arguments: [false, true])
  func setTellsAll(isVisible: Bool) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let old = ["A", "B", "C"].map { RecordingController($0, log) }
      let stack = UINavigationController()
      stack.setViewControllers(old, animated: false)
      let window = isVisible ? screen.show(stack) : nil
      _ = log.take()
      let new = ["X", "Y"].map { RecordingController($0, log) }
      stack.setViewControllers([old[1]] + new, animated: false)
      screen.layoutIfNeeded()
      let moves = Set(log.take().filter { $0.contains("Leave") || $0.contains("Enter") })
      #expect(
        moves == [
          "A.willLeave", "A.didLeave", "C.willLeave", "C.didLeave", "X.willEnter", "X.didEnter",
          "Y.willEnter", "Y.didEnter",
        ])
      #expect(old[1].parent === stack)
      _ = window
    }
  }
}
