#if DEBUG
import Foundation
import HeadlessUIKit
import Portolan
import PortolanInspector
import PortolanUIKit
import Store
import StoreUIKit

/// The Store in controllers.
@MainActor final class UIKitShell: StoreShell {
  let screen = HeadlessScreen()
  private(set) var window: UIWindow
  /// What stands before it while a screen is shown alone.
  private var cover: UIWindow?
  private let reader: ScreenDrawing

  init() {
    reader = ScreenDrawing(of: screen)
    window = screen.makeWindow()
  }

  var time: any SteppedScreen { screen }
  var drawing: Drawing { reader.read(cover ?? window) }

  func show(_ store: StoreApplication) {
    uncover()
    window = screen.makeWindow()
    window.rootViewController = SceneRootController(store.navigator.scene, StoreScreens(store))
    window.makeKeyAndVisible()
  }

  func cover(with subject: AnyRoute, in scene: SceneNavigator, of store: StoreApplication) {
    screen.act {
      uncover()
      let screens = LoneScreens(
        screens: StoreScreens(store, in: scene), hasTabs: subject.as(StoreRoute.self) == .main)
      let new = screen.makeWindow()
      cover = new
      new.rootViewController = SceneRootController(scene, screens)
      new.makeKeyAndVisible()
    }
  }

  func uncover() {
    screen.act {
      letGo()
      cover?.isHidden = true
      cover = nil
      window.makeKey()
    }
  }

  /// The page shows no turning of the screen, and nothing could be tapped meanwhile.
  func resize(to size: CGSize) {
    screen.act {
      screen.rotate(to: size, on: .pad)
      screen.finishTransitions()
    }
  }

  /// Controllers that are in no window yet find their screen through the task.
  func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await HeadlessScreen.run(on: screen) { _ in try await body() }
  }

  func tap(_ element: String) throws {
    if element == reader.beside {
      _ = screen.act { screen.tapBesidePopover() }
      return
    }
    let thing = try thing(element)
    do { try screen.act { try screen.tap(thing) } } catch let error as HeadlessTouchError {
      if error.reason != .transitioning { throw error }
    }
  }

  func type(_ text: String, into element: String) throws {
    guard case .control(let field as UITextField) = try thing(element) else {
      throw InspectedProblem.noField(element)
    }
    try screen.act { try screen.type(text, into: field) }
  }

  func begin(_ gesture: Drawing.Gesture) -> Bool {
    screen.act {
      switch gesture {
      case .swipe: return screen.beginSwipeBack()
      case .drag: return screen.beginSheetDrag()
      }
    }
  }

  func finish(_ gesture: Drawing.Gesture) {
    screen.act {
      switch gesture {
      case .swipe: screen.finishSwipeBack()
      case .drag: screen.finishSheetDrag()
      }
    }
  }

  func cancel(_ gesture: Drawing.Gesture) {
    screen.act {
      switch gesture {
      case .swipe: screen.cancelSwipeBack()
      case .drag: screen.cancelSheetDrag()
      }
    }
  }

  private func thing(_ element: String) throws(InspectedProblem) -> HeadlessTouchable {
    guard let thing = reader.thing(element) else { throw .noElement(element) }
    return thing
  }
}

/// The Store's screens around one that stands alone; the tabs come only as that one.
private struct LoneScreens: ScreenAssembly {
  let screens: StoreScreens
  let hasTabs: Bool

  func screen(
    for route: StoreRoute, in context: ScreenContext<StoreRoute>
  ) -> UIViewController {
    guard route == .main, !hasTabs else { return screens.screen(for: route, in: context) }
    let empty = UIViewController(nibName: nil, bundle: nil)
    empty.title = "Tabs"
    return empty
  }

  func tabItem(for member: StoreRoute) -> UITabBarItem { screens.tabItem(for: member) }
}
#endif
