internal import HeadlessUIKit

/// What a stack shows, and how it follows what it is told to show.
@MainActor final class StackModel: Checked {
  let graph: ViewGraph
  weak var node: ViewNode?
  let controller = StackController()
  var path: PathAccess
  /// What is shown, from the bottom; a transition has begun with it already.
  var screens: [StackScreen] = []
  var destinations: [StackDestination] = []
  var presenters: [StackPresenter] = []
  var transition: SceneTransition?
  /// What UIKit knows of a transition that is animated.
  var outer: OuterTransition?
  var gesture: StackGesture?
  var pendingTransaction: Transaction?
  /// What the path last said, so that only a change of it counts (S13).
  var lastWanted: [StackEntry]?
  /// Whether a change came while a transition ran.
  var isHeldBack = false
  private(set) var ownPath: PathAccess
  private var root: ErasedView?
  private let enclosing: StackModel?
  /// The stacks of the columns beside this one, in a `NavigationView`.
  weak var previous: StackModel?
  weak var next: StackModel?
  /// Whether the stack itself is on the screen, or on its way there.
  private(set) var isShowing = false
  /// Whether the stack itself has appeared.
  private(set) var hasAppeared = false

  init(_ node: ViewNode) {
    graph = node.graph
    self.node = node
    enclosing = node.context.enclosing
    let own = StateLocation<[AnyHashable]>([])
    ownPath = PathAccess(
      get: { own.value },
      set: {
        own.value = $0
        return true
      }, elementType: nil)
    path = ownPath
    controller.screens = { [weak self] in self?.screens.map(\.controller) ?? [] }
    controller.edit = { [weak self] in self?.edit(to: $0, animated: $1) }
    node.context.host.embed(controller)
  }

  var stage: Stage { graph.stage }
  var checkOrder: Int { node?.depth ?? 0 }
  var top: StackScreen? { screens.last }
  var wanted: [StackEntry] {
    let pushed = presenters.filter { next == nil || !$0.isDetail }
    return [filler?.entry ?? .root] + path.get().map(StackEntry.element)
      + pushed.compactMap(\.entry)
  }

  // MARK: Updates

  func update(root: ErasedView) {
    guard node != nil else { return }
    self.root = root
    if screens.isEmpty {
      let screen = StackScreen(.root)
      screens = [screen]
      build(screen)
    } else {
      for screen in screens where screen.host != nil && !screen.isForeign { build(screen) }
    }
    updatePath()
  }

  /// Reading the path here is what brings the stack back when it changes.
  func updatePath() {
    _ = node?.tracked(for: .own) { path.get() }
    graph.check(self)
  }

  func inherit() {
    guard let node else { return }
    for screen in screens { screen.host?.inherit(node.context) }
  }

  /// Makes the screen's views, or brings them up to date.
  func build(_ screen: StackScreen) {
    guard let node else { return }
    let host = screen.host ?? makeHost(for: screen)
    screen.host = host
    host.build(in: node.context, under: node, stack: self)
  }

  private func makeHost(for screen: StackScreen) -> ScreenHost {
    let host = ScreenHost(graph: graph, layer: node?.context.host.layer) {
      [weak self, weak screen] in
      guard let self, let screen else { return ErasedView.of(EmptyView()) }
      return content(of: screen.entry)
    }
    if screen.entry != .root {
      host.setDismissal { [weak self, weak screen] in
        guard let self, let screen else { return }
        close(screen)
      }
    }
    controller.addChild(host.controller)
    host.install = { [controller] in controller.view.addSubview($0) }
    return host
  }

  private func content(of entry: StackEntry) -> ErasedView {
    switch entry {
    case .root: return root ?? ErasedView.of(EmptyView())
    case .foreign: return ErasedView.of(EmptyView())
    case .presented(let id, _):
      let all = presenters + (previous?.presenters ?? [])
      return all.first { $0.id == id }?.content() ?? ErasedView.of(EmptyView())
    case .element(let value):
      guard let destination = destination(for: value) else {
        stage.report(
          "no matching navigationDestination for \(type(of: value.base)): \(value.base)")
        return ErasedView.of(Text(verbatim: "⚠️"))
      }
      return destination.make(value)
    }
  }

  func remove() {
    if let transition { stage.cancel(transition) }
    transition = nil
    endOuter()
    for screen in screens.reversed() { screen.host?.remove() }
    for screen in leaving { screen.host?.remove() }
    screens = []
    leaving = []
    node?.context.host.release(controller)
  }

  /// Screens that a transition takes away.
  var leaving: [StackScreen] = []

  var mismatchedOuter: StackModel? {
    guard let outer = enclosing, let mine = path.elementType, let theirs = outer.path.elementType,
      mine != theirs
    else { return nil }
    return outer
  }
}

extension StackModel: HostedContent {
  var containerName: String? { "stack" }

  func willAppear(animated: Bool) {
    isShowing = true
    top?.host?.begin(true, animated: animated)
  }

  func didAppear() {
    hasAppeared = true
    if transition == nil { top?.host?.end() }
  }

  func willDisappear(animated: Bool) {
    // What is on its way ends where it was going: nobody watches any more.
    settle()
    isShowing = false
    top?.host?.begin(false, animated: animated)
  }

  func didDisappear() {
    hasAppeared = false
    top?.host?.end()
  }
}
