@testable import Portolan

extension TestApp: SoakedApp {
  var confirmed: NavigationTree? {
    navigator.scene.currentHost == nil ? nil : navigator.scene.traffic.host.shown
  }

  var peeked: NavigationTree { navigator.scene.traffic.tree }

  var confirmedInCurtains: [NavigationTree] {
    let curtains = navigator.scene.curtains?.all ?? []
    return curtains.map { $0.currentHost == nil ? $0.traffic.tree : $0.traffic.host.shown }
  }

  /// A controller that outlives its node, and a host that does not answer.
  static let faultyCodes: Set = ["NAV061", "NAV088"]
  var faultyCodes: Set<String> { Self.faultyCodes }

  func brokenLawOfScreen() -> String? {
    if isOpen, let broken = brokenLawOfWindow(lacksSource: codes.contains("NAV138")) {
      return broken
    }
    if let fault = drawer.fault { return fault }
    return screen.faults.isEmpty ? nil : "faults: \(screen.faults)"
  }

  /// Screens are watched until the model of the screen has ended too.
  func leftover() -> String? { nil }

  /// Puts a drawer away, which may stand beneath other layers: those do not go without it.
  func putAway(_ frame: DrawerController) {
    navigator.scene.look()
    let (old, node) = (peeked.layerRoots, root.node(of: frame.screen.controller))
    frame.screen.dismiss()
    let new = peeked.layerRoots
    guard new != old, old.starts(with: new), node.map(new.contains) != false else { return }
    drawer.fault = "the handle of drawer \(node.map { "\($0)" } ?? "?") made \(new) of \(old)"
  }
}
