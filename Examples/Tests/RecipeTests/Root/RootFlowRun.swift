import Foundation
import HeadlessUIKit
import Portolan
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
  let window: UIWindow
  let screens: RecordingScreens
  let driver: ScreenDriver
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
    driver = ScreenDriver(screen: screen, scene: app.navigator.scene)
    window = screen.makeWindow()
    app.start(in: window, screens)
  }

  var navigator: Navigator<RootRoute> { app.navigator }
  var picture: String { navigator.tree.picture }
  var root: UIViewController? { window.rootViewController }
  var part: UIViewController? { root?.children.last }
  var stack: RecordingStack? { part as? RecordingStack }
  var modelsAlive: [String] { models.alive }

  /// Ends animation and work, and waits for the part that follows.
  func passSplash() async throws {
    try await driver.until("the work") { work.isRunning }
    screen.advance(by: .seconds(1))
    work.end()
    try await driver.until("the end of the splash") { app.startUp.isOver }
    try await settle()
  }

  /// Starts the app and goes on to the first part.
  static func launched(_ screen: HeadlessScreen, user: String? = nil) async throws -> RootFlowRun {
    let run = RootFlowRun(screen, user: user)
    try await run.passSplash()
    return run
  }

  func settle() async throws { try await driver.settle() }

  /// Taps and waits until all has come to rest.
  func tap(_ label: String) async throws {
    try screen.tap(label)
    try await settle()
  }

  /// Taps and waits until the switch runs; time then stands.
  func tapUntilSwitching(_ label: String) async throws {
    try screen.tap(label)
    try await driver.until("a switch") { screen.isTransitioning }
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
