import HeadlessUIKit

/// Code that is not ours, and moves what is on screen at any time.
@MainActor final class OtherCode {
  private let layers: OtherLayers
  private let stacks: OtherStacks
  private let members: OtherMembers
  private let roots: OtherRoots
  let delegates: OtherDelegates

  init(beside app: any WalkedApp) {
    layers = OtherLayers(app)
    stacks = OtherStacks(app)
    members = OtherMembers(app)
    roots = OtherRoots(app)
    delegates = OtherDelegates(app)
  }

  /// Does one thing of a kind; returns what.
  func act(_ die: Die, _ random: inout SeededGenerator) -> String {
    guard !roots.isTaken || die == .roots else { return "other code waits for the root" }
    switch die {
    case .layers: return layers.comeAndGo(&random)
    case .dismissals: return layers.dismiss(&random)
    case .stacks: return stacks.edit(&random)
    case .moves: return stacks.move(&random)
    case .tabs: return members.select(&random)
    case .members: return members.exchange(&random)
    case .columns: return members.showColumn(&random)
    case .roots: return roots.takeOrGive()
    case .delegates: return delegates.set(&random)
    case .curtains, .links, .exits, .saves, .maps, .archive:
      return "the app's own, not other code's"
    }
  }

  /// Gives back what others can only see when it is there; whether there was something.
  func giveBack() -> Bool { roots.giveBack() || layers.giveWay() }
}
