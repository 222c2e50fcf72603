import HeadlessUIKit
import Testing

private final class Counted: UIViewController {}

/// What several threads read and write, one after the other.
private final class Shared: @unchecked Sendable {
  var ends = 0
  var controller: Mortal?
}

private final class Mortal: UIViewController {
  private nonisolated let shared: Shared

  init(_ shared: Shared) {
    self.shared = shared
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { shared.ends += 1 }
}

@MainActor
@Suite("A controller lives as long as a container, a presenter or the app holds it", .serialized)
struct MemoryTests {
  @Test("U156 containers and presenters hold what they show")
  func ownership() async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let before = screen.alive.count(of: Counted.self)
      window.rootViewController?.present(Counted(), animated: false)
      #expect(screen.alive.count(of: Counted.self) == before + 1)
      window.rootViewController?.dismiss(animated: true)
      screen.finishTransitions()
      #expect(screen.alive.count(of: Counted.self) == before)
    }
  }

  @Test("models F4: a presentation holds the stack that presents, not the child that was told to")
  func child() async throws {
    try await onScreen { screen in
      let window = screen.show(UINavigationController(rootViewController: UIViewController()))
      let before = screen.alive.count(of: Counted.self)
      let modal = UIViewController()
      do {
        let stack = try #require(window.rootViewController as? UINavigationController)
        stack.pushViewController(Counted(), animated: false)
        screen.layoutIfNeeded()
        stack.topViewController?.present(modal, animated: false)
        #expect(modal.presentingViewController === stack)
        stack.popViewController(animated: false)
      }
      screen.finishTransitions()
      #expect(modal.presentingViewController != nil)
      #expect(screen.alive.count(of: Counted.self) == before)
    }
  }

  @Test(
    "a controller ends where it is let go of; UIKit would bring that to the main thread (models F6)"
  )
  func end() async {
    let shared = Shared()
    shared.controller = Mortal(shared)
    // No hop to another thread lies between the two lines.
    let ends = await Task.detached {
      shared.controller = nil
      return shared.ends
    }.value
    #expect(ends == 1)
  }

  @Test("U158 a bar button's target is weak, an action's handler is strong")
  func targets() {
    final class Target {}
    weak var target: Target?
    weak var captured: Target?
    let button = UIBarButtonItem()
    let action: UIAction
    do {
      let first = Target()
      target = first
      button.target = first
      let second = Target()
      captured = second
      action = UIAction { _ in _ = second }
    }
    #expect(target == nil)
    #expect(captured != nil)
    _ = action
  }

  @Test("U159 after an unanimated dismissal a controller lives for some turns")
  func lateRelease() async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let before = screen.alive.count(of: Counted.self)
      window.rootViewController?.present(Counted(), animated: false)
      window.rootViewController?.dismiss(animated: false)
      #expect(screen.alive.count(of: Counted.self) == before + 1)
      screen.turn()
      screen.turn()
      #expect(screen.alive.count(of: Counted.self) == before)
    }
  }

  @Test(
    "U169 what was popped or dismissed may live for two seconds more", arguments: [false, true])
  func lateSeconds(isLate: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(releasesLate: isLate)) { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = screen.show(stack)
      let before = screen.alive.count(of: Counted.self)
      stack.pushViewController(Counted(), animated: true)
      screen.finishTransitions()
      stack.popViewController(animated: true)
      screen.finishTransitions()
      stack.present(Counted(), animated: true)
      screen.finishTransitions()
      stack.dismiss(animated: true)
      screen.finishTransitions()
      #expect(screen.alive.count(of: Counted.self) == before + (isLate ? 2 : 0))
      screen.advance(by: .seconds(2))
      #expect(screen.alive.count(of: Counted.self) == before)
      _ = window
    }
  }

  @Test("A controller whose presentation controller was read and that is pushed leaks (U89)")
  func presentationLeak() async throws {
    try await onScreen { screen in
      let before = screen.alive.count(of: Counted.self)
      do {
        let leaked = Counted()
        _ = leaked.presentationController
        _ = UINavigationController(rootViewController: leaked)
      }
      #expect(screen.alive.count(of: Counted.self) == before + 1)
      do { _ = UINavigationController(rootViewController: Counted()) }
      #expect(screen.alive.count(of: Counted.self) == before + 1)
    }
  }

  @Test("A census counts controllers and views apart, by type")
  func census() {
    let before = HeadlessCensus.current
    let controller = Counted()
    _ = controller.view
    let after = HeadlessCensus.current
    #expect(after.count(of: Counted.self) == before.count(of: Counted.self) + 1)
    #expect(after.controllers > 0)
    #expect(after.views > 0)
    withExtendedLifetime(controller) {}
  }
}
