extension Destination {
  /// Two columns, or three with a `supplementary` one.
  ///
  /// ```swift
  /// case .mail: return .split(primary: .folders, secondary: .welcome, .root)
  /// case .folders, .welcome: return .stack(.member(of: .mail))
  /// case .message: return .stack(.column(.secondary, of: .mail))
  /// ```
  ///
  /// Where there is room all columns are seen; a column stays empty until it is asked for itself
  /// when it has guards that the request does not ask anyway. Collapsed, one column is seen, and
  /// going back leads to the one before it; `compact` says which is shown first, when nothing else
  /// was asked for.
  ///
  /// A column's own placement is `.member(of:)` this route. What takes a column's place for a while
  /// is placed with `.column(_:of:)`.
  public static func split(
    primary: R, supplementary: R? = nil, secondary: R, compact: SplitColumn = .primary,
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    let columns = [primary] + [supplementary].compactMap { $0 } + [secondary]
    var list = MemberList(.split, columns)
    list.first = compact.place(of: columns.count) ?? 0
    return Self(.members(list), placement, guards, reuse, transition)
  }
}
