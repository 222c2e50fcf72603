import HeadlessUIKit
import PortolanUIKit

/// Other code that takes the root out of its window, as for a splash, and gives it back.
@MainActor final class OtherRoots {
  private let app: any WalkedApp
  private var taken: (window: UIWindow, root: UIViewController)?

  init(_ app: any WalkedApp) { self.app = app }

  var isTaken: Bool { taken != nil }

  func takeOrGive() -> String {
    if isTaken {
      giveBack()
      return "other code gives the root back"
    }
    // A presenter that goes leaves its layers on screen for ever (U142).
    guard app.takesLayers, app.root.presentedViewController == nil, !app.screen.isTransitioning
    else { return "the root may not go now" }
    taken = (app.window, app.root)
    app.window.rootViewController = OtherScreen()
    return "other code takes the root out of its window"
  }

  func giveBack() {
    guard let (window, root) = taken else { return }
    taken = nil
    window.rootViewController = root
  }
}
