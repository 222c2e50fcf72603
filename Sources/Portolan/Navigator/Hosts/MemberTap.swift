/// A person's tap on a member of a container: a tab, or a row of More.
@MainActor package struct MemberTap {
  private let scene: SceneNavigator
  private let container: NodeID
  private let position: Int
  private let selected: Int

  package init(_ position: Int, of container: NodeID, selected: Int, in scene: SceneNavigator) {
    (self.scene, self.container) = (scene, container)
    (self.position, self.selected) = (position, selected)
  }

  /// Whether a host may select the member itself; otherwise it calls `perform()`.
  ///
  /// The selected member may not be selected again: a second tap shows its first screen. UIKit and
  /// SwiftUI do so only in some versions (U111, S42), the navigator in all.
  package var maySelect: Bool {
    position != selected && scene.mayBegin(.selectMember(of: container, at: position))
  }

  /// Shows the member, or the first screen of the selected one.
  package func perform(site: CallSite = .user) {
    if position != selected {
      _ = scene.submit(.selectMember(of: container, at: position), cause: .user, site: site)
    } else if let move = scene.tree.goingToFirst(in: container), scene.isApplicable(move) {
      _ = scene.submit(move, cause: .user, site: site)
    }
  }
}

extension ScreenContext {
  /// Shows the member of this container that a person chose, as soon as its guards allow it.
  ///
  /// ```swift
  /// button.addAction(UIAction { [context] _ in context.choose(2) }, for: .touchUpInside)
  /// ```
  ///
  /// Choosing the selected member again shows its first screen, as a tab does. A position that the
  /// container does not have fails as `gone`; on a container that is gone this does nothing.
  public func choose(
    _ position: Int, fileID: String = #fileID, line: Int = #line
  ) {
    guard let scene, !scene.isClosed, scene.tree.contains(node) else { return }
    MemberTap(position, of: node, selected: scene.tree.selection(of: node), in: scene)
      .perform(site: CallSite(fileID, line))
  }
}
