import HeadlessUIKit
import Testing

private class Base: UIViewController {}
private final class Derived: Base {}
private final class Marked: UIView {}

@MainActor
@Suite("The object census counts the living controllers and views of each type", .serialized)
struct CensusTests {
  private func counts() -> [Int] {
    let census = HeadlessCensus.current
    return [Base.self, Derived.self, Marked.self].map { census.count(of: $0) }
  }

  @Test("What is made is counted at once under its own type, what is freed no longer")
  func exact() {
    var kept: [AnyObject] = []
    for _ in 0..<5 { kept += [Base(), Derived(), Derived(), Marked()] as [AnyObject] }
    #expect(counts() == [5, 10, 5])
    kept.removeLast(8)
    #expect(counts() == [3, 6, 3])
    kept = []
    #expect(counts() == [0, 0, 0])
    #expect(!HeadlessCensus.current.types.keys.contains { $0.hasSuffix("Derived") })
  }

  @Test("U161 a controller that is freed away from the main actor is uncounted all the same")
  func elsewhere() async {
    final class Bag: @unchecked Sendable { var content: Base? }
    let bag = Bag()
    bag.content = Base()
    #expect(counts()[0] == 1)
    await Task.detached { bag.content = nil }.value
    #expect(counts()[0] == 0)
  }

  @Test("U156 U157 a stack's members go with it, a popped one after its transition")
  func stack() async throws {
    try await onScreen { screen in
      var window: UIWindow? = screen.show(UINavigationController(rootViewController: Base()))
      let stack = window?.rootViewController as? UINavigationController
      stack?.pushViewController(Derived(), animated: false)
      #expect(counts() == [1, 1, 0])
      stack?.popViewController(animated: true)
      #expect(counts() == [1, 1, 0])
      screen.finishTransitions()
      #expect(counts() == [1, 0, 0])
      window?.rootViewController = nil
      window = nil
    }
    #expect(counts() == [0, 0, 0])
  }

  @Test("U156 tabs, parents and presenters hold theirs")
  func holders() async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(unanimatedDismissalTurns: 0)) { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = [Base(), Base()]
      let window = screen.show(tabs)
      tabs.viewControllers?[0].addChild(Derived())
      tabs.present(Derived(), animated: false)
      #expect(counts() == [2, 2, 0])
      tabs.dismiss(animated: false)
      #expect(counts() == [2, 1, 0])
      tabs.viewControllers = [tabs.viewControllers?[1]].compactMap { $0 }
      #expect(counts() == [1, 0, 0])
      _ = window
    }
    #expect(counts() == [0, 0, 0])
  }

  @Test("U17 U156 whoever made a container and its children and drops it has nothing left")
  func dropped() {
    do {
      let parent = Base()
      for _ in 0..<3 {
        let child = Derived()
        parent.addChild(child)
        child.view.addSubview(Marked())
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      #expect(counts() == [1, 3, 3])
    }
    #expect(counts() == [0, 0, 0])
  }
}
