/// A column of a split.
@available(iOS 17.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// The place that it has in a split of three columns.
  let place: Int

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { Self(place: 0) }

  /// The middle column of three.
  public static var content: NavigationSplitViewColumn { Self(place: 1) }

  /// The last column.
  public static var detail: NavigationSplitViewColumn { Self(place: 2) }
}
