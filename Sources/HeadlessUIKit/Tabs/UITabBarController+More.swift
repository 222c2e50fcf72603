import Foundation

extension UITabBarController {
  /// How many items fit on a bar where there is little room.
  private static let places = 5

  /// Whether some tabs are behind More; on a wide screen all have an item (U113).
  var hasMore: Bool {
    (tabList?.count ?? 0) > Self.places && traitCollection.horizontalSizeClass == .compact
  }

  /// The tabs in the list of More.
  var rows: [UIViewController] { hasMore ? Array((tabList ?? []).dropFirst(Self.places - 1)) : [] }

  /// The controllers with an item on the bar.
  var shownTabs: [UIViewController] {
    hasMore ? (tabList ?? []).prefix(Self.places - 1) + [more] : tabList ?? []
  }

  /// The child that is shown: a tab, or More with its list or a tab of it.
  var target: UIViewController? { isMoreChosen ? more : selection.flatMap { tabList?[$0] } }

  /// Whether a tab has no item of its own.
  func isRow(_ index: Int) -> Bool { hasMore && index >= Self.places - 1 }

  /// Follows a change of the room: More comes or goes, and the selected tab stays (U118).
  func adaptMore() {
    guard let selection else { return }
    if isMoreChosen, !hasMore {
      let place = selectedIndex == NSNotFound ? selection : selectedIndex
      leaveMore()
      choose(place)
    } else if !isMoreChosen, isRow(selection) {
      hideDisplayed()
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
