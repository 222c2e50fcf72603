internal import HeadlessUIKit

/// The tabs that there are, and the one that is shown.
@MainActor final class TabsModel: Checked {
  let graph: ViewGraph
  weak var node: ViewNode?
  let controller = TabsController()
  var selection: TabSelection
  var pendingTransaction: Transaction?
  private(set) var tabs: [TabPart] = []
  private(set) var shown: TabPart?
  /// Whether the list of More is in front of the tab that was shown last.
  private(set) var isListShown = false
  /// The row that More shows.
  private(set) weak var lastRow: TabPart?
  /// What the selection said when a row was chosen that SwiftUI has not heard of (S70).
  var overruled: AnyHashable?
  private var missing: AnyHashable?
  /// The change from one tab to another that runs.
  private var transition: SceneTransition?
  /// What UIKit knows of it.
  private var outer: OuterTransition?
  /// How long it takes.
  static let seconds = 0.25
  /// Whether the tabs are pages, without a bar.
  var isPaged = false
  /// The page to which a finger turns.
  var turn: PageTurn?
  private var isShowing = false
  private var hasAppeared = false

  init(_ node: ViewNode) {
    graph = node.graph
    self.node = node
    let own = StateLocation<AnyHashable?>(nil)
    selection = TabSelection(
      get: { own.value },
      set: {
        own.value = $0
        return true
      })
    connect()
    node.context.host.embed(controller)
  }

  var stage: Stage { graph.stage }
  var checkOrder: Int { node?.depth ?? 0 }
  /// The tab whose contents are seen.
  var front: TabPart? { isListShown ? nil : shown }

  // MARK: Updates

  func update(parts: [ViewPart]) {
    guard node != nil else { return }
    let known = Dictionary(tabs.map { ($0.identity, $0) }) { first, _ in first }
    tabs = parts.enumerated().map { index, part in
      var facts = ViewFacts()
      part.view.facts(&facts)
      let tag = facts.tag ?? AnyHashable(index)
      let tab =
        known[part.identity] ?? TabPart(identity: part.identity, view: part.view, tag: tag)
      (tab.view, tab.tag) = (part.view, tag)
      (tab.badge, tab.section, tab.isSearch) = (facts.badge, facts.section, facts.isSearch)
      placeLabel(facts.tabItem, of: tab)
      return tab
    }
    for old in known.values where !tabs.contains(where: { $0 === old }) { drop(old) }
    for tab in tabs where tab.host != nil { build(tab) }
    updateSelection()
    if shown == nil { check() }
    buildNeighbours()
  }

  /// Whether a change runs that no finger began.
  var isMoving: Bool { transition != nil }
  /// Whether the tabs have appeared.
  var isThere: Bool { hasAppeared }

  /// A finger has turned to a page.
  func turned(to page: TabPart) { shown = page }

  /// Reading the selection here is what brings the tabs back when it changes.
  func updateSelection() {
    _ = node?.tracked(for: .own) { selection.get() }
    graph.check(self)
  }

  private func placeLabel(_ item: ErasedView?, of tab: TabPart) {
    guard let node, let item else { return }
    if let label = tab.label, item.update(label, node.context) { return }
    tab.label?.remove()
    tab.label = item.makeNode(in: graph, under: node, at: .part("label"), node.context)
    tab.label?.isFresh = true
    tab.label?.evaluate()
    tab.label?.isFresh = false
  }

  func inherit() {
    guard let node else { return }
    for tab in tabs {
      tab.label?.inherit(node.context)
      tab.host?.inherit(node.context)
    }
  }

  func build(_ tab: TabPart) {
    guard let node else { return }
    let host = tab.host ?? makeHost(for: tab)
    tab.host = host
    host.build(in: node.context, under: node, stack: node.context.stack, isTab: true)
  }

  private func makeHost(for tab: TabPart) -> ScreenHost {
    let host = ScreenHost(graph: graph, layer: node?.context.host.layer) { [weak tab] in
      tab?.view ?? ErasedView.of(EmptyView())
    }
    controller.addChild(host.controller)
    host.install = { [controller] in controller.view.addSubview($0) }
    host.controller.didMove(toParent: controller)
    return host
  }

  private func drop(_ tab: TabPart) {
    if shown === tab { shown = nil }
    tab.host?.remove()
    tab.label?.remove()
  }

  func remove() {
    for running in [transition, turn?.transition].compactMap(\.self) { stage.cancel(running) }
    (transition, turn) = (nil, nil)
    endOuter()
    for tab in tabs { drop(tab) }
    tabs = []
    node?.context.host.release(controller)
  }

