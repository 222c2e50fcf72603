internal import HeadlessUIKit

/// The columns of a split, and those that are in sight.
@MainActor final class SplitModel: Checked {
  let graph: ViewGraph
  weak var node: ViewNode?
  let columns: [SplitColumn]
  let controller: SplitController
  /// The stack in which the columns stand on each other while the split is collapsed (U127).
  let navigation = StackController()
  var preferred = SplitValue(own: NavigationSplitViewColumn.sidebar)
  var visibility = SplitValue(own: NavigationSplitViewVisibility.automatic)
  /// The stacks of its columns, in a `NavigationView`.
  var stacks: ColumnStacks?
  var pendingTransaction: Transaction?
  /// Whether one column is in sight at a time.
  private(set) var isCollapsed = false
  /// The places that stand on each other, the one in front last; or those side by side.
  var shown: [Int] = []
  var transition: SceneTransition?
  var gesture: SplitGesture?
  /// What UIKit knows of a transition that is animated.
  var outer: OuterTransition?
  /// What the preference last said, so that only a change of it counts (S13).
  var lastWanted: Int?
  /// Whether a change came while a transition ran.
  var isHeldBack = false
  /// Whether the split itself is on the screen, or on its way there.
  private(set) var isShowing = false
  /// Whether the split itself has appeared.
  private(set) var hasAppeared = false

  init(_ node: ViewNode, columns: [NavigationSplitViewColumn]) {
    graph = node.graph
    self.node = node
    self.columns = columns.map(SplitColumn.init)
    controller = SplitController(style: columns.count == 2 ? .doubleColumn : .tripleColumn)
    controller.collapsed = { [weak self] in self?.isCollapsed ?? false }
    navigation.screens = { [weak self] in self?.shownControllers ?? [] }
    navigation.edit = { [weak self] in self?.edit(to: $0, animated: $1) }
    node.context.host.embed(controller)
    controller.contain(navigation)
  }

  var stage: Stage { graph.stage }
  var checkOrder: Int { node?.depth ?? 0 }
  /// The places in sight.
  var seen: [Int] { isCollapsed ? Array(shown.suffix(1)) : shown }

  private var shownControllers: [UIViewController] {
    isCollapsed ? shown.map { columns[$0].controller } : []
  }

  /// Whether there is room for one column.
  var isNarrow: Bool { node?.context.environment.horizontalSizeClass == .compact }

  // MARK: Updates

  func update(views: [ErasedView]) {
    guard node != nil else { return }
    for (column, view) in zip(columns, views) { column.view = view }
    if shown.isEmpty {
      isCollapsed = isNarrow
      shown = isCollapsed ? chain(to: wanted) : visible
      lastWanted = wanted
      buildNeeded()
    } else {
      for column in columns where column.host != nil { build(column) }
    }
    updateValues()
  }

  /// Reading the values here is what brings the split back when they change.
  func updateValues() {
    _ = node?.tracked(for: .own) { (preferred.get(), visibility.get()) }
    graph.check(self)
  }

  /// The size class is a value of the environment too.
  func inherit() {
    guard let node else { return }
    for column in columns { column.host?.inherit(node.context) }
    graph.check(self)
  }

  /// Side by side all columns are built; a covered one may be built when it comes to the top (S1).
  func buildNeeded() {
    let isEager = !isCollapsed || stage.assumptions.coveredScreens == .builtAtOnce
    for place in isEager && !isCollapsed ? Array(columns.indices) : shown
    where columns[place].host == nil && (isEager || place == shown.last) {
      build(columns[place])
    }
  }

  func build(_ column: SplitColumn) {
    guard let node else { return }
    let host = column.host ?? makeHost(for: column)
    column.host = host
    // A stack in a column is compared with no other (S7).
    host.build(in: node.context, under: node, stack: nil)
  }

  private func makeHost(for column: SplitColumn) -> ScreenHost {
    let host = ScreenHost(graph: graph, layer: node?.context.host.layer) { [weak column] in
      column?.view ?? ErasedView.of(EmptyView())
    }
    navigation.addChild(host.controller)
    host.install = { [navigation] in navigation.view.addSubview($0) }
    host.controller.didMove(toParent: navigation)
    return host
  }

  func remove() {
    if let transition { stage.cancel(transition) }
    transition = nil
    endOuter()
    for column in columns.reversed() { column.host?.remove() }
    node?.context.host.release(controller)
  }

  // MARK: Size

  /// Collapses or expands; what moves ends before that.
  func adapt() {
    settleColumns()
    let old = seen
    isCollapsed = isNarrow
    shown = isCollapsed ? chain(to: wantedWhenCollapsing) : visible
    lastWanted = wanted
    isHeldBack = false
    buildNeeded()
    show(seen, insteadOf: old)
  }

  /// Lets columns come and go at once.
  func show(_ new: [Int], insteadOf old: [Int]) {
    let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    guard isShowing else {
      // What had begun to go with the whole split ends here: nobody watches it.
      for place in gone { columns[place].host?.end() }
      return
    }
    for place in gone { columns[place].host?.begin(false, animated: false) }
    for place in come { columns[place].host?.begin(true, animated: false) }
    for place in gone { columns[place].host?.end() }
    if hasAppeared { for place in come { columns[place].host?.end() } }
  }

  /// Ends what moves between the columns and in them: UIKit takes their stacks apart.
  private func settleColumns() {
    settle()
    for column in columns {
      column.host?.root?.visit { ($0.attachment as? StackModel)?.settle() }
    }
  }
}

extension SplitModel: HostedContent {
  var containerName: String? { "split" }

  func willAppear(animated: Bool) {
    isShowing = true
    for place in seen { columns[place].host?.begin(true, animated: animated) }
  }

  func didAppear() {
    hasAppeared = true
    if transition == nil { for place in seen { columns[place].host?.end() } }
  }

  func willDisappear(animated: Bool) {
    // What is on its way ends where it was going: nobody watches any more.
    settle()
    isShowing = false
    for place in seen { columns[place].host?.begin(false, animated: animated) }
  }

  func didDisappear() {
    hasAppeared = false
    for place in seen { columns[place].host?.end() }
  }
}
