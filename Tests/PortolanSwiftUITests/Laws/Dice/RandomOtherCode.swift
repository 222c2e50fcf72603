import HeadlessSwiftUI
import HeadlessUIKit

@testable import Portolan

/// An app in whose window other code shows screens and dismisses.
@MainActor protocol BesideOtherCode: AnyObject {
  var screen: HeadlessScene { get }
  var log: ScreenLog { get }
  var other: OtherCode { get }
  /// The tree as it is, without a look at the screen: who asks the navigator may make it look.
  var peeked: NavigationTree { get }
  var scene: SceneNavigator { get }
}

/// Other code that shows screens of its own and dismisses what it finds.
@MainActor struct RandomOtherCode {
  private let app: any BesideOtherCode

  init(in app: any BesideOtherCode) { self.app = app }

  /// Shows or takes away a screen; returns what.
  func show(_ random: inout SeededGenerator) -> String {
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      app.other.takeAway()
      return "other code takes away"
    case 1:
      let stays = Bool.random(using: &random)
      return "\(app.screen.actBeside(animated: animated, stays: stays)), animated: \(animated)"
    case 2, 3:
      let way = OtherCode.Way.allCases.randomElement(using: &random) ?? .sheet
      guard let node = app.log.livingNodes.randomElement(using: &random) else { return "no screen" }
      app.other.show(way, from: node)
      return "other code from \(name(node)): \(way)"
    default:
      let way = OtherCode.Way.allCases.randomElement(using: &random) ?? .sheet
      guard let front = app.peeked.visiblePath.last else { return "no screen" }
      app.other.show(way, from: front)
      return "other code in front: \(way)"
    }
  }

  /// Dismisses with UIKit what is in front or above the root, or with SwiftUI's action of a screen.
  func dismiss(_ random: inout SeededGenerator) -> String {
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 4: return putAway(&random)
    case 0:
      guard let node = app.log.livingNodes.randomElement(using: &random) else { return "no screen" }
      app.screen.perform { app.other.dismiss(node) }
      return "\(name(node)) calls dismiss"
    case _ where app.screen.isTransitioning: return "something moves"
    case 1:
      app.screen.appRoot?.dismiss(animated: animated)
      return "the root of the window dismisses, animated: \(animated)"
    case 2:
      app.screen.topController?.dismiss(animated: animated)
      return "what is in front dismisses itself, animated: \(animated)"
    default:
      app.screen.topController?.presentingViewController?.dismiss(animated: animated)
      return "other code dismisses what is in front, animated: \(animated)"
    }
  }

  /// Calls what a drawer was handed, perhaps long ago: nothing else may close.
  private func putAway(_ random: inout SeededGenerator) -> String {
    guard let dismiss = app.other.drawers.randomElement(using: &random) else { return "no drawer" }
    app.scene.look()
    let (old, styles) = (app.peeked.layerRoots, app.peeked.layerStyles)
    app.screen.perform { dismiss() }
    let kept = app.peeked.layerRoots.count
    if app.peeked.layerRoots == Array(old.prefix(kept)), kept < old.count,
      styles[kept]?.presentation == nil
    {
      app.other.fault =
        "the handle of a drawer has closed \(styles[kept]?.description ?? "a layer")"
    }
    return "a drawer is put away"
  }

  private func name(_ node: NodeID) -> String { app.log.made[node] ?? "?" }
}
