import Foundation

extension UITabBarController {
  /// How many items fit on a bar where there is little room.
  static let places = 5

  /// Whether some tabs are behind More; on a wide screen all have an item (U113).
  var hasMore: Bool {
    let count = rootTabs.isEmpty ? tabList?.count ?? 0 : barPlaces.count
    return count > Self.places && traitCollection.horizontalSizeClass == .compact
  }

  /// The tabs in the list of More.
  var rows: [TabPlace] { hasMore ? Array(barPlaces.dropFirst(Self.places - 1)) : [] }

  /// The controllers with an item on the bar.
  var shownTabs: [UIViewController] {
    let controllers = tabList ?? []
    return hasMore && rootTabs.isEmpty
      ? controllers.prefix(Self.places - 1) + [more] : controllers
  }

  /// The child that is shown: a tab, or More with its list or a tab of it.
  var target: UIViewController? { isMoreChosen ? more : selection.flatMap(controller) }

  /// Whether a tab has no item of its own.
  func isRow(_ index: Int) -> Bool {
    if rootTabs.isEmpty { return hasMore && index >= Self.places - 1 }
    return rows.contains { $0.indices.contains(index) }
  }

  /// Follows a change of the room: More comes or goes, and the selected tab stays (U118).
  func adaptMore() {
    guard let selection else { return }
    if !hasMore, moreIfMade?.member != nil || isMoreChosen {
      let place = isMoreChosen ? shownIndex ?? selection : nil
      leaveMore()
      if let place { choose(place) }
    } else if !isMoreChosen, isRow(selection) {
      choose(selection)
    }
  }

  /// Takes back what is shown under More.
  func leaveMore() {
    guard isMoreChosen || more.member != nil else { return }
    isMoreChosen = false
    if displayed === moreIfMade { hideDisplayed() }
    more.leave()
  }
}
