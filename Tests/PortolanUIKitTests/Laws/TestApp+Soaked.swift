@testable import Portolan

extension TestApp: SoakedApp {
  var confirmed: NavigationTree? {
    navigator.scene.currentHost == nil ? nil : navigator.scene.traffic.stage.shown
  }

  var peeked: NavigationTree { navigator.scene.traffic.tree }

  var curtainTrees: [NavigationTree] {
    navigator.scene.curtains?.all.map(\.traffic.tree) ?? []
  }

  /// A controller that outlives its node, and a host that does not answer.
  static let faultyCodes: Set = ["NAV061", "NAV088"]
  var faultyCodes: Set<String> { Self.faultyCodes }

  /// A popover whose source has gone comes as a sheet, which is reported.
  func brokenLawOfScreen() -> String? {
    let tree = peeked.picture
    if isOpen {
      let broken = brokenLawOfWindow(tree)
      if let broken, !codes.contains("NAV138") { return broken }
      if broken != nil, let broken = brokenLawOfWindow(tree.withPopoversAsSheets) { return broken }
    }
    return screen.faults.isEmpty ? nil : "faults: \(screen.faults)"
  }

  /// Screens are watched until the model of the screen has ended too.
  func leftover() -> String? { nil }
}
