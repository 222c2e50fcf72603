import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing
import WalkKit

@testable import DemoKit
@testable import PortolanInspector

/// A Store with files of its own on a wall clock that the test moves.
@MainActor final class TestDemo {
  let store: InspectedStore
  /// The real clock's place is taken by one that stands still by itself.
  let wall: HeadlessClock
  private(set) var drawings: [Drawing] = []
  private(set) var scenes: [SceneNavigator] = []

  private init(_ framework: StoreFramework, state: URL, data: URL?) throws {
    let wall = HeadlessClock()
    self.wall = wall
    let shell: any StoreShell =
      framework == .uikit ? UIKitShell() : SwiftUIShell(assumptions: Self.assumptions)
    store =
      try data.map { try InspectedStore(shell, state: state, data: $0, clock: wall) }
      ?? InspectedStore(shell, state: state, clock: wall)
    store.onChange = { [weak self] in self?.note() }
    store.onStart = { [weak self] in self?.scenes.append($0) }
  }

  /// Screens beneath others are built with them, so that they can say what they are.
  private static var assumptions: HeadlessViewAssumptions {
    var assumptions = HeadlessViewAssumptions()
    assumptions.coveredScreens = .builtAtOnce
    return assumptions
  }

  /// Starts a Store, does something with it and ends it.
  static func run(
    _ framework: StoreFramework = .uikit, data: URL? = nil,
    _ body: @MainActor (TestDemo) async throws -> Void
  ) async throws {
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("demo-tests-\(UUID().uuidString)", isDirectory: true)
    let demo = try TestDemo(framework, state: state, data: data)
    try await demo.store.onScreen {
      demo.store.start()
      async let running: Void = demo.store.run()
      do { try await body(demo) } catch {
        await demo.store.end()
        throw error
      }
      await demo.store.end()
      await running
    }
  }

  /// As an inspector does: a drawing counts when it differs.
  private func note() {
    let drawing = store.drawing
    if drawing != drawings.last { drawings.append(drawing) }
  }

  /// The drawing as it is now.
  var drawing: Drawing { store.drawing }

  /// Lets frames go by until something holds; fails when that takes too long.
  func wait(
    for name: Comment, _ isDone: @MainActor () -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var patience = TestPatience()
    while !isDone() {
      await Task.yield()
      // At rest the demo looks again after a while: views tell nobody that a model has changed.
      if wall.pendingCount > 0, !store.time.isResting || isLoading {
        wall.advance(by: .milliseconds(store.time.isResting ? 250 : 16))
      }
      guard patience.takesTurn() else {
        Issue.record(name, sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Lets frames go by until nothing happens any more by itself.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    var calm = 0
    await wait(
      for: "the Store did not come to rest",
      {
        calm = isCalm ? calm + 1 : 0
        return calm > 60
      }, sourceLocation: sourceLocation)
  }

  /// Lets a finger hold something for a while.
  func settleHeld(sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(
      for: "the screen did not come to rest", { store.time.isResting },
      sourceLocation: sourceLocation)
    for _ in 0..<4 {
      wall.advance(by: .milliseconds(250))
      await Task.yield()
    }
  }

  private var isCalm: Bool {
    store.time.isResting && !store.application.navigator.scene.isBusy
      && !store.shell.time.isWaiting && !store.application.signOut.isRunning
      && !isLoading
  }

  private var isLoading: Bool { drawing.elements.contains { $0.kind == .activity } }

  /// Taps the frontmost element of a kind that says something, by its id, and lets that happen.
  func tap(
    _ kind: Drawing.Element.Kind, _ text: String, _ place: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let element = try #require(
      drawing.element(kind, text, place), sourceLocation: sourceLocation)
    try store.tap(element.id)
    await settle(sourceLocation: sourceLocation)
  }

  /// Types into the field in front that has a placeholder.
  func type(
    _ text: String, into field: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let element = try #require(drawing.element(.field, field), sourceLocation: sourceLocation)
    try store.type(text, into: element.id)
    await settle(sourceLocation: sourceLocation)
  }

  /// Follows a link.
  func open(_ link: String) throws {
    store.application.navigator.open(try #require(URL(string: link)))
  }

  /// What the screen shows, read from what its controllers or views say of themselves.
  var picture: String {
    switch store.shell {
    case let shell as UIKitShell: ScreenPicture(of: shell.window).text
    case let shell as SwiftUIShell: NodePicture(of: shell.front.nodes).text
    default: "a shell that nobody knows"
    }
  }

  /// The mistakes that the framework would log.
  var faults: [String] {
    switch store.shell {
    case let shell as UIKitShell: shell.screen.faults.map(\.description)
    case let shell as SwiftUIShell: shell.front.faults
    default: ["a shell that nobody knows"]
    }
  }

  /// The Store's screen and window in controllers.
  var uikit: UIKitShell {
    get throws { try #require(store.shell as? UIKitShell) }
  }

  /// Whether the screen shows what the navigator wants.
  var agrees: Bool {
    picture == store.application.navigator.tree.picture
  }

  /// Does one of the app's own actions.
  func act(_ name: String, _ inputs: String...) async throws {
    let action = try #require(store.actions.first { $0.name == name })
    try await action.perform(inputs)
    await settle()
  }
}
