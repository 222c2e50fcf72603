import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import Testing

@testable import RootFlow
@testable import RootFlowSwiftUI

/// The recipe's views on a headless scene, with what a test looks at.
@MainActor final class RootViewsRun {
  let app: RootFlowApp
  let store: TestSessionStore
  let work = TestWork()
  let stage: SwiftUIStage
  private let models: ModelList

  /// Starts the app; the work takes until it is ended.
  init(_ draw: Draw = Draw(number: 0), user: String? = nil, reducesMotion: Bool = false) {
    store = TestSessionStore(user: user)
    let app = RootFlowApp(store: store, work: work.run)
    self.app = app
    let models = ModelList()
    self.models = models
    app.onModel = { models.made.append(WeakObject($0)) }
    app.start()
    stage = SwiftUIStage(assumptions: draw.assumptions, reducesMotion: reducesMotion) {
      app.rootView
    }
  }

  /// Starts the app and goes on to the first part.
  static func launched(
    _ draw: Draw = Draw(number: 0), user: String? = nil, reducesMotion: Bool = false
  ) async throws -> RootViewsRun {
    let run = RootViewsRun(draw, user: user, reducesMotion: reducesMotion)
    try await run.passSplash()
    return run
  }

  var navigator: Navigator<RootRoute> { app.navigator }
  var view: HeadlessScene { stage.scene }
  var picture: String { navigator.tree.picture }
  var modelsAlive: [String] { models.alive }
  /// The titles of what is on screen, read from the views: each stack, then what is without one.
  var titles: [String] { view.nodes.all(.screen).compactMap(\.title) }
  /// The part switches so far, oldest first; the splash's own animation takes another time.
  var switches: [HeadlessTransition] {
    view.transitions.filter { $0.kind == .insertion && $0.duration != app.splashAnimation }
  }

  /// Ends the work and lets the animation end, and waits for the part that follows.
  func passSplash() async throws {
    try await stage.settle(until: { work.isRunning })
    work.end()
    try await stage.settle(until: { app.startUp.isOver })
    try await settle()
  }

  func settle() async throws { try await stage.settle() }
  func tap(_ label: String) async throws { try await stage.tap(label) }

  /// Taps and waits until the switch runs; it then stands still.
  func tapUntilSwitching(_ label: String) async throws {
    try await stage.tap(label, until: { view.isTransitioning })
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
