#if DEBUG
import HeadlessUIKit
import PortolanInspector

/// Draws what a headless window shows, read from its views, bars and controllers alone.
///
/// It knows nothing of the navigation library, so that the drawing can contradict the tree. While
/// something moves it draws how that ends, and says what the way there looks like; while a finger
/// holds something it draws what comes to light beneath.
@MainActor final class ScreenDrawing {
  private let screen: HeadlessScreen
  private let ids = ElementIDs()
  private var things: [String: WindowReading.Thing] = [:]
  /// The element of the newest drawing that means a tap beside the layer in front.
  private(set) var beside: String?

  init(of screen: HeadlessScreen) {
    self.screen = screen
  }

  /// Looks at a window now.
  func read(_ window: UIWindow) -> Drawing {
    // A stack begins to move with the layout, and a person sees nothing before.
    screen.layoutIfNeeded()
    ids.forgetReleased()
    var reading = WindowReading(ids: ids)
    let motion = WindowMotion(window: window, screen: screen)
    var drawing = Drawing(
      width: window.bounds.width, height: window.bounds.height,
      isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    drawing.layers = reading.layers(of: window)
    drawing.motion = motion.running
    drawing.held = motion.held
    if screen.offersSwipeBack { drawing.gestures.append(.swipe) }
    if screen.offersSheetDrag { drawing.gestures.append(.drag) }
    things = reading.things
    beside = reading.beside
    return drawing
  }

  /// What a finger means by an element of the newest drawing; nil when nothing is meant.
  func thing(_ element: String) -> HeadlessTouchable? { things[element]?() }
}
#endif
