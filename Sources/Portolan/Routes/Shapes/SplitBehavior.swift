/// All columns are shown; a collapsed split shows one column, and those before it lie beneath.
enum SplitBehavior: ContainerBehavior {
  static func shows(_ position: Int, _ state: ContainerState) -> Bool {
    state.isCollapsed ? position == state.selection : position < state.count
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

extension RouteDestination {
  /// Two columns, or three with a `supplementary` one.
  ///
  /// ```swift
  /// case .mail: return .split(primary: .folders, secondary: .welcome, .root)
  /// case .folders, .welcome: return .screenInStack(.member(of: .mail))
  /// case .message: return .screenInStack(.column(.secondary, of: .mail))
  /// ```
  ///
  /// Where there is room, all columns are visible; a column stays empty when its screen has a guard
  /// that the request does not ask anyway. A collapsed split, as on an iPhone, shows one column,
  /// and going back leads to the column before. At first it shows the column `compact`, unless the
  /// request shows a screen in another column.
  ///
  /// In the map, the placement of each column's route is `.member(of:)` with this route.
  /// `.column(_:of:)` places another route in a column, until the screen of that route is closed.
  public static func split(
    primary: R, supplementary: R? = nil, secondary: R, compact: SplitColumn = .primary,
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic
  ) -> Self {
    let columns = [primary] + [supplementary].compactMap { $0 } + [secondary]
    var list = MemberList(.split, columns)
    list.first = compact.position(of: columns.count) ?? 0
    return Self(.members(list), placement, guards, reuse, transition)
  }
}
