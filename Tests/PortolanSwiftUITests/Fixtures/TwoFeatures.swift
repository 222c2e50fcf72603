import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI

/// A second feature, whose screens stand on the shop's.
enum Help: NavigationRoute {
  case topic, chat
}

struct HelpMap: NavigationMap {
  func destination(for route: Help) -> RouteDestination<Help> {
    switch route {
    case .topic: return .screen(.pushed(.inVisibleStack))
    case .chat: return .screenInStack(.presented(.sheet))
    }
  }
}

/// A scene with the routes of two features.
@MainActor final class TwoFeatures {
  let scene: SceneNavigator
  let screen: HeadlessScene
  private let clock = HeadlessClock()
  private(set) var diagnosed: [Diagnostic] = []

  init(in world: World = World.all[0], _ root: (SceneNavigator) -> SceneRootView) throws {
    let scene = try SceneNavigator(
      NavigationFeature(ShopMap(), guards: ShopGuards(session: Session())),
      NavigationFeature(HelpMap()),
      clock: clock)
    self.scene = scene
    let view = root(scene)
    screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) { view }
    scene.onEvent = { [weak self] event in
      if case .diagnosed(let diagnostic) = event { self?.diagnosed.append(diagnostic) }
    }
  }

  var codes: [String] { diagnosed.map(\.code) }

  /// The frontmost layer, or the window.
  var front: HeadlessNode {
    screen.nodes.children.last { $0.kind == .sheet || $0.kind == .cover } ?? screen.nodes
  }

  /// The texts of the screen in front.
  var shown: [String] { front.all(.screen).last?.texts ?? [] }

  func of<R: NavigationRoute>(_ type: R.Type) -> Navigator<R> { Navigator(scene) }

  func settle() async { await screen.settle(scene, clock) }
}
