/// The user's tap on a member of a container, such as a tab, or a row of a tab bar's More list.
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
  /// False for the selected member, since another tap on it shows its first screen. UIKit and
  /// SwiftUI do that only in some versions (U111, S42), so the navigator does it.
  package var maySelect: Bool {
    position != selected && scene.mayBegin(.select(.member(of: container, at: position)))
  }

  /// Selects the member; when the member is selected already, shows its first screen.
  ///
  /// When that screen is shown already, nothing moves: the closure of `onTappedAgain(_:)` of the
  /// front screen is called, and this returns nil.
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
  /// Sets a closure that is called when the user taps the selected tab of this screen again; nil
  /// removes the closure.
  ///
  /// ```swift
  /// let table = UITableView()
  /// context.onTappedAgain { [weak table] in table?.contentOffset = .zero }
  /// ```
  ///
  /// The closure of the tab's front screen is called when that screen is the first in its stack, or
  /// in no stack; otherwise the tap goes back to the first screen. A choice in a sidebar and
  /// `choose(_:)` count as taps too. The closure is released with the screen. When this screen has
  /// closed already, the call does nothing.
  public func onTappedAgain(_ body: (@MainActor () -> Void)?) {
    if !value.isGone { exchange(&value.tappedAgain, with: body) }
  }
}

extension ScreenContext {
  /// Selects a member of this container, as a tap of the user does, when the member's guards allow
  /// it.
  ///
  /// ```swift
  /// button.addAction(UIAction { [context] _ in context.choose(2) }, for: .touchUpInside)
  /// ```
  ///
  /// `position` counts the members from 0. When the member is selected already, the request goes
  /// back to the member's first screen; when that screen is shown already, the closure of its
  /// `onTappedAgain(_:)` is called, and the request arrives. When the container has no such
  /// position, the request fails with `gone`.
  ///
  /// When the container has left the tree, or this screen is no container, the returned request has
  /// failed already with `gone`; when the scene has ended, with `sceneGone`. `onFailure` is not
  /// called in these cases.
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
