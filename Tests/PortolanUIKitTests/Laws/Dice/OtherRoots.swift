import HeadlessUIKit
import PortolanUIKit

/// Other code that takes the root out of its window, as for a splash, and gives it back.
@MainActor final class OtherRoots {
  private let app: any WalkedApp
  private var taken: (window: UIWindow, root: UIViewController)?

  init(_ app: any WalkedApp) { self.app = app }

  var isTaken: Bool { taken != nil }

  func takeOrGive() -> String {
    if giveBack() { return "other code gives the root back" }
    // A presenter that goes leaves its layers on screen for ever (U142).
    guard app.takesLayers, app.root.presentedViewController == nil, !app.screen.isTransitioning
    else { return "the root may not go now" }
    taken = (app.window, app.root)
    app.window.rootViewController = OtherScreen()
    return "other code takes the root out of its window"
  }

  /// Gives the root back; false when it was not taken.
  func giveBack() -> Bool {
    guard let (window, root) = taken else { return false }
    taken = nil
    window.rootViewController = root
    return true
  }
}
