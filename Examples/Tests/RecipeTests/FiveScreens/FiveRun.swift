import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import Testing

@testable import FiveScreens

/// The recipe on a headless scene, with what a test looks at.
@MainActor final class FiveRun {
  let app: FiveScreensApp
  let stage: SwiftUIStage
  var view: HeadlessScene { stage.scene }
  let clock = HeadlessClock()
  private let models: ModelList

  init(_ wording: Wording = .values, _ draw: Draw = Draw(number: 0)) async throws {
    let app = FiveScreensApp(wording, clock: clock)
    let models = ModelList()
    app.onModel = { models.made.append(WeakObject($0)) }
    self.app = app
    self.models = models
    stage = SwiftUIStage(assumptions: draw.assumptions) { app.rootView }
    try await stage.settle()
  }

  /// The screens in the stack as the views say them; nil for one that was not built yet.
  var shown: [String?] {
    (view.nodes.stackTitles.first ?? []).map {
      $0.map { $0.split(separator: " ").first?.lowercased() ?? "" }
    }
  }

  /// How many view models were made.
  var made: Int { models.made.count }
  /// How many view models were made, and how many of them live.
  var census: String { "\(made) made, \(models.made.count { $0.object != nil }) alive" }

  /// The model of the screen in front.
  var frontModel: PageModel {
    get throws {
      let tree = app.navigator.tree
      let node = try #require(tree.visiblePath.last)
      let context = try #require(ScreenContext<FiveRoute>(node: node, in: app.navigator.scene))
      return context.model {
        Issue.record("The screen in front has no model.")
        return PageModel(coordinator: Wording.values.coordinator(app.navigator))
      }
    }
  }

  /// What the field in front holds.
  var note: String? { view.nodes.all(.field).last?.value }
  /// What the screen in front says that it counted.
  var counted: String? {
    view.nodes.texts.last { $0.hasPrefix("Counted") }
  }

  func tap(_ label: String) async throws { try await stage.tap(label) }
  func tapBack(to place: Int) async throws {
    try view.tapBack(to: place)
    try await stage.settle()
  }
  func tapBack() async throws { try await stage.tap("Back") }

  /// Sets the path and lets it be shown.
  func set(_ path: [FiveRoute], as motion: StackMotion = .automatic) async throws {
    app.stack.set(path, as: motion)
    try await stage.settle()
  }

  /// The kinds of the animated changes that something caused.
  func animations(of change: () async throws -> Void) async throws -> [HeadlessTransition.Kind] {
    let count = view.transitions.count
    try await change()
    return view.transitions.dropFirst(count).filter(\.animated).map(\.kind)
  }

  /// Views, tree and path say the same.
  func expect(_ path: [FiveRoute], _ location: SourceLocation = #_sourceLocation) {
    let names = ([.root] + path).map(\.rawValue)
    // SwiftUI may build what is covered later; what it has built is what the path says.
    let said = zip(shown, names).map { $0 ?? $1 }
    #expect(said == names && shown.count == names.count, "\(shown)", sourceLocation: location)
    #expect(shown.last == names.last, "the screen in front", sourceLocation: location)
    #expect(
      app.navigator.tree.picture == "(\(names.joined(separator: " › ")))", "the tree",
      sourceLocation: location)
    #expect(app.stack.path == path, "the path", sourceLocation: location)
    #expect(view.faults.isEmpty, "\(view.faults)", sourceLocation: location)
  }

  private final class ModelList {
    var made: [WeakObject] = []
  }
}
