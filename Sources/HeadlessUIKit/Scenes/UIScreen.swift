public import Foundation

/// The glass on which a scene is shown.
@available(visionOS, unavailable)
@MainActor @preconcurrency open class UIScreen: NSObject {
  private weak var headless: HeadlessScreen?

  init(_ headless: HeadlessScreen) { self.headless = headless }

  /// The screen that runs now.
  open class var main: UIScreen { HeadlessScreen.current.glass }

  /// Its size in points.
  open var bounds: CGRect { headless?.bounds ?? .zero }

  /// How many pixels a point has on each side.
  open var scale: CGFloat { 3 }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { headless?.traits ?? UITraitCollection() }
}
