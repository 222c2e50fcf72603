import HeadlessUIKit
import PlatformFacts

/// A window of the model of UIKit, whose driver is the person.
@MainActor final class HeadlessFactStage: FactStage {
  private let screen: HeadlessScreen
  private var window: UIWindow?

  init(_ screen: HeadlessScreen) {
    self.screen = screen
  }

  func show(_ root: UIViewController) {
    let window = screen.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  func settle() {
    screen.layoutIfNeeded()
    screen.finishTransitions()
  }

  func drag(_ drag: FactDrag) {
    settle()
    switch drag {
    case .back: if screen.beginSwipeBack() { screen.finishSwipeBack() }
    case .backAndForth: if screen.beginSwipeBack() { screen.cancelSwipeBack() }
    case .down: if screen.beginSheetDrag() { screen.finishSheetDrag() }
    case .downAndUp: if screen.beginSheetDrag() { screen.cancelSheetDrag() }
    }
    settle()
  }
}
