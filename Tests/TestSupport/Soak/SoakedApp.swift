package import Portolan

/// An app on a model of its framework, of which the laws are to hold.
@MainActor package protocol SoakedApp: AnyObject {
  var navigator: Navigator<Shop> { get }
  var session: Session { get }
  var keys: KeyRing { get }
  /// The tree as it is, without a look at the screen: who asks the navigator may make it look.
  var peeked: NavigationTree { get }
  /// What the host has confirmed; nil without a host.
  var confirmed: NavigationTree? { get }
  /// The same of the curtains, the lowest first.
  var confirmedInCurtains: [NavigationTree] { get }
  /// Hears each event.
  var onEvent: ((NavigationEvent) -> Void)? { get set }
  /// Hears which screens were there when guards were asked again, once all have answered.
  var onRevalidated: ((Set<NodeID>) -> Void)? { get set }
  /// How many revalidations have not returned.
  var revalidations: Int { get set }
  /// The diagnostics that are faults of the host.
  var faultyCodes: Set<String> { get }

  /// The law about the screen that is broken while nothing moves, in words.
  func brokenLawOfScreen() -> String?
  /// What is left when the scene has ended, in words.
  func leftover() -> String?
}

extension String {
  /// The picture of a tree as screens are read in walks: on a narrow screen a popover is a sheet.
  package var withPopoversAsSheets: String { replacing(" popover (", with: " sheet (") }
}

extension SoakedApp {
  /// Asks the guards of what is shown again, without waiting for the screen.
  package func beginRevalidation() {
    revalidations += 1
    let asked = Set((peeked.layerRoots + peeked.keptRoots).flatMap(peeked.subtree))
    Task {
      await navigator.revalidate()
      revalidations -= 1
      onRevalidated?(asked)
    }
  }
}
