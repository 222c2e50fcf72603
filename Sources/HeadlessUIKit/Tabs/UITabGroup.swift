/// Tabs under one heading of a sidebar, and one place of a bar.
///
/// A group with a controller of its own shows that, whichever of its tabs is selected: what the controller
/// shows is up to the app, which its delegate hears.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor @preconcurrency open class UITabGroup: UITab {
  /// Creates a group; without a closure it has no controller of its own.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt(from: [])
  }

  /// The tabs of the group.
  open var children: [UITab] { didSet { adopt(from: oldValue) } }

  /// The tab of the group that was selected last; nil before one was.
  open var selectedChild: UITab? {
    get { selected }
    set { selected = newValue }
  }

  private weak var selected: UITab?

  /// The tab that is selected with the group when none was before.
  open var defaultChildIdentifier: String?

  /// The names of the tabs in the order in which a user sees them; those without a name follow.
  open var displayOrderIdentifiers: [String] = []

  /// The tabs in the order in which a user sees them.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  private func adopt(from old: [UITab]) {
    for child in old where child.group === self { child.group = nil }
    for child in children { child.group = self }
  }

  override var leaves: [UITab] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

  override var shownLeaves: [UITab] {
    children.isEmpty ? [self] : displayOrder.flatMap(\.shownLeaves)
  }

  override var leaf: UITab {
    let chosen =
      children.first { $0 === selectedChild }
      ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return chosen?.leaf ?? self
  }
}
