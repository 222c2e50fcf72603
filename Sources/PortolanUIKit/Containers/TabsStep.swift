/// Changes of the members of tabs; UIKit does not animate them.
@MainActor struct TabsStep: MemberStep {
  private let tabs: UITabBarController
  private let values: (any TabValueList)?

  init(tabs: UITabBarController) { (self.tabs, values) = (tabs, tabs.values) }

  var members: [UIViewController] { places.map(Self.member(in:)) }
  /// `NSNotFound` while the list of More is in front (U113).
  var selected: Int { values?.selected ?? tabs.selectedIndex }

  /// What stands in each place of the map.
  var places: [UIViewController] { values?.slots ?? tabs.viewControllers ?? [] }

  /// Takes the same time for any number of tabs.
  func member(at position: Int) -> UIViewController? {
    let places = places
    return places.indices.contains(position) ? Self.member(in: places[position]) : nil
  }

  private static func member(in place: UIViewController) -> UIViewController {
    (place as? SlotViewController)?.member ?? place
  }

  func set(_ members: [UIViewController], selected position: Int) {
    let old = places
    var moving: [(slot: SlotViewController, member: UIViewController)] = []
    let new = members.enumerated().map { place, member in
      let mayMove = values != nil || UITabBarController.mayListUnderMore(place, of: members.count)
      if !mayMove, member is UINavigationController {
        // It had a place under More in another map.
        if member.parent is SlotViewController { member.leaveContainer() }
        return member
      }
      let known = old.indices.contains(place) ? old[place] : nil
      guard member.parent === tabs, !(member is SlotViewController) else {
        return SlotViewController.holding(member, in: known, of: tabs)
      }
      let slot = SlotViewController.holding(nil, in: known, of: tabs)
      slot.tabBarItem = member.tabBarItem
      moving.append((slot, member))
      return slot
    }
    if !new.elementsEqual(old, by: ===) { show(new) }
    // Only now have the tabs let go of it: another map lists under More what stood on the bar.
    for (slot, member) in moving { slot.hold(member) }
    (DelegateFront.of(tabs) as? TabBarFront)?.standInFrontOfMore()
    // A new array selects by controller, and the old one may have been replaced (U112).
    // While the list of More is in front, UIKit selects no tab (U113).
    if new.indices.contains(position), selected != position { bringToFront(position) }
  }

  private func show(_ controllers: [UIViewController]) {
    guard let values else {
      (DelegateFront.of(tabs) as? TabBarFront)?.places = controllers
      return tabs.setViewControllers(controllers, animated: false)
    }
    values.show(controllers.compactMap { $0 as? SlotViewController })
  }

  private func bringToFront(_ position: Int) {
    if let values { values.selected = position } else { tabs.selectedIndex = position }
  }

  func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    front?.endEditing()
    if let slot = places[position] as? SlotViewController { slot.isAsking = false }
    bringToFront(position)
    done()
  }
}

extension UITabBarController {
  /// Whether UIKit may list a member under More: from the fifth of six on (U113).
  static func mayListUnderMore(_ place: Int, of count: Int) -> Bool { count > 5 && place > 3 }

  /// The tabs that are values; nil where controllers are the tabs.
  ///
  /// Swift finds out slowly that a class does not conform to a protocol, and few tabs are values.
  var values: (any TabValueList)? {
    guard TabBarFront.someAreValues else { return nil }
    let front = DelegateFront.of(self)
    return front.map { type(of: $0) == TabBarFront.self } == false
      ? front as? any TabValueList : nil
  }

  /// The stack behind More; nil where all tabs fit.
  var more: UINavigationController? {
    TabsStep(tabs: self).places.count > 5 ? listOfTabs : nil
  }

  /// The place of what a user has chosen; nil for More while its list is in front.
  func place(of chosen: UIViewController) -> Int? {
    let controller = chosen === more ? more?.viewControllers.dropFirst().first : chosen
    return controller.flatMap(TabsStep(tabs: self).places.firstIndex)
  }

  /// The controllers of the members, in the order of the map.
  package var memberControllers: [UIViewController] { TabsStep(tabs: self).members }

  /// The place of the member in front; `NSNotFound` while the list of More is.
  package var frontPlace: Int { TabsStep(tabs: self).selected }
}
