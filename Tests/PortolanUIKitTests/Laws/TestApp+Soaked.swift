@testable import Portolan

extension TestApp: SoakedApp {
  var confirmed: NavigationTree? {
    navigator.scene.currentHost == nil ? nil : navigator.scene.traffic.stage.shown
  }

  var peeked: NavigationTree { navigator.scene.traffic.tree }

  var confirmedInCurtains: [NavigationTree] {
    let curtains = navigator.scene.curtains?.all ?? []
    return curtains.map { $0.currentHost == nil ? $0.traffic.tree : $0.traffic.stage.shown }
  }

  /// A controller that outlives its node, and a host that does not answer.
  static let faultyCodes: Set = ["NAV061", "NAV088"]
  var faultyCodes: Set<String> { Self.faultyCodes }

  func brokenLawOfScreen() -> String? {
    if isOpen, let broken = brokenLawOfWindow(lacksSource: codes.contains("NAV138")) {
      return broken
    }
    return screen.faults.isEmpty ? nil : "faults: \(screen.faults)"
  }

  /// Screens are watched until the model of the screen has ended too.
  func leftover() -> String? { nil }
}
