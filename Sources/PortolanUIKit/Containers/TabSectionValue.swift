/// A section of tabs: UIKit's group, and the container of its slots.
///
/// It stays as long as the same members stand in it, also while there is no room for it: a user may have
/// closed it, or put its tabs in another order.
@available(iOS 18.0, visionOS 2.0, *)
@MainActor final class TabSectionValue {
  let group: UITabGroup
  /// The places of its members in the map.
  var places: [Int] = []
  private let container = MemberViewController()

  init(_ title: String, _ members: [UITab]) {
    group = UITabGroup(
      title: title, image: members[0].image, identifier: "section \(title)", children: members
    ) { [container] _ in container }
  }

  /// Whether it stands for members of these names, under a title.
  func holds(_ names: [String], _ title: String) -> Bool {
    group.title == title && group.children.map(\.identifier) == names
  }

  /// Takes the slots of its members, of which tabs have let go.
  func enter(_ slots: [SlotViewController]) {
    let members = places.map { slots[$0] }
    for (child, slot) in zip(group.children, members) {
      child.badgeValue = slot.tabBarItem?.badgeValue
    }
    container.setMembers(members, selected: 0)
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
    container.setMembers([], selected: 0)
  }
}

extension UIViewController {
  /// What the bar calls it; empty for what has no title.
  var tabTitle: String { tabBarItem?.title ?? "" }
}
