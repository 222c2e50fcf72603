/// The app's adapter decides which positions are visible and where going back leads.
enum CustomBehavior: ContainerBehavior {
  static func shows(_ position: Int, _ state: ContainerState) -> Bool {
    position == state.selection || companions(state).contains(position)
  }

  static func companions(_ state: ContainerState) -> [Int] {
    guard let adapter = state.adapter?.adapter else { return [] }
    return adapter.shown(beside: state.selection, of: state.count).filter {
      (0..<state.count).contains($0) && $0 != state.selection
    }
  }

  static func back(_ state: ContainerState) -> ContainerChange? {
    guard let position = state.adapter?.adapter.back(from: state.selection, of: state.count),
      (0..<state.count).contains(position), position != state.selection
    else { return nil }
    return .select(position)
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    let kind = state.adapter.map { "#\($0.name)" } ?? ""
    return "\(name)\(kind)[\(marked(children, state).joined(separator: " | "))]"
  }
}

extension RouteDestination {
  /// A container of the app's own, with its members in this order.
  ///
  /// ```swift
  /// case .main: return .custom(HamburgerMenu(), [.home, .account], .root)
  /// ```
  ///
  /// The adapter decides which members are visible. In the map, the placement of each member is
  /// `.member(of:)` with this route.
  public static func custom(
    _ adapter: some ContainerAdapter, _ members: [R], _ placement: Placement<R>,
    guards: [R.Guard] = [], reuse: Reuse = .anywhere, transition: ScreenTransition = .automatic
  ) -> Self {
    custom(
      adapter, members as [any NavigationRoute], placement, guards: guards, reuse: reuse,
      transition: transition)
  }

  /// A container of the app's own with members of several features.
  ///
  /// Each member has the placement `.member(of:)` with this route, in the map of its own feature.
  @_disfavoredOverload
  public static func custom(
    _ adapter: some ContainerAdapter, _ members: [any NavigationRoute],
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic
  ) -> Self {
    var list = MemberList(.custom, members)
    list.adapter = AnyContainerAdapter(adapter)
    return Self(.members(list), placement, guards, reuse, transition)
  }
}

/// A type-erased adapter, which is one reference wide.
struct AnyContainerAdapter: Hashable, Sendable {
  private let box: Boxed<any ContainerAdapter>

  init(_ adapter: some ContainerAdapter) {
    box = Boxed(adapter)
  }

  var adapter: any ContainerAdapter { box.value }
  var name: String { type(of: adapter).name }

  static func == (one: Self, other: Self) -> Bool {
    func isEqual<T: Equatable>(_ adapter: T) -> Bool { (other.adapter as? T) == adapter }
    return one.box === other.box || isEqual(one.adapter)
  }

  func hash(into hasher: inout Hasher) {
    func add(_ adapter: some Hashable) { hasher.combine(adapter) }
    add(adapter)
  }
}
