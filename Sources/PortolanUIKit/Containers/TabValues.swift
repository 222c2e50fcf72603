import Portolan
import PortolanWindows

/// Tabs that are values of UIKit's own, by their places in the map: systems before iOS 18 have none.
@MainActor protocol TabValueList: TabBarFront {
  /// What stands in each place, whether it was entered or not.
  var slots: [SlotViewController] { get }
  /// The place in front; `NSNotFound` while the list of More is.
  var selected: Int { get set }
  func show(_ slots: [SlotViewController])
  /// The listings may have changed.
  func follow(_ listings: [TabListing])
  /// The room may have changed.
  func adapt()
}

/// Tabs in groups of a sidebar, with a search tab: as values of UIKit's own.
///
/// Each value gives a slot when UIKit asks for its controller, so that a tab can be filled later. UIKit
/// shows one controller for a whole group, and leaves its content to the app: a group has a container of
/// ours for the slots of its tabs. On a narrow screen there are no groups, since a group has one place on
/// the bar there: its other tabs would be out of reach.
@available(iOS 18.0, visionOS 2.0, *)
final class TabValues: TabBarFront, TabValueList {
  private(set) var slots: [SlotViewController] = []
  /// The value of each place outside groups.
  private var values: [UITab] = []
  private var sections: [TabSectionValue] = []
  private var listings: [TabListing] = []
  private var isGrouped = false
  /// Whether listings have changed since UIKit got the tabs: it gets others when nothing moves.
  private var isOutOfDate = false

  override init(_ reports: ContainerReports, of tabs: any Delegating) {
    super.init(reports, of: tabs)
    Self.someAreValues = true
  }

  var selected: Int {
    get { tabs?.selectedTab.flatMap(place) ?? NSNotFound }
    set {
      let section = section(of: newValue)
      section?.show(newValue)
      tabs?.selectedTab = section?.value(at: newValue) ?? values[newValue]
    }
  }

  /// Shows in a group what other code has selected there: UIKit leaves a group's content to the app.
  override func bringsBackMembers(at position: Int?) -> Bool {
    let front = selected
    section(of: front)?.show(front)
    return false
  }

  func show(_ new: [SlotViewController]) {
    let old = slots
    let made = new.enumerated().map { place, slot in
      old.indices.contains(place) && old[place] === slot ? values[place] : value(at: place, slot)
    }
    let front = selected
    (slots, values) = (new, made)
    arrange(front)
  }

  func follow(_ new: [TabListing]) {
    let old = listings
    listings = new
    guard values.count == new.count, old.count == new.count else { return }
    for (place, listing) in new.enumerated() where old[place].badge != listing.badge {
      for value in [values[place], section(of: place)?.value(at: place)] {
        value?.badgeValue = listing.badge
      }
    }
    let isArrangedAlike =
      old.map(\.section) == new.map(\.section)
      && TabListing.searchPlace(in: old) == TabListing.searchPlace(in: new)
    guard !isArrangedAlike else { return }
    isOutOfDate = true
    // They are arranged at the end of a turn.
    tabs?.viewIfLoaded?.setNeedsLayout()
  }

  func adapt() {
    guard !values.isEmpty, isOutOfDate || isGrouped != hasRoomForGroups else { return }
    arrange(selected)
  }

  private var hasRoomForGroups: Bool { tabs?.traitCollection.horizontalSizeClass != .compact }

  /// The place of what UIKit selects; nil for a tab that is not of the map.
  private func place(of tab: UITab) -> Int? {
    guard let section = sections.first(where: { $0.group === tab || $0.group === tab.parent })
    else { return values.firstIndex { $0 === tab } }
    return section.place(of: tab)
  }

  private func section(of place: Int) -> TabSectionValue? {
    sections.first { $0.places.contains(place) }
  }

  private func value(at place: Int, _ slot: SlotViewController) -> UITab {
    let (title, image, name) = (slot.tabTitle, slot.tabBarItem?.image, "\(place)")
    let provider: (UITab) -> UIViewController = { [weak slot] _ in slot ?? SlotViewController() }
    let value =
      place == TabListing.searchPlace(in: listings)
      ? UISearchTab(title: title, image: image, identifier: name, viewControllerProvider: provider)
      : UITab(title: title, image: image, identifier: name, viewControllerProvider: provider)
    value.badgeValue = slot.tabBarItem?.badgeValue
    return value
  }

  /// Gives UIKit the tabs anew, and brings a place to the front again.
  private func arrange(_ front: Int) {
    guard let tabs else { return }
    (isGrouped, isOutOfDate) = (hasRoomForGroups, false)
    let search = TabListing.searchPlace(in: listings)
    for (place, value) in values.enumerated() where value is UISearchTab != (place == search) {
      values[place] = self.value(at: place, slots[place])
    }
    let entries = isGrouped ? TabListing.entries(of: listings) : values.indices.map { .member($0) }
    // A slot has one place only.
    for section in sections { section.leave() }
    sections = entries.compactMap { entry in
      guard case .section(let title, let places) = entry else { return nil }
      return TabSectionValue(title, places, slots)
    }
    tabs.tabs = entries.map { entry in
      switch entry {
      case .member(let place): values[place]
      case .section(_, let places): section(of: places[0])?.group ?? values[places[0]]
      }
    }
    if values.indices.contains(front) { selected = front }
  }

  // MARK: What UIKit asks

  override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    guard let place = place(of: tab) else { return appAllows(tab, in: tabBarController) }
    guard maySelect(tab, with: slots[place], in: tabBarController) else { return false }
    section(of: place)?.show(place)
    // UIKit may not report the choice of a group's tab (U117).
    Task { [weak reports] in reports?.observer?.screenMayHaveSettled() }
    return true
  }

  override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    // Which method is asked for More is not documented; tabs of the map are asked for by their values.
    viewController !== tabBarController.more
      || super.tabBarController(tabBarController, shouldSelect: viewController)
  }
}
