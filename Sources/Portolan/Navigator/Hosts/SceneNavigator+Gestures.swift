extension SceneNavigator {
  /// Whether a gesture may begin: true when its plan has nothing to ask, of guards and of the
  /// screens that would go, and nothing to build.
  ///
  /// When it may not, stop it and `submit` the move: it happens when the guards say yes.
  public func mayBegin(_ move: Move) -> Bool {
    followScreen()
    do {
      let plan = try plan(for: move.intent)
      return try plan.entering.isEmpty && guards(of: plan, for: move.intent).isEmpty
        && exits(of: plan, for: move.intent).isEmpty
    } catch { return false }
  }

  /// Whether a host may select the member that a person tapped; otherwise what the tap stands for
  /// is asked for.
  ///
  /// A second tap goes to the first screen: UIKit and SwiftUI do so only in some versions (U111,
  /// S42), and the navigator on all. What is a slot on screen is asked for, entered by now or not.
  package func maySelect(
    _ position: Int, of tabs: NodeID, selected: Int, isSlot: Bool, site: CallSite = CallSite()
  ) -> Bool {
    if position == selected {
      if isApplicable(.first) { submit(.first, site: site) }
      return false
    }
    let move = Move.select(in: tabs, position: position)
    if !isSlot, mayBegin(move) { return true }
    submit(move, site: site)
    return false
  }

  /// Whether a move would change anything at all.
  package func isApplicable(_ move: Move) -> Bool {
    followScreen()
    do { return try !plan(for: move.intent).isEmpty } catch { return false }
  }

  /// Asks for what a gesture wanted that was not allowed to begin.
  @discardableResult
  public func submit(_ move: Move, site: CallSite = CallSite()) -> NavigationRequest {
    submit(move.intent, cause: .user, site: site)
  }
}
