extension Placement {
  /// A column of a split, in the place of what the map lists there.
  ///
  /// ```swift
  /// case .message: return .stack(.column(.secondary, of: .mail))
  /// ```
  ///
  /// When it is closed, the column stands as it was listed. A split of two has no column between:
  /// that is an error.
  public static func column(_ column: SplitColumn, of split: R) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// A column of another feature's split.
  @_disfavoredOverload
  public static func column(_ column: SplitColumn, of split: some NavigationRoute) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// The page that is shown, in the place of what the map lists there.
  public static func page(of pages: R) -> Self { Self(.opening(.page, of: AnyRoute(pages))) }

  /// The page that is shown of another feature's pages.
  @_disfavoredOverload
  public static func page(of pages: some NavigationRoute) -> Self {
    Self(.opening(.page, of: AnyRoute(pages)))
  }
}
