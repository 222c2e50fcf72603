#if DEBUG
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanInspector
import PortolanSwiftUI
import Store
import StoreSwiftUI

/// The Store in views.
@MainActor final class SwiftUIShell: StoreShell {
  private var scene: HeadlessScene
  private let assumptions: HeadlessViewAssumptions
  /// What stands before it while a screen is shown alone.
  private var cover: HeadlessScene?
  /// What a finger holds.
  private var held: Drawing.Gesture?
  private var size = CGSize(width: 390, height: 844)

  init(assumptions: HeadlessViewAssumptions = HeadlessViewAssumptions()) {
    self.assumptions = assumptions
    scene = HeadlessScene(assumptions: assumptions) { EmptyView() }
  }

  var onUnrest: (@MainActor () -> Void)? {
    didSet { for scene in scenes { scene.screen.onUnrest = onUnrest } }
  }

  /// The scene that is seen.
  var front: HeadlessScene { cover ?? scene }

  private var scenes: [HeadlessScene] { [scene] + [cover].compactMap(\.self) }

  func show(_ store: StoreApplication) {
    uncover()
    scene.close()
    scene = makeScene(SceneRootView(store.navigator.scene, StoreViews(store)))
  }

  func cover(with subject: AnyRoute, in scene: SceneNavigator, of store: StoreApplication) {
    uncover()
    cover = makeScene(SceneRootView(scene, StoreViews(store, in: scene)))
  }

  func uncover() {
    letGo()
    cover?.close()
    cover = nil
  }

  private func makeScene(_ root: some View) -> HeadlessScene {
    let scene = HeadlessScene(assumptions: assumptions) { root }
    scene.screen.onUnrest = onUnrest
    scene.screen.rotate(to: size, on: .pad)
    scene.finishTransitions()
    return scene
  }

  func resize(to size: CGSize) {
    self.size = size
    for scene in scenes { scene.screen.rotate(to: size, on: .pad) }
  }

  func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await body()
  }
}

extension SwiftUIShell: SteppedScreen {
  var time: any SteppedScreen { self }

  var isWaiting: Bool {
    scenes.contains { $0.isTransitioning || $0.screen.isWaiting }
  }

  func turn() { for scene in scenes { scene.turn() } }

  func advance(by time: Duration) { for scene in scenes { scene.advance(by: time) } }
}

extension SwiftUIShell {
  var drawing: Drawing {
    let reading = reading
    var drawing = Drawing(width: size.width, height: size.height)
    drawing.layers = reading.layers
    drawing.held = reading.held
    drawing.motion = reading.held == nil ? front.motion : nil
    drawing.gestures = reading.gestures
    return drawing
  }

  func tap(_ element: String) throws {
    try touch {
      switch try thing(element) {
      case .back: try front.tapBack()
      case .beside: try front.tapBesidePopover()
      case .control(let node): try front.tap(node)
      }
    }
  }

  func type(_ text: String, into element: String) throws {
    guard case .control(let node) = try thing(element), node.kind == .field else {
      throw InspectedProblem.noField(element)
    }
    try touch { try front.type(text, into: node) }
  }

  func begin(_ gesture: Drawing.Gesture) -> Bool {
    do {
      switch gesture {
      case .swipe: try front.beginSwipeBack()
      case .drag: try front.beginSheetDrag()
      }
    } catch { return false }
    held = gesture
    return true
  }

  func finish(_ gesture: Drawing.Gesture) {
    guard held == gesture else { return }
    held = nil
    switch gesture {
    case .swipe: front.finishSwipeBack()
    case .drag: front.finishSheetDrag()
    }
  }

  func cancel(_ gesture: Drawing.Gesture) {
    guard held == gesture else { return }
    held = nil
    switch gesture {
    case .swipe: front.cancelSwipeBack()
    case .drag: front.cancelSheetDrag()
    }
  }

  /// While the screen moves nothing hears a finger.
  private func touch(_ body: () throws -> Void) throws {
    do { try body() } catch let error as HeadlessTouchError {
      if error.reason != .transitioning { throw error }
    }
  }

  private func thing(_ element: String) throws(InspectedProblem) -> NodeReading.Thing {
    // Nodes are made anew with each look.
    guard let thing = reading.things[element] else { throw .noElement(element) }
    return thing
  }

  private var reading: NodeReading {
    let width = front.screen.windows.first?.traitCollection.horizontalSizeClass
    return NodeReading(of: front.nodes, isCompact: width == .compact)
  }
}
#endif
