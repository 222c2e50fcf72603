/// Which columns of a split are shown side by side where there is room.
@available(iOS 16.0, *)
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private enum Name: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let name: Name

  /// The last column alone.
  public static var detailOnly: NavigationSplitViewVisibility { Self(name: .detailOnly) }

  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { Self(name: .doubleColumn) }

  /// All columns.
  public static var all: NavigationSplitViewVisibility { Self(name: .all) }

  /// Those for which the device has room.
  public static var automatic: NavigationSplitViewVisibility { Self(name: .automatic) }
}
