/// All columns are shown, or when collapsed one of them, standing on those before it.
enum SplitRules: ContainerRules {
  static func shows(_ place: Int, _ state: ContainerState) -> Bool {
    state.isCollapsed ? place == state.selection : place < state.count
  }

  static func companions(_ state: ContainerState) -> [Int] {
    Array(0..<(state.isCollapsed ? state.selection : state.count))
  }

  static func back(_ state: ContainerState) -> ContainerChange? {
    state.isCollapsed && state.selection > 0 ? .select(state.selection - 1) : nil
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    let separator = state.isCollapsed ? " > " : " | "
    return "\(name){\(marked(children, state).joined(separator: separator))}"
  }
}

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

/// A column of a split, named as UIKit and SwiftUI name them.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first, with what there is to choose from.
  case primary
  /// The one between, in a split of three.
  case supplementary
  /// The last, with the details.
  case secondary

  /// Its place among so many columns; nil for the one between, when there are two.
  func place(of count: Int) -> Int? {
    switch self {
    case .primary: return 0
    case .supplementary: return count > 2 ? 1 : nil
    case .secondary: return count - 1
    }
  }
}
