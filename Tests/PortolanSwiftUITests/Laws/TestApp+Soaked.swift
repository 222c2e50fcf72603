import Foundation

@testable import Portolan

extension TestApp: SoakedApp, BesideOtherCode {
  var peeked: NavigationTree { navigator.scene.traffic.tree }
  var scene: SceneNavigator { navigator.scene }

  var confirmedInCurtains: [NavigationTree] {
    let curtains = navigator.scene.curtains?.all ?? []
    return curtains.map { $0.currentHost == nil ? $0.traffic.tree : $0.traffic.host.shown }
  }

  var confirmed: NavigationTree? {
    navigator.scene.currentHost == nil ? nil : navigator.scene.traffic.host.shown
  }

  /// A model that outlives its node; and, where the screens report, a plan that nobody ends.
  var faultyCodes: Set<String> { reports ? ["NAV061", "NAV088"] : ["NAV061"] }

  /// The law about screen and tree that is broken, in words.
  func disagreement() -> String? {
    // No screen tells the map from which it comes.
    let tree = peeked.picture.withPopoversAsSheets.replacing(/main#\w+\[/, with: "main[")
    // The refuge of a map that names none is a part without content: alone it has nothing to read.
    let wanted = tree == "empty" ? "" : picture(tree, withoutUnbuiltTabsOf: screen.nodes)
    if isOpen, shown != wanted {
      return "law 2: \(shown) on screen, the tree is \(wanted)"
    }
    // SwiftUI may miss that a layer of other code goes with the view from which it came (S27).
    let losesLayers = world.assumptions.dismissalDuringPresentation == .lost
    let behind = shownBehind.filter { !losesLayers || $0 != OtherCode.name }
    if !behind.isEmpty {
      return "law 2: \(behind) is shown behind the window in front"
    }
    return nil
  }

  func brokenLawOfScreen() -> String? {
    if let disagreement = disagreement() { return disagreement }
    if !faults.isEmpty { return "faults: \(faults)" }
    if let fault = other.fault { return fault }
    if let twice = log.madeTwice { return "law 6: the model of \(twice) was made twice" }
    let trees = [peeked] + (navigator.scene.curtains?.all ?? []).map(\.traffic.tree)
    let gone = log.livingNodes.filter { node in !trees.contains { $0.contains(node) } }
    return gone.isEmpty ? nil : "law 6: models of \(gone) outlived their nodes"
  }

  /// Whether the screen or the tree has a screen of other code.
  var hasForeign: Bool { (shown + peeked.picture).contains("?") }

  func leftover() -> String? {
    let left = log.livingNodes.map { "\($0) \(log.made[$0] ?? "?")" }
    return left.isEmpty ? nil : "law 6: models of \(left) outlived the scene"
  }
}
