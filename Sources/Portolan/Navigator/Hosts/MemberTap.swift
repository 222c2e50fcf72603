/// A person's tap on a member of a container, such as a tab, or a row of a tab bar's More list.
@MainActor package struct MemberTap {
  private let scene: SceneNavigator
  private let container: NodeID
  private let position: Int
  private let selected: Int

  package init(_ position: Int, of container: NodeID, selected: Int, in scene: SceneNavigator) {
    (self.scene, self.container) = (scene, container)
    (self.position, self.selected) = (position, selected)
  }

  /// Whether the host may let the platform select the member; otherwise the host calls `perform()`.
  ///
  /// It is false for the selected member, since another tap on it shows its first screen. UIKit and
  /// SwiftUI do that only in some versions (U111, S42), so the navigator does it.
  package var maySelect: Bool {
    position != selected && scene.mayBegin(.select(.member(of: container, at: position)))
  }

  /// Selects the member; if it is selected already, shows its first screen.
  ///
  /// If that is shown, nothing moves: the screen in front is told, and this returns nil.
  @discardableResult package func perform(site: CallSite = .user) -> NavigationRequest? {
    if position != selected {
      return scene.submit(.select(.member(of: container, at: position)), cause: .user, site: site)
    }
    if let move = scene.traffic.tree.goingToFirst(in: container), scene.isApplicable(move) {
      return scene.submit(move, cause: .user, site: site)
    }
    // Tabs that have left the tree may be on screen until a transition ends.
    if scene.traffic.tree.contains(container),
      let front = scene.traffic.tree.visiblePath(from: container).last
    {
      scene.feed(.tappedAgain(front))
      scene.screens.values[front]?.tappedAgain?()
    }
    return nil
  }
}

extension ScreenContext {
  /// Sets what a second tap on the tab of this screen calls, at its first screen; nil removes it.
  ///
  /// ```swift
  /// let table = UITableView()
  /// context.onTappedAgain { [weak table] in table?.contentOffset = .zero }
  /// ```
  ///
  /// The screen in front in the tab is told. Above the first screen of a stack the tap goes back to
  /// that. A choice in a sidebar and `choose(_:)` are such taps too. The closure is released with the
  /// screen. If that has gone, this does nothing.
  public func onTappedAgain(_ body: (@MainActor () -> Void)?) {
    if !value.isGone { exchange(&value.tappedAgain, with: body) }
  }
}

extension ScreenContext {
  /// Selects a member of this container, as a person's tap does, when the member's guards allow it.
  ///
  /// ```swift
  /// button.addAction(UIAction { [context] _ in context.choose(2) }, for: .touchUpInside)
  /// ```
  ///
  /// `position` counts the members from 0. If the member is selected already, its first screen is
  /// shown, or told of the second tap (`onTappedAgain(_:)`), and the request arrives. A position that
  /// the container does not have fails as `gone`. If the container has left the tree, or this screen is
  /// no container, the request has failed as `gone`; if the scene is gone, as `sceneGone`. `onFailure`
  /// is told of neither.
  @discardableResult
  public func choose(
    _ position: Int, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest {
    let site = CallSite(fileID, line)
    return whileOpen(site) { scene in
      let tree = scene.traffic.tree
      guard tree.kind(of: node).hasMembers else { return nil }
      let tap = MemberTap(position, of: node, selected: tree.selection(of: node), in: scene)
      if let request = tap.perform(site: site) { return request }
      guard scene.isBusy else { return .arrived(at: tree.front(from: node), in: scene, by: site) }
      // The screen may not have come yet.
      return scene.submit(.select(.member(of: node, at: position)), cause: .user, site: site)
    }
  }
}