  // MARK: Selection

  /// Shows what the selection says.
  func check() {
    guard node?.isAlive == true else { return }
    let wanted = selection.get() ?? tabs.first?.tag
    if let overruled, overruled == wanted { return }
    // The next value has come, even if it has to wait for the end of a turn.
    overruled = nil
    guard turn == nil else { return }
    guard let wanted, wanted != shown?.tag || shown == nil else {
      missing = nil
      return
    }
    guard let next = tabs.first(where: { $0.tag == wanted }) else {
      if missing != wanted { stage.report("TabView: no tab has the selected tag \(wanted.base)") }
      missing = wanted
      if shown == nil, let first = tabs.first { show(first) }
      return
    }
    missing = nil
    show(next)
  }

  private func show(_ next: TabPart) {
    if next !== shown { bring(next) }
  }

  /// Brings a tab to the front, or without one the list of More.
  ///
  /// A tab is built when it is first selected, and kept (S43).
  func bring(_ next: TabPart?) {
    // A second choice ends what the first began.
    if let transition { stage.end(transition) }
    let (old, isFirst) = (front, shown == nil)
    let from = old.map(label) ?? "More"
    isListShown = next == nil
    if let next {
      shown = next
      if next.host == nil { build(next) }
      if isRow(next) { lastRow = next }
    }
    buildNeighbours()
    let animated = !isFirst && animatesChanges
    if !isFirst {
      stage.record(.select, animated: animated, from: [from], to: [next.map(label) ?? "More"])
    }
    guard isShowing else {
      // What had begun to go with the whole bar ends here: nobody watches it.
      for tab in seen(around: old) { tab.host?.end() }
      return
    }
    if animated, !isPaged {
      outer = OuterTransition(
        in: controller, from: old?.host?.controller, to: next?.host?.controller,
        seconds: TabsModel.seconds)
    }
    move(from: old, to: next, animated: animated)
    run(
      SceneTransition(seconds: TabsModel.seconds) { [weak self] in
        self?.transition = nil
        self?.settle(from: old, to: next)
        self?.endOuter()
      }, animated: animated)
  }

  private func endOuter() {
    outer?.end()
    outer = nil
  }

  /// From iOS 18 on a change takes time (S63).
  ///
  /// Pages are turned by code in an animation alone.
  private var animatesChanges: Bool {
    if isPaged { return hasAppeared && graph.transaction.animation != nil }
    return hasAppeared && stage.profile >= .iOS18 && stage.assumptions.tabChanges == .animated
      && stage.animates(graph.transaction)
  }

  private func run(_ change: SceneTransition, animated: Bool) {
    transition = change
    stage.run(change, animated: animated)
  }

  func label(of tab: TabPart) -> String {
    guard let label = tab.label else { return "\(tab.tag.base)" }
    return Scribe.text(of: label)
  }

  /// A user's tap; the tab that is shown is what the selection then says.
  func tap(_ tab: TabPart) {
    if let delegate = controller.delegate { return tapAsking(tab, delegate) }
    choose(tapped: tab)
  }

  func choose(tapped tab: TabPart) {
    let isAgain = front === tab
    if !selection.set(tab.tag) {
      stage.report("TabView: the tag \(tab.tag.base) is not of the selection's type")
    }
    guard isAgain, stage.profile >= .iOS18, let root = tab.host?.root else { return }
    // The stack that stands first in the tab goes back to its root (S42).
    firstStack(in: root)?.popToRoot()
  }

  private func firstStack(in node: ViewNode) -> StackModel? {
    if let stack = node.attachment as? StackModel { return stack }
    for child in node.children {
      if let found = firstStack(in: child) { return found }
    }
    return nil
  }
}

extension TabsModel: HostedContent {
  var containerName: String? { "tabs" }

  func willAppear(animated: Bool) {
    isShowing = true
    move(from: nil, to: front, animated: animated)
  }

  func didAppear() {
    hasAppeared = true
    if transition == nil { settle(from: nil, to: front) }
  }

  func willDisappear(animated: Bool) {
    // What is on its way ends where it was going: nobody watches any more.
    if let transition { stage.end(transition) }
    cancelTurn()
    if let turn { stage.end(turn.transition) }
    isShowing = false
    move(from: front, to: nil, animated: animated)
  }

  func didDisappear() {
    hasAppeared = false
    for tab in seen(around: front) { tab.host?.end() }
  }
}
