import Observation

/// Those who observe a scene's tree, or one route in it: each is told of changes in its own answer.
///
/// Observation itself keeps who asked, as long as somebody may be told, by the key path of the
/// question. So routes without observers cost nothing.
final class TreeObservers: Observable {
  /// What is asked of the tree.
  enum Question: Hashable {
    case isPresenting
    case isVisible(ScreenName)
    case isInFront(ScreenName)
    case column(ScreenName)
  }

  /// A route by its identity, as a key.
  struct ScreenName: Hashable {
    let route: AnyRoute

    static func == (one: Self, other: Self) -> Bool { one.route.isSameScreen(as: other.route) }

    func hash(into hasher: inout Hasher) { hasher.combine(route) }
  }

  private let registrar = ObservationRegistrar()
  /// Whether the tree was read since its last change; an observer is told once and reads again.
  private var isTreeRead = false
  private var isAsked = false

  // Both stand only for their key paths.
  private var tree: Void { () }
  private subscript(question: Question) -> Void { () }

  func treeIsRead() {
    isTreeRead = true
    registrar.access(self, keyPath: \.tree)
  }

  func isAsked(_ question: Question) {
    isAsked = true
    registrar.access(self, keyPath: \.[question])
  }

  /// Tells the observers whose answers differ in two trees; the newer one counts already.
  func treeChanged(from old: NavigationTree, to new: NavigationTree) {
    if isTreeRead, old != new {
      isTreeRead = false
      registrar.withMutation(of: self, keyPath: \.tree) {}
    }
    if isAsked, old.isPresenting != new.isPresenting { tell(.isPresenting) }
    routesChanged(from: old, to: new)
  }

  /// Tells the observers of routes alone, as when the tree of a curtain has changed.
  func routesChanged(from old: NavigationTree, to new: NavigationTree) {
    guard isAsked else { return }
    let (before, now) = (old.visibilities, new.visibilities)
    for name in Set(before.keys).union(now.keys) {
      let (before, now) = (before[name] ?? Visibility(), now[name] ?? Visibility())
      if before.isVisible != now.isVisible { tell(.isVisible(name)) }
      if before.isInFront != now.isInFront { tell(.isInFront(name)) }
      if before.column != now.column { tell(.column(name)) }
    }
  }

  private func tell(_ question: Question) {
    registrar.withMutation(of: self, keyPath: \.[question]) {}
  }
}

extension TreeObservers {
  /// How the scene shows a route.
  struct Visibility: Equatable {
    var isVisible = false
    var isInFront = false
    var column: SplitColumn?
  }
}

extension NavigationTree {
  /// Whether a layer is open over the base content.
  var isPresenting: Bool { layers.count > 1 }

  /// How the tree shows a route.
  func visibility(of route: AnyRoute) -> TreeObservers.Visibility {
    homes(of: route).lazy.compactMap(\.node).filter(isVisible).map(visibility(of:))
      .reduce(into: TreeObservers.Visibility()) { $0.add($1) }
  }

  /// How the tree shows each route that it shows: as many as the visible paths have nodes.
  fileprivate var visibilities: [TreeObservers.ScreenName: TreeObservers.Visibility] {
    var visibilities: [TreeObservers.ScreenName: TreeObservers.Visibility] = [:]
    guard let lowest = layers.lastIndex(where: { !$0.stays }) else { return visibilities }
    for id in layers[lowest...].flatMap({ visibleNodes(in: $0.root) }) {
      guard let route = route(of: id) else { continue }
      visibilities[TreeObservers.ScreenName(route: route), default: .init()].add(visibility(of: id))
    }
    return visibilities
  }

  private func visibility(of visible: NodeID) -> TreeObservers.Visibility {
    let split = container(around: box(visible)) { node, _ in node.kind == .split }
    return TreeObservers.Visibility(
      isVisible: true, isInFront: visible == visiblePath.last,
      column: split.flatMap { SplitColumn(at: $0.position, of: self[$0.container].children.count) })
  }

  private func visibleNodes(in root: NodeID) -> [NodeID] {
    [root] + self[root].shownChildren.flatMap(visibleNodes)
  }
}

extension TreeObservers.Visibility {
  /// Adds what another screen of the same route shows.
  fileprivate mutating func add(_ other: Self) {
    isVisible = isVisible || other.isVisible
    isInFront = isInFront || other.isInFront
    column = other.isInFront ? other.column ?? column : column ?? other.column
  }
}

extension SplitColumn {
  /// The column at a position of a split with so many columns; nil beyond the last.
  fileprivate init?(at position: Int, of count: Int) {
    guard let column = Self.allCases.first(where: { $0.position(of: count) == position }) else {
      return nil
    }
    self = column
  }
}
