import Portolan

/// Parts, and members of containers of the app's own, that are not in front: a view may say that it is
/// hidden from assistive technology without reaching the controllers of stacks and tabs (S67).
extension SceneHost {
  /// Hides the parts that are not in front in UIKit too.
  func concealParts() { for part in parts.parts { conceal(part.id) } }

  /// Does the same for the members of the app's containers in which a node stands, or which it is.
  func concealMembers(around node: NodeID) {
    for case let container as TabsModel in wayUp(from: node).map(nodes.existing)
    where container.adapter != nil {
      for member in container.members.compactMap(\.node) { conceal(member) }
    }
  }

  private func conceal(_ id: NodeID) {
    guard let root = windowProbe?.parent else { return }
    let screens = nodes.screens(in: id)
    let isConcealed = isConcealed(id)
    for probe in screens.compactMap({ (nodes.existing($0) as? ScreenModel)?.probe }) {
      probe.outermost(within: root, showingOnly: screens).viewIfLoaded?
        .accessibilityElementsHidden = isConcealed
    }
  }

  private func isConcealed(_ id: NodeID) -> Bool {
    let way = Array(wayUp(from: id))
    return zip(way, way.dropFirst()).contains { child, container in
      guard let container = nodes.existing(container) as? TabsModel else { return false }
      return container.members.contains { $0.node == child && !container.isShown($0.place) }
    } || parts.parts.contains { $0.id == way.last && ($0.isHidden || $0.isLeaving) }
  }

  /// A node and what it stands in.
  private func wayUp(from id: NodeID) -> some Sequence<NodeID> {
    sequence(first: id) { [tree = scene.currentTree] in
      tree.contains($0) ? tree.parent(of: $0) : nil
    }
  }
}

extension UIViewController {
  /// The controller around this one, as far up as it shows no other screens.
  fileprivate func outermost(
    within root: UIViewController, showingOnly screens: [NodeID]
  ) -> UIViewController {
    guard let parent, parent !== root,
      parent.probes.allSatisfy({ screens.contains($0.node) })
    else { return self }
    return parent.outermost(within: root, showingOnly: screens)
  }
}
