#if canImport(UIKit)
import PlatformFacts
import PortolanUIKit

/// A window of a running app; a test of the interface is the person.
@MainActor final class LiveFactStage: FactStage {
  private let window: UIWindow
  private let person: PersonWindow
  /// How long something may move, and how long a person may take.
  private static let patience = Duration.seconds(20)
  /// In how many looks in a row nothing may move.
  private static let calm = 5

  init(_ window: UIWindow, _ person: PersonWindow) {
    self.window = window
    self.person = person
  }

  func show(_ root: UIViewController) {
    // A root that is replaced does not dismiss its layers by itself.
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = root
  }

  func settle() async throws {
    window.layoutIfNeeded()
    var quiet = 0
    try await wait {
      quiet = isMoving ? 0 : quiet + 1
      return quiet >= Self.calm
    }
  }

  func drag(_ drag: FactDrag) async throws {
    try await settle()
    let number = person.ask(for: drag)
    try await wait { person.answered >= number }
    try await settle()
  }

  private func wait(until holds: () -> Bool) async throws {
    let end = ContinuousClock.now.advanced(by: Self.patience)
    while !holds() {
      guard ContinuousClock.now < end else { throw StageTooSlow() }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private var isMoving: Bool {
    var next = window.rootViewController
    while let controller = next {
      if controller.isBeingPresented || controller.isBeingDismissed { return true }
      if moves(controller) { return true }
      next = controller.presentedViewController
    }
    return false
  }

  private func moves(_ controller: UIViewController) -> Bool {
    controller.transitionCoordinator != nil || controller.children.contains(where: moves)
  }

  struct StageTooSlow: Error {}
}
#endif
