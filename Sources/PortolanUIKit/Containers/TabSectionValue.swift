/// A section of tabs: UIKit's group, and the container of its slots.
@available(iOS 18.0, visionOS 2.0, *)
@MainActor final class TabSectionValue {
  let places: [Int]
  let group: UITabGroup
  private let container = MemberViewController()

  init(_ title: String, _ places: [Int], _ slots: [SlotViewController]) {
    self.places = places
    let children = places.map { place in
      let child = UITab(
        title: slots[place].tabTitle, image: slots[place].tabBarItem?.image, identifier: "\(place)")
      child.badgeValue = slots[place].tabBarItem?.badgeValue
      return child
    }
    group = UITabGroup(
      title: title, image: slots[places[0]].tabBarItem?.image, identifier: "section \(title)",
      children: children
    ) { [container] _ in container }
    container.setMembers(places.map { slots[$0] }, selected: 0)
  }

  /// The value of a place of the section.
  func value(at place: Int) -> UITab? {
    places.firstIndex(of: place).map { group.children[$0] }
  }

  /// The place of one of the group's tabs; of the group, the one in front.
  func place(of tab: UITab) -> Int {
    places[group.children.firstIndex { $0 === tab } ?? container.selectedPosition]
  }

  /// Brings a place of the section to the front.
  func show(_ place: Int) {
    guard let position = places.firstIndex(of: place), position != container.selectedPosition
    else { return }
    container.memberStep?.front?.endEditing()
    container.select(position, animated: false) {}
    // UIKit announces the tabs of a bar, and not what its group shows.
    container.memberStep?.announce()
  }

  /// Lets the slots go.
  func leave() {
    for slot in container.members where slot.parent === container { slot.leaveContainer() }
  }
}

extension UIViewController {
  /// What the bar calls it; empty for what has no title.
  var tabTitle: String { tabBarItem?.title ?? "" }
}
