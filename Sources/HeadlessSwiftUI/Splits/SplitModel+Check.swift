internal import HeadlessUIKit

extension SplitModel {
  /// Compares what is shown with the size and with what the values say.
  func check() {
    guard node?.isAlive == true else { return }
    if isNarrow != isCollapsed {
      adapt()
    } else if isCollapsed {
      followPreference()
    } else {
      followVisibility()
    }
  }

  /// The place of the preferred column; in a split of two that of the middle one is the first.
  var wanted: Int {
    let place = preferred.get().place
    return columns.lastIndex { $0.column.place <= place } ?? 0
  }

  /// The place in front after a collapse.
  ///
  /// A path in a later column may count more than the preference (S37), which is written then.
  var wantedWhenCollapsing: Int {
    guard stage.assumptions.collapses == .toPaths,
      let path = columns.indices.last(where: hasPath), path > wanted
    else { return wanted }
    preferred.set(columns[path].column)
    return path
  }

  private func hasPath(_ place: Int) -> Bool {
    var found = false
    columns[place].host?.root?.visit { node in
      if let stack = node.attachment as? StackModel, stack.screens.count > 1 { found = true }
    }
    return found
  }

  /// The columns that stand on each other with one on top.
  func chain(to place: Int) -> [Int] { Array(0...place) }

  private func followPreference() {
    let wanted = wanted
    let changed = lastWanted != wanted
    lastWanted = wanted
    guard wanted != shown.last else {
      isHeldBack = false
      return
    }
    guard transition == nil else {
      if changed { isHeldBack = stage.assumptions.pathDuringTransition == .kept }
      return
    }
    guard changed || isHeldBack else { return }
    isHeldBack = false
    let between = stage.assumptions.uikit.showsColumnsBetween
    let next = between ? chain(to: wanted) : shown.filter { $0 < wanted } + [wanted]
    let animated = isShowing && stage.animates(graph.transaction)
    record(next, animated: animated)
    change(to: next, animated: animated)
  }

  func record(_ next: [Int], animated: Bool) {
    stage.record(
      next.count < shown.count ? .pop : .push, animated: animated,
      from: shown.map { columns[$0].label }, to: next.map { columns[$0].label })
  }

  /// Brings a column to the top of those before it, or takes away what stands on one.
  func change(to next: [Int], animated: Bool, onEnd: @escaping () -> Void = {}) {
    let (from, to) = (shown.last, next.last)
    shown = next
    buildNeeded()
    if isShowing {
      if animated { beginOuter(from: from, to: to) }
      host(at: from)?.begin(false, animated: animated)
      host(at: to)?.begin(true, animated: animated)
    }
    let change = SceneTransition(completions: animated ? graph.transaction.completions : []) {
      [weak self] in self?.finish(from: from, to: to, onEnd)
    }
    transition = change
    stage.run(change, animated: animated)
  }

  func finish(from: Int?, to: Int?, _ onEnd: () -> Void) {
    transition = nil
    host(at: from)?.end()
    if hasAppeared || !isShowing { host(at: to)?.end() }
    onEnd()
    endOuter()
    // What comes next has nothing to do with the transaction of what has ended.
    graph.with(Transaction()) { graph.check(self) }
  }

  func beginOuter(from: Int?, to: Int?, isHeld: Bool = false) {
    outer = OuterTransition(
      in: navigation, from: host(at: from)?.controller, to: host(at: to)?.controller,
      seconds: SceneTransition.seconds, isHeld: isHeld)
  }

  func endOuter() {
    outer?.end()
    outer = nil
  }

  func host(at place: Int?) -> ScreenHost? { place.flatMap { columns[$0].host } }

  // MARK: Side by side

  /// The places that the visibility names; on its own a device shows what it has room for.
  var visible: [Int] {
    let all = Array(columns.indices)
    switch visibility.get() {
    case .all: return all
    case .doubleColumn: return all.suffix(2)
    case .detailOnly: return all.suffix(1)
    default:
      let size = stage.window?.bounds.size ?? .zero
      return size.width > size.height ? all.suffix(2) : all.suffix(1)
    }
  }

  private func followVisibility() {
    let old = shown
    guard old != visible else { return }
    shown = visible
    show(shown, insteadOf: old)
  }

  /// The button in the bar that shows and hides the first columns.
  func toggleColumns() {
    let whole: NavigationSplitViewVisibility =
      stage.assumptions.shownColumns == .all ? .all : .doubleColumn
    if shown.count == 1 {
      visibility.set(columns.count == 2 ? whole : .doubleColumn)
    } else if columns.count == 2 {
      visibility.set(.detailOnly)
    } else {
      visibility.set(shown.count == 2 ? .all : .doubleColumn)
    }
    graph.check(self)
  }
}
