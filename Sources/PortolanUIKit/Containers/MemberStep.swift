import Portolan

/// What the host does with the members of a container, whosever it is.
@MainActor protocol MemberStep {
  var members: [UIViewController] { get }
  /// What it shows.
  var content: ScreenReading.Content { get }
  var selected: Int { get }
  /// The member in front; nil where there is none.
  var front: UIViewController? { get }
  func set(_ members: [UIViewController], selected position: Int)
  func select(_ position: Int, animated: Bool, done: @escaping () -> Void)
}

extension MemberStep {
  var content: ScreenReading.Content { .members(selected: selected) }

  var front: UIViewController? {
    let (members, selected) = (members, selected)
    return members.indices.contains(selected) ? members[selected] : nil
  }

  func fill(_ position: Int, with member: UIViewController) {
    var members = members
    guard members.indices.contains(position) else { return }
    members[position] = member
    set(members, selected: selected)
  }
}

extension UIViewController {
  /// How its members are changed; nil for what has none.
  var memberStep: (any MemberStep)? {
    switch self {
    case let tabs as UITabBarController: return TabsStep(tabs: tabs)
    case let container as any MemberContainer: return ContainerStep(container: container)
    default: return nil
    }
  }
}
