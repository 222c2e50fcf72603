import Foundation
import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Store
import StoreSwiftUI

/// The Store's SwiftUI shell in a scene without glass.
@MainActor final class SwiftUIScreen: WalkScreen {
  /// Screens beneath others are built with them, so that they can say what they are.
  static var assumptions: HeadlessViewAssumptions {
    var assumptions = HeadlessViewAssumptions()
    assumptions.coveredScreens = .builtAtOnce
    return assumptions
  }

  private(set) var scene: HeadlessScene
  private let profile: HeadlessProfile
  private let assumptions: HeadlessViewAssumptions
  /// The navigator's clock is the scene's, too.
  private let clock: HeadlessClock
  private var toldFaults = 0
  private var kept: [ProductModel] = []

  init(
    clock: HeadlessClock, profile: HeadlessProfile = .iOS18,
    assumptions: HeadlessViewAssumptions = SwiftUIScreen.assumptions
  ) {
    self.clock = clock
    self.profile = profile
    self.assumptions = assumptions
    scene = HeadlessScene(profile: profile, assumptions: assumptions, clock: clock) {
      EmptyView()
    }
  }

  func show(_ store: StoreApplication) {
    scene.close()
    scene = HeadlessScene(profile: profile, assumptions: assumptions, clock: clock) {
      SceneRootView(store.navigator.scene, StoreViews(store))
    }
    toldFaults = 0
  }

  func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await body()
  }

  /// The host puts one controller into each screen; those of tabs stay when a screen has gone.
  var alive: Int { HeadlessCensus.current.types["PortolanSwiftUI.ProbeController"] ?? 0 }

  /// Its views are values: what can be kept by mistake is the model.
  func keep(_ product: ScreenContext<StoreRoute>) {
    kept.append(
      product.model { preconditionFailure("A product that is shown has a model already.") })
  }

  func takeFaults() -> [String] {
    defer { toldFaults = scene.faults.count }
    return scene.faults.dropFirst(toldFaults).map { "fault \($0)" }
  }
}

extension SwiftUIScreen {
  var picture: String { NodePicture(of: scene.nodes).text }

  var isLoading: Bool { scene.nodes.shows { $0.kind == .activity } }

  func hasField(_ label: String) -> Bool {
    scene.nodes.all(.field).contains { $0.label == label && $0.canBeTouched }
  }

  func hasTab(_ name: String) -> Bool {
    scene.nodes.all(.tab).contains { $0.label == name && $0.canBeTouched }
  }

  var hasBackButton: Bool {
    scene.nodes.all(.stack).contains { stack in
      stack.canBeTouched && stack.screens.count > 1
        && stack.screens.last?.isBackButtonHidden == false
    }
  }

  var tappable: [String] { (hasBackButton ? ["Back"] : []) + scene.tappable }
}

extension SwiftUIScreen {
  func open(_ url: URL, in store: StoreApplication) { scene.open(url) }

  func tap(_ label: String) throws(HeadlessTouchError) {
    if label == "Back", hasBackButton { return try scene.tapBack() }
    if hasTab(label) { return try scene.tapTab(label) }
    try scene.tap(label)
  }

  func tapBack() throws(HeadlessTouchError) { try scene.tapBack() }

  func tapTab(_ name: String) throws(HeadlessTouchError) { try scene.tapTab(name) }

  func type(_ text: String, into label: String) throws(HeadlessTouchError) {
    try scene.type(text, into: label)
  }

  func swipeBack(finish: Bool) -> Bool {
    do { try scene.beginSwipeBack() } catch { return false }
    if finish { scene.finishSwipeBack() } else { scene.cancelSwipeBack() }
    return true
  }

  func dragSheetDown() -> Bool {
    do { try scene.beginSheetDrag() } catch { return false }
    scene.finishSheetDrag()
    return true
  }
}

extension SwiftUIScreen {
  var isTransitioning: Bool { scene.isTransitioning }

  func giveTurn() async {
    await Task.yield()
    scene.turn()
  }

  func finishTransitions() { scene.finishTransitions() }

  func advance(by time: Duration) { scene.screen.advance(by: time) }
}
