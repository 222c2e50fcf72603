@testable import Portolan

extension TestApp: SoakedApp {
  var confirmed: NavigationTree? {
    navigator.scene.currentHost == nil ? nil : navigator.scene.traffic.stage.shown
  }

  /// A controller that outlives its node, and a host that does not answer.
  static let faultyCodes: Set = ["NAV061", "NAV088"]
  var faultyCodes: Set<String> { Self.faultyCodes }

  func brokenLawOfScreen() -> String? {
    let wanted = navigator.tree.picture.withPopoversAsSheets
    if isOpen, shown != wanted { return "law 2: \(shown) on screen, the tree is \(wanted)" }
    return screen.faults.isEmpty ? nil : "faults: \(screen.faults)"
  }

  /// Screens are watched until the model of the screen has ended too.
  func leftover() -> String? { nil }
}
