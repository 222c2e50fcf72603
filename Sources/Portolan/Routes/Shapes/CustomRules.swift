/// What the app's own container says.
enum CustomRules: ContainerRules {
  static func shows(_ place: Int, _ state: ContainerState) -> Bool {
    place == state.selection || companions(state).contains(place)
  }

  static func companions(_ state: ContainerState) -> [Int] {
    guard let adapter = state.adapter else { return [] }
    return adapter.shown(beside: state.selection, of: state.count).filter {
      (0..<state.count).contains($0) && $0 != state.selection
    }
  }

  static func back(_ state: ContainerState) -> ContainerChange? {
    guard let place = state.adapter?.back(from: state.selection, of: state.count),
      (0..<state.count).contains(place), place != state.selection
    else { return nil }
    return .select(place)
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    let kind = state.adapter.map { "#\($0.name)" } ?? ""
    return "\(name)\(kind)[\(marked(children, state).joined(separator: " | "))]"
  }
}

extension Destination {
  /// A container of the app's own, with its members in this order.
  ///
  /// ```swift
  /// case .main: return .custom(HamburgerMenu(), [.home, .account], .root)
  /// ```
  ///
  /// It shows what its adapter says; each member's own placement is `.member(of:)` this route.
  public static func custom(
    _ adapter: some ContainerAdapter, _ members: [R], _ placement: Placement<R>,
    guards: [R.Guard] = [], reuse: Reuse = .anywhere, transition: PartTransition = .cut
  ) -> Self {
    custom(
      adapter, members as [any NavigationRoute], placement, guards: guards, reuse: reuse,
      transition: transition)
  }

  /// A container of the app's own with members of several features.
  @_disfavoredOverload
  public static func custom(
    _ adapter: some ContainerAdapter, _ members: [any NavigationRoute],
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    var list = MemberList(.custom, members)
    list.adapter = AnyContainerAdapter(adapter)
    return Self(.members(list), placement, guards, reuse, transition)
  }
}

/// How a container of the app's own behaves: what is seen of it, and what going back means.
///
/// ```swift
/// struct HamburgerMenu: ContainerAdapter {}
///
/// case .main: return .custom(HamburgerMenu(), [.home, .account], .root)
/// ```
///
/// The map lists the members; one of them is selected and stands in front. The adapter is part of
/// the map's value: it holds no controller, and gives the same answer each time. How the container
/// looks is its screen's affair, which the host asks the app for.
public protocol ContainerAdapter: Hashable, Sendable {
  /// Stands for the container in pictures and saved data; by default the type's name.
  static var name: String { get }

  /// The places that are seen beside the selected one; by default none.
  ///
  /// They are entered with it when nothing has to be asked for them that is not asked anyway, and
  /// stay empty otherwise.
  /// Places that do not exist are passed over.
  func shown(beside selected: Int, of count: Int) -> [Int]

  /// The place that one step back selects; nil, as by default, when there is none.
  func back(from selected: Int, of count: Int) -> Int?
}

extension ContainerAdapter {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// None.
  public func shown(beside selected: Int, of count: Int) -> [Int] { [] }
  /// Nil.
  public func back(from selected: Int, of count: Int) -> Int? { nil }
}

/// An adapter of any type, one reference wide.
struct AnyContainerAdapter: Hashable, Sendable {
  private let box: Box

  init(_ adapter: some ContainerAdapter) {
    box = Box(adapter)
  }

  var adapter: any ContainerAdapter { box.adapter }
  var name: String { type(of: adapter).name }

  func shown(beside selected: Int, of count: Int) -> [Int] {
    adapter.shown(beside: selected, of: count)
  }

  func back(from selected: Int, of count: Int) -> Int? {
    adapter.back(from: selected, of: count)
  }

  static func == (one: Self, other: Self) -> Bool {
    func isEqual<T: Equatable>(_ adapter: T) -> Bool { (other.adapter as? T) == adapter }
    return one.box === other.box || isEqual(one.adapter)
  }

  func hash(into hasher: inout Hasher) {
    func add(_ adapter: some Hashable) { hasher.combine(adapter) }
    add(adapter)
  }

  private final class Box: Sendable {
    let adapter: any ContainerAdapter

    init(_ adapter: any ContainerAdapter) {
      self.adapter = adapter
    }
  }
}
