import Portolan

/// The host's access to the members of a container, UIKit's or the app's.
@MainActor protocol MemberStep {
  var members: [UIViewController] { get }
  /// The content of the container in a reading.
  var content: ScreenReading.Content { get }
  var selected: Int { get }
  /// The members in view beside the one in front, when the container is in view.
  var beside: [UIViewController] { get }
  /// The member at a position, which may be one that no member has.
  func member(at position: Int) -> UIViewController?
  func set(_ members: [UIViewController], selected position: Int)
  func select(_ position: Int, animated: Bool, done: @escaping () -> Void)
}

extension MemberStep {
  var content: ScreenReading.Content { .members(selected: selected) }

  var beside: [UIViewController] { [] }

  /// The member in front; nil when there is none.
  var front: UIViewController? { member(at: selected) }

  func member(at position: Int) -> UIViewController? {
    let members = members
    return members.indices.contains(position) ? members[position] : nil
  }

  /// UIKit does not announce a change of children by itself.
  func announce() {
    guard let view = front?.viewIfLoaded, view.window != nil else { return }
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  func fill(_ position: Int, with member: UIViewController) {
    var members = members
    guard members.indices.contains(position) else { return }
    members[position] = member
    set(members, selected: selected)
  }
}

extension UIViewController {
  /// The way to change its members; nil for a controller without members.
  var memberStep: (any MemberStep)? {
    switch self {
    case let tabs as UITabBarController: return TabsStep(tabs: tabs)
    case is UINavigationController: return nil
    case let split as UISplitViewController where DelegateFront.of(split) is SplitColumns:
      return SplitStep(split: split)
    case let pages as UIPageViewController:
      return (DelegateFront.of(pages) as? PageTurns).map { PagesStep(pages: pages, turns: $0) }
    case let container as any MemberContainer: return ContainerStep(container: container)
    default: return nil
    }
  }
}
