#if canImport(UIKit)
import Foundation
import PlatformFacts
import PortolanSwiftUI
import PortolanUIKit

/// A window of a running app; a test of the interface is the person.
@MainActor final class LiveFactStage: FactStage {
  let system = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
  let device: FactDevice
  private let window: UIWindow
  private let person: PersonWindow
  private var sawMovedBars = false
  /// How long something may move, and how long a person may take.
  private static let patience = Duration.seconds(20)
  /// In how many looks in a row nothing may move.
  private static let calm = 5

  init(_ window: UIWindow, _ person: PersonWindow) {
    self.window = window
    self.person = person
    // UIKit does not say which phones fold: the command that starts the app does.
    let named = ProcessInfo.processInfo.environment["FACTS_DEVICE"].flatMap(FactDevice.init)
    device = named ?? (window.traitCollection.userInterfaceIdiom == .phone ? .phone : .pad)
  }

  var root: UIViewController? { window.rootViewController }

  var hasMovedBars: Bool {
    look()
    return sawMovedBars
  }

  func show(_ root: UIViewController) {
    // A root that is replaced does not dismiss its layers by itself.
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = root
    sawMovedBars = false
    window.makeKey()
  }

  func show(_ views: @escaping @MainActor () -> AnyView) {
    show(UIHostingController(rootView: views()))
  }

  func makeWindow() throws -> UIWindow {
    guard let scene = window.windowScene else { throw NotTried(reason: "The scene has gone.") }
    return UIWindow(windowScene: scene)
  }

  func turn() async {
    await withCheckedContinuation { next in RunLoop.main.perform { next.resume() } }
    look()
  }

  func eachTurn(_ body: @escaping @MainActor () -> Bool) {
    Task {
      repeat { await turn() } while body()
    }
  }

  func settle() async throws {
    window.layoutIfNeeded()
    var quiet = 0
    try await wait {
      quiet = isMoving ? 0 : quiet + 1
      return quiet >= Self.calm
    }
  }

  func outlast(until holds: () -> Bool) async throws {
    do {
      try await wait(until: holds)
    } catch is StageTooSlow {
      // The fact says what it means that it never held.
    }
  }

  func act(_ act: FactAct) async throws {
    try await settle()
    switch act {
    case .narrow where device == .pad: window.traitOverrides.horizontalSizeClass = .compact
    case .widen where device == .pad: window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    default:
      guard try await answer(to: "\(act)") else {
        throw NotTried(reason: "Nobody can do this here: \(act).")
      }
    }
    try await settle()
  }

  func leave(_ change: @escaping @MainActor () -> Void) async throws {
    let observer = NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { change() }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try await act("leave")
  }

  func finds(_ label: String) async throws -> Bool {
    try await settle()
    return try await answer(to: "find \(label)")
  }

  private func act(_ words: String) async throws {
    guard try await answer(to: words) else {
      throw NotTried(reason: "Nobody can do this here: \(words).")
    }
    try await settle()
  }

  /// What the person answers.
  private func answer(to words: String) async throws -> Bool {
    let number = person.ask(words)
    try await wait { person.answers[number] != nil }
    return person.answers[number] ?? false
  }

  private func wait(until holds: () -> Bool) async throws {
    let end = ContinuousClock.now.advanced(by: Self.patience)
    while !holds() {
      guard ContinuousClock.now < end else { throw StageTooSlow() }
      look()
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Notes whether a bar moves to its place now.
  private func look() { if !sawMovedBars { sawMovedBars = movesBar(in: window) } }

  private func movesBar(in view: UIView) -> Bool {
    if view is UINavigationBar, view.layer.animationKeys()?.contains("position") == true {
      return true
    }
    return view.subviews.contains { movesBar(in: $0) }
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

  struct StageTooSlow: Error, CustomStringConvertible {
    var description: String { "It took more than twenty seconds." }
  }
}
#endif
