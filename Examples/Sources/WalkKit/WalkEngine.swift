public import Foundation
import HeadlessUIKit
import Portolan
public import Store

/// Runs the Store on virtual time and does what a walk says.
@MainActor public final class WalkEngine {
  /// The Store that runs now.
  public private(set) var application: StoreApplication
  let screen: any WalkScreen
  let log = RequestLog()

  private let state: URL
  private let data: URL
  private let clock = HeadlessClock()
  private var hasRested = false
  private var seenProblems: Set<StoreProblem> = []

  /// Makes an engine; nothing runs before `launch()`.
  ///
  /// - Parameters:
  ///   - ui: The shell that shows the Store.
  ///   - state: The folder with session and bag.
  ///   - data: The folder with products and orders.
  /// - Throws: What keeps the Store from being put together.
  public convenience init(_ ui: WalkUI, state: URL, data: URL? = nil) throws {
    try self.init(state: state, data: data) { ui.makeScreen(clock: $0) }
  }

  init(
    state: URL, data: URL?, makeScreen: @MainActor (HeadlessClock) -> any WalkScreen
  ) throws {
    self.state = state
    self.data = data ?? Catalogue.bundled
    application = try StoreApplication(state: state, data: self.data, clock: clock)
    screen = makeScreen(clock)
  }

  /// Starts the Store and returns with its first frame, before it has come to rest.
  ///
  /// - Throws: `WalkFailure`.
  public func launch() async throws -> StepReport {
    try await screen.run { try await showFirstFrame(of: "launch") }
    return report("launch", isSettled: false, outcome: "started")
  }

  /// Does the steps, and tells what each came to as soon as that is known.
  ///
  /// - Throws: `WalkFailure`.
  public func perform(_ steps: [WalkStep], tell: (StepReport) -> Void) async throws {
    try await screen.run { try await walk(steps, tell: tell) }
  }

  private func walk(
    _ steps: [WalkStep], tell: (StepReport) -> Void
  ) async throws(WalkFailure) {
    if steps.isEmpty { try await settle("launch") }
    var held: [(number: Int, report: StepReport)] = []
    for (place, step) in steps.enumerated() {
      // A link may come during the splash; a finger waits until there is something to touch.
      if !hasRested, !step.action.isLink { try await settle(step.text) }
      log.beginStep()
      let deed = try await act(step)
      let settles = step.settles || place == steps.count - 1
      if settles { try await settle(step.text) }
      hasRested = true
      held.append((log.step, report(step.text, isSettled: settles, outcome: deed)))
      guard settles else { continue }
      let reports = completed(held)
      held = []
      for report in reports {
        tell(report)
        guard report.agrees else {
          throw .disagreement(step: report.step, screen: report.picture, tree: report.tree)
        }
      }
    }
  }

  /// How the steps that waited for each other ended.
  private func completed(_ held: [(number: Int, report: StepReport)]) -> [StepReport] {
    let first = held.first?.number ?? 0
    var reports = held.map { number, report in
      var report = report
      report.outcome = log.outcome(of: number, since: first) ?? report.outcome
      return report
    }
    reports[reports.count - 1].notes = log.takeNotes() + newProblems() + screen.takeFaults()
    return reports
  }

  private func report(_ step: String, isSettled: Bool, outcome: String) -> StepReport {
    StepReport(
      step: step, picture: screen.picture,
      tree: application.navigator.tree.picture, outcome: outcome, alive: counts.alive,
      models: counts.models, notes: [], isSettled: isSettled)
  }

  /// How many controllers, or screens, and view models are alive.
  var counts: (alive: Int, models: Int) {
    (screen.alive, ModelCensus.count)
  }

  /// What the app lives with, or what keeps it from starting; each told once in a run.
  private func newProblems() -> [String] {
    var problems = application.services.problems.problems
    if case .failed(let problem) = application.services.startUp.phase { problems.append(problem) }
    return problems.filter { seenProblems.insert($0).inserted }.map(\.line)
  }
}

extension WalkEngine {
  /// Whether something still happens, or will without anybody's doing.
  var isBusy: Bool {
    application.navigator.scene.isBusy || application.signOut.isRunning || screen.isTransitioning
      || screen.isLoading
  }

  func showFirstFrame(of step: String) async throws(WalkFailure) {
    let scene = application.navigator.scene
    scene.onEvent = { [log] in log.heed($0) }
    // The log says them.
    scene.onDiagnostic = nil
    screen.show(application)
    application.launch()
    try await waitForFirstFrame(of: step)
  }

  /// Ends the app as if the system had, and starts it again on the same files.
  func relaunch() async throws(WalkFailure) {
    await application.close()
    seenProblems = []
    do {
      application = try StoreApplication(state: state, data: data, clock: clock)
    } catch { throw .impossible(step: "relaunch", error.diagnostic.description) }
    try await showFirstFrame(of: "relaunch")
  }

  /// Shows a product, keeps its screen, and goes back.
  func leak() async throws(WalkFailure) {
    let first: Product?
    do throws(StoreProblem) {
      first = try await application.services.catalogue.products().first
    } catch { throw .impossible(step: "leak", error.line) }
    guard let first else { throw .impossible(step: "leak", "there is no product") }
    let request = application.navigator.show(.product(id: first.id))
    try await settle("leak")
    guard case .success(let arrival)? = request.outcome, let node = arrival.node,
      let context = ScreenContext<StoreRoute>(node: node, in: application.navigator.scene)
    else { throw .impossible(step: "leak", "no product can be shown") }
    screen.keep(context)
    try goBack("leak")
  }
}
