import Portolan

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
  /// The sections that were shown last, for which there may be no room now.
  private var known: [TabSectionValue] = []
  private var listings: [TabListing] = []
  private var isGrouped = false
  /// Whether listings have changed since UIKit got the tabs: it gets others when nothing moves.
  private var isOutOfDate = false

  /// What the assembly says of the members.
  weak var list: TabList? { didSet { Self.someAreValues = true } }

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
      let isSame =
        old.indices.contains(place) && old[place] === slot && stands(values[place], place)
      return isSame ? values[place] : value(at: place, slot)
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
      values[place].badgeValue = listing.badge
      section(of: place)?.value(at: place)?.badgeValue = listing.badge
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

  /// Whether a value is that of the member at a place; another map may have another order.
  private func stands(_ value: UITab, _ place: Int) -> Bool {
    place == TabListing.searchPlace(in: listings)
      ? value is UISearchTab : !(value is UISearchTab) && value.identifier == name(of: place)
  }

  /// A name that stays with the member at a place, by which UIKit knows what a user has changed.
  private func name(of place: Int) -> String {
    guard let names = list?.names, names.indices.contains(place) else { return "\(place)" }
    return names[place]
  }

  /// A new value of a member; one of a section shows what its group shows.
  private func value(at place: Int, _ slot: SlotViewController, inGroup: Bool = false) -> UITab {
    let item = slot.tabBarItem
    let provider: (UITab) -> UIViewController = { [weak slot] _ in slot ?? SlotViewController() }
    let value: UITab
    if place == TabListing.searchPlace(in: listings), !inGroup {
      // The system's own has its place at the end of the bar (U175).
      value = UISearchTab(viewControllerProvider: provider)
      if let title = item?.title { value.title = title }
      if let image = item?.image { value.image = image }
    } else {
      value = UITab(
        title: slot.tabTitle, image: item?.image, identifier: name(of: place),
        viewControllerProvider: inGroup ? nil : provider)
    }
    value.badgeValue = item?.badgeValue
    list?.prepare(value, at: place)
    return value
  }

  /// The section of places under a title, the one before if it has the same members.
  private func section(_ title: String, _ places: [Int]) -> TabSectionValue {
    let section =
      known.first { $0.holds(places.map(name), title) }
      ?? TabSectionValue(title, places.map { value(at: $0, slots[$0], inGroup: true) })
    section.places = places
    return section
  }

  /// Gives UIKit the tabs anew, and brings a place to the front again.
  private func arrange(_ front: Int) {
    guard let tabs else { return }
    (isGrouped, isOutOfDate) = (hasRoomForGroups, false)
    for (place, value) in values.enumerated() where !stands(value, place) {
      values[place] = self.value(at: place, slots[place])
    }
    let entries = isGrouped ? TabListing.entries(of: listings) : values.indices.map { .member($0) }
    // A slot has one place only.
    for section in sections { section.leave() }
    sections = entries.compactMap { entry in
      guard case .section(let title, let places) = entry else { return nil }
      return section(title, places)
    }
    tabs.tabs = entries.map { entry in
      switch entry {
      case .member(let place): values[place]
      case .section(_, let places): section(of: places[0])?.group ?? values[places[0]]
      }
    }
    for section in sections { section.enter(slots) }
    if isGrouped { known = sections }
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
