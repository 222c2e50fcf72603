import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// An app on the headless screen that performs everything at once.
@MainActor struct HeadlessApp<Shape: TreeShape> {
  let screen = HeadlessScreen.current
  let navigator: Navigator<Shape.R>
  private let window: UIWindow

  init(_ shape: Shape) {
    UIView.setAnimationsEnabled(false)
    navigator = Navigator(shape.map)
    window = screen.makeWindow()
    window.rootViewController = SceneRootController(navigator.scene, PlainScreens(shape: shape))
    window.makeKeyAndVisible()
    rest()
  }

  /// Shows a route and lets run loop and tasks go on until the screen has arrived.
  func show(_ route: Shape.R) -> NavigationRequest? {
    let request = navigator.show(route)
    var turns = 0
    while request.outcome == nil, turns < 10 {
      rest()
      turns += 1
    }
    return request
  }

  func requireNoFaults() {
    precondition(screen.faults.isEmpty, "The screen has faults: \(screen.faults)")
  }

  /// Runs what a navigation leaves for later, such as looking whether a screen has died.
  func rest() {
    screen.advance(by: .milliseconds(10))
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
}

/// Empty screens: what is measured is the library and the model of UIKit.
struct PlainScreens<Shape: TreeShape>: ScreenAssembly {
  let shape: Shape

  func screen(for route: Shape.R, in context: ScreenContext<Shape.R>) -> UIViewController {
    switch shape.look(of: route) {
    case .plain: return UIViewController()
    case .tabs: return UITabBarController()
    }
  }
}
