/// Tabs that are values of their own; without them each controller is a tab.
extension UITabBarController {
  /// The tabs with a controller of their own, those of groups among them.
  var leaves: [UITab] { rootTabs.flatMap(\.leaves) }

  /// How many controllers can be selected.
  var controllerCount: Int { rootTabs.isEmpty ? tabList?.count ?? 0 : leaves.count }

  /// The controller of a tab, which is made now when it was not needed before (U116).
  func controller(at index: Int) -> UIViewController? {
    guard !rootTabs.isEmpty else { return tabList?[index] }
    let new = bearer(of: leaves[index]).make()
    if new.parentStorage == nil { link(new) }
    return new
  }

  /// The tab whose controller is shown: a group that has one shows it for each of its tabs.
  private func bearer(of leaf: UITab) -> UITab {
    leaf.group.flatMap { $0.hasProvider ? $0 : nil } ?? leaf
  }

  /// The controllers of tabs that were made.
  func made(of tabs: [UITab]) -> [UIViewController] {
    tabs.flatMap(\.leaves).compactMap { bearer(of: $0).made }
  }

  /// The place of a controller among those that can be selected.
  func index(of controller: UIViewController?) -> Int? {
    guard let controller else { return nil }
    return rootTabs.isEmpty
      ? tabList?.firstIndex { $0 === controller }
      : leaves.firstIndex { leaf in
        bearer(of: leaf).made === controller && (leaf.group.map { $0.leaf === leaf } ?? true)
      }
  }

  /// The place of what is shown; nil while the list of More is.
  var shownIndex: Int? { isMoreChosen ? index(of: more.member) : selection }

  /// The tab that is shown, or the group around it.
  var shownTab: UITab? {
    guard !rootTabs.isEmpty, let shownIndex else { return nil }
    let leaf = leaves[shownIndex]
    if screen.assumptions.selectsTabsOfGroups { return leaf }
    return rootTabs.first { $0.leaves.contains { $0 === leaf } }
  }

  func replaceTabs(with tabs: [UITab], animated: Bool) {
    let names = tabs.flatMap { [$0] + (($0 as? UITabGroup)?.children ?? []) }.map(\.identifier)
    guard Set(names).count == names.count else {
      return record(
        .invalidSelection, .exception,
        "-[UITabBarController setTabs:] the identifiers of tabs must be unique", self)
    }
    let selected = rootTabs.isEmpty ? nil : shownIndex.map { leaves[$0] }
    endReplaced(keeping: made(of: tabs), animated: animated)
    defer { leaveReplaced() }
    for old in rootTabs where old.owner === self { old.owner = nil }
    (tabList, rootTabs) = (nil, tabs)
    for tab in tabs { tab.owner = self }
    selection = nil
    guard !leaves.isEmpty else { return }
    choose(selected.flatMap { old in leaves.firstIndex { $0 === old } } ?? 0)
  }

  func select(tab: UITab?) {
    guard let index = leaves.firstIndex(where: { $0 === tab?.leaf }) else {
      return record(
        .invalidSelection, .exception,
        "-[UITabBarController setSelectedTab:] only a tab of the tab bar controller can be selected.",
        self)
    }
    choose(index)
  }

  /// A user's tap on a tab or a group, which asks the delegate first (U109, U117).
  func tap(_ tab: UITab) {
    let asked = screen.assumptions.asksForGroups ? tab : tab.leaf
    guard delegate?.tabBarController(self, shouldSelectTab: asked) ?? true else { return }
    let old = shownTab
    let index = leaves.firstIndex { $0 === tab.leaf }
    let isRetap = index != nil && index == shownIndex
    isTapped = screen.assumptions.animatesTabTaps ?? (screen.profile >= .iOS18)
    if !isRetap { select(tab: tab) }
    isTapped = false
    if let new = shownTab, tab.group == nil || screen.assumptions.reportsTabsOfGroups {
      delegate?.tabBarController(self, didSelectTab: new, previousTab: old)
    }
    popOnRetap(isRetap ? index.flatMap(controller) : nil)
  }
}
