import Foundation
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import PortolanUIKit
import Testing

@testable import RootFlow
@testable import RootFlowUIKit

/// The recipe on a headless screen, with what a test looks at.
@MainActor final class RootFlowRun {
  let screen: HeadlessScreen
  let app: RootFlowApp
  let store: TestSessionStore
  let work = TestWork()
  let screens: RecordingScreens
  let stage: UIKitStage
  /// How the newest part stood when its way in began; nil when all came without one.
  private(set) var start: (x: CGFloat, alpha: CGFloat)?
  private let models: ModelList

  /// Starts the app; the splash's animation takes a second, the work until it is ended.
  init(_ screen: HeadlessScreen, user: String? = nil) {
    self.screen = screen
    store = TestSessionStore(user: user)
    app = RootFlowApp(store: store, clock: screen.clock, work: work.run)
    let models = ModelList()
    self.models = models
    app.onModel = { models.made.append(WeakObject($0)) }
    screens = RecordingScreens(app.screens)
    stage = UIKitStage(on: screen) { [app, screens] in app.start(in: $0, screens) }
    screen.onUnrest = { [weak self, weak screen] in
      guard let begun = screen?.exchanges.last else { return }
      self?.start = (begun.startFrame.minX, begun.startAlpha)
    }
  }

  var navigator: Navigator<RootRoute> { app.navigator }
  var window: UIWindow { stage.window }
  var picture: String { navigator.tree.picture }
  var root: UIViewController? { window.rootViewController }
  var part: UIViewController? { root?.children.last }
  var stack: RecordingStack? { part as? RecordingStack }
  var modelsAlive: [String] { models.alive }

  /// Ends the work, and waits for the part that follows the animation.
  func passSplash() async throws {
    try await stage.settle(until: { work.isRunning })
    work.end()
    try await stage.settle(until: { app.startUp.isOver })
    try await settle()
  }

  /// Starts the app and goes on to the first part.
  static func launched(_ screen: HeadlessScreen, user: String? = nil) async throws -> RootFlowRun {
    let run = RootFlowRun(screen, user: user)
    try await run.passSplash()
    return run
  }

  func settle() async throws { try await stage.settle() }
  func tap(_ label: String) async throws { try await stage.tap(label) }

  /// Taps and waits until the switch runs; time then stands.
  func tapUntilSwitching(_ label: String) async throws {
    try await stage.tap(label, until: { screen.isTransitioning })
  }

  @discardableResult
  func open(_ link: String) throws -> NavigationRequest {
    navigator.open(try #require(URL(string: "rootflow://\(link)")))
  }

  private final class ModelList {
    var made: [WeakObject] = []
    var alive: [String] { made.compactMap { $0.object.map { "\(type(of: $0))" } }.sorted() }
  }
}
