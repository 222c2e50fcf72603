/// How a collection that is a list looks.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Sendable {
    /// The rows of all sections stand on each other.
    case plain
    /// Each section stands apart.
    case grouped
    /// Each section stands apart, away from the edges.
    @available(tvOS, unavailable)
    case insetGrouped
    /// As in a sidebar.
    @available(tvOS, unavailable)
    case sidebar
    /// As in a sidebar, without a background.
    @available(tvOS, unavailable)
    case sidebarPlain
  }

  /// The look.
  public let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates a configuration.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
  }
}
