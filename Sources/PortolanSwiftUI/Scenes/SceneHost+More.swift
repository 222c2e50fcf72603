import Portolan

/// More shows its rows without asking, and so does code that tells UIKit which tab to show; SwiftUI may
/// not hear of either (S70, S78): the host looks. Pages turn without asking, and SwiftUI writes which one
/// comes.
extension SceneHost {
  /// Follows a row or a page that a user has chosen; true when it is asked for instead.
  func choiceWasAskedFor() -> Bool {
    turned.removeAll { (nodes.existing($0) as? TabsModel)?.turnedTo == nil }
    for tabs in frontTabs + turned.compactMap({ nodes.existing($0) as? TabsModel }) {
      guard let place = chosenPlace(of: tabs), place != tabs.planned,
        tabs.members.indices.contains(place)
      else { continue }
      let old = tabs.planned
      let tap = MemberTap(place, of: tabs.id, selected: old, in: scene)
      if tabs.members[place].node != nil, tap.maySelect {
        change(animated: false) { tabs.select(place) }
        written.append(tabs.id)
      } else {
        tabs.select(old, after: place)
        tap.perform()
        return true
      }
    }
    return false
  }

  /// Leaves the list of More for the selected tab: the list is not in the tree.
  func leaveList(_ done: @escaping () -> Void) {
    guard isOnScreen, !isTransitioning, strangers.isEmpty,
      let tabs = frontTabs.last(where: \.mayListUnderMore),
      tabs.slotProbe == nil,
      let leaf = nodes.leaf(of: tabs.id), leaf.phase == .absent,
      enteredRow(of: tabs) == nil
    else { return done() }
    tabs.select(tabs.selection, after: tabs.selection == 0 ? 1 : 0)
    whenAtRest({ [weak self] in leaf.phase == .visible || self?.isCovered(leaf) == true }, done)
  }

  /// The place that a user has chosen, which SwiftUI shows.
  private func chosenPlace(of tabs: TabsModel) -> Int? {
    if tabs.isPaged { return tabs.turnedTo }
    let place = tabs.slotProbe?.place ?? enteredRow(of: tabs)
    guard !tabs.mayListUnderMore, let place, tabs.members.indices.contains(place) else {
      return place
    }
    // Without More UIKit knows which tab it shows.
    let member = tabs.members[place].node.flatMap(nodes.leaf)
    let probe: UIViewController? = tabs.slotProbe ?? member?.probe
    return probe?.isInSelectedTabs == true ? place : nil
  }

  /// The tabs in the front layer that show what SwiftUI has seen.
  private var frontTabs: [TabsModel] {
    var found: [TabsModel] = []
    var next = layers.last(where: \.hasAppeared)?.content ?? parts.current
    while let id = next {
      let tabs = nodes.existing(id) as? TabsModel
      if let tabs, tabs.hasBar, tabs.isFollowed { found.append(tabs) }
      next = tabs?.selectedNode
    }
    return found
  }

  /// The place of a member that is seen although another one is selected.
  private func enteredRow(of tabs: TabsModel) -> Int? {
    guard nodes.leaf(of: tabs.id)?.phase != .visible else { return nil }
    return tabs.members.first { member in
      member.node.flatMap(nodes.leaf)?.phase == .visible
    }?.place
  }
}

extension UIViewController {
  /// Whether each controller of tabs around this one shows the tab in which it stands.
  fileprivate var isInSelectedTabs: Bool {
    var (inner, isShown): (UIViewController, Bool?) = (self, nil)
    while let outer = inner.parent {
      if let tabs = outer as? UITabBarController {
        isShown = isShown != false && tabs.selectedViewController === inner
      }
      inner = outer
    }
    return isShown == true
  }
}
