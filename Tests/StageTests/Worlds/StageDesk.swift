import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

/// The desk, whatever its screens are made of.
@MainActor final class StageDesk {
  let navigator: Navigator<Desk>
  let clock = HeadlessClock()
  private(set) var codes: [String] = []

  init() {
    navigator = Navigator(DeskMap(), guards: DeskDoor(), clock: clock)
    navigator.scene.onEvent = { [weak self] event in
      if case .diagnosed(let diagnostic) = event { self?.codes.append(diagnostic.code) }
    }
  }

  /// Settles, and expects that screen and tree agree on a picture, and nobody complains.
  func expect(
    _ picture: String, on stage: any StageScreen, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    try await stage.settle()
    #expect(stage.picture == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(stage.faults == [], sourceLocation: location)
    #expect(codes == [], sourceLocation: location)
  }
}

/// The desk's screens as controllers.
struct DeskScreens: ScreenAssembly {
  func screen(for route: Desk, in context: ScreenContext<Desk>) -> UIViewController {
    switch route {
    case .desk: return UISplitViewController(style: .doubleColumn)
    case .trio: return UISplitViewController(style: .tripleColumn)
    case .book, .album:
      return UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    default:
      let controller = UIViewController()
      controller.title = "\(route)"
      return controller
    }
  }
}

/// The desk's screens as views.
struct DeskViews: ViewAssembly {
  func screen(for route: Desk, in context: ScreenContext<Desk>) -> some View {
    Text("\(route)").navigationTitle("\(route)")
  }
}
