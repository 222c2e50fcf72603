/// What a finger finds on a bar, in a sidebar or in the list of More.
@MainActor struct TabPlace {
  /// The tab, or the controller that is one.
  let tab: AnyObject
  /// What a finger touches: the tab's item, or the tab itself.
  let object: AnyObject
  let labels: [String?]
  let isEnabled: Bool
  /// The controllers of the place, by their index.
  let indices: [Int]
  let tap: () -> Void
}

extension UITabBarController {
  /// The places on the bar of a wide screen; on a narrow one those after the fourth may be under More.
  var barPlaces: [TabPlace] {
    guard !rootTabs.isEmpty else {
      return (tabList ?? []).enumerated().map { place(of: $1, at: [$0]) }
    }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    let listsTabs = isNarrow && screen.assumptions.narrowBarsListGroups
    return (listsTabs ? leaves : rootTabs).map(place)
  }

  /// The places that a finger can reach at once.
  var places: [TabPlace] {
    if showsSidebar { return rootTabs.flatMap(\.shownLeaves).map(place) }
    guard hasMore else { return barPlaces }
    return barPlaces.prefix(Self.places - 1) + [place(of: more, at: [])]
  }

  private func place(of controller: UIViewController, at indices: [Int]) -> TabPlace {
    let item = controller.resolvedTabBarItem
    return TabPlace(
      tab: controller, object: item,
      labels: [item.title, item.accessibilityLabel, item.accessibilityIdentifier],
      isEnabled: item.isEnabled, indices: indices
    ) { [weak self] in self?.tap(controller) }
  }

  private func place(of tab: UITab) -> TabPlace {
    let all = leaves
    let indices = tab.leaves.compactMap { leaf in all.firstIndex { $0 === leaf } }
    return TabPlace(
      tab: tab, object: tab, labels: [tab.title], isEnabled: tab.isEnabled, indices: indices
    ) { [weak self] in self?.tap(tab) }
  }
}
