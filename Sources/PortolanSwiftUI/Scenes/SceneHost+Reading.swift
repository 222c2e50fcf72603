import Portolan
import PortolanWindows

/// Reads the screen from the appearance of its screens; the bindings count only for screens that
/// cannot be seen.
extension SceneHost {
  func builds(_ routeType: ObjectIdentifier) -> Bool {
    assemblies.contains { $0.routeType == routeType }
  }

  /// Nil while nothing of the app is on screen, before its first frame or in the background.
  func reading() -> ScreenReading? {
    guard parts.current != nil else { return ScreenReading(layers: [], containers: []) }
    look()
    var containers = containersInFront
    guard
      onScreen.contains(where: { $0.phase == .visible }) || containers.contains(where: showsOther)
        || !strangers.isEmpty || hasLostLayer
    else { return nil }
    written.removeAll { !scene.currentTree.contains($0) }
    for id in written + stacksOfStrangers where !containers.contains(where: { $0.node == id }) {
      read(id, into: &containers)
    }
    let reading = ScreenReading(
      layers: roots.map(ScreenReading.Element.node)
        + strangers.map { .foreign(ForeignID($0)) }, containers: containers,
      others: strangers.reduce(into: [:]) {
        $0[ForeignID($1)] = $1.behavior(by: looks.decideOnModal($1))
      })
    readChain = presentedNow
    // Not every look is followed: some only say whether a gesture may begin.
    if scene.currentTree.agrees(with: reading) { (written, hasLostLayer) = ([], false) }
    return reading
  }

  /// Whether a container is in front in its layer; a user may have tapped another tab.
  func isInFront(_ id: NodeID) -> Bool { containersInFront.contains { $0.node == id } }

  /// The part, and the layers over it.
  private var roots: [NodeID] { ([parts.current] + shownLayers.map(\.content)).compactMap(\.self) }

  /// The layers over the part that are on screen.
  var shownLayers: ArraySlice<LayerModel> { layers.dropFirst().prefix(while: \.hasAppeared) }

  var containersInFront: [ScreenReading.Container] {
    var containers: [ScreenReading.Container] = []
    for root in roots { read(root, into: &containers) }
    return containers
  }

  private func read(_ id: NodeID, into containers: inout [ScreenReading.Container]) {
    switch nodes.existing(id) {
    case let stack as StackModel:
      containers.append(container(stack))
      if nodes.existing(stack.top) is TabsModel { read(stack.top, into: &containers) }
    case let tabs as TabsModel:
      containers.append(
        .init(node: id, content: .members(selected: tabs.planned), front: tabs.selectedNode))
      if let node = tabs.selectedNode { read(node, into: &containers) }
    case let split as SplitModel:
      let front = shownColumn(of: split)
      containers.append(
        .init(
          node: id, content: .split(column: front, isCollapsed: isCompact),
          front: split.columns[front]))
      for node in isCompact ? [split.columns[front]] : split.columns {
        if let node { read(node, into: &containers) }
      }
    default: return
    }
  }

  /// The column in front; where only one is shown, that of the screen that is seen.
  ///
  /// In the moment of a collapse several are: then SwiftUI says which one it has chosen.
  func shownColumn(of split: SplitModel) -> Int {
    let isSeen = split.frontNode.flatMap(nodes.leaf)?.phase == .visible
    guard isCompact, !isSeen else { return split.planned }
    return split.columns.lastIndex { $0.flatMap(nodes.leaf)?.phase == .visible } ?? split.planned
  }

  /// Whether a container shows screens of other code, or in front a column that was never entered.
  private func showsOther(_ container: ScreenReading.Container) -> Bool {
    switch container.content {
    case .stack(let elements): return elements.contains(where: isForeign)
    case .split: return (nodes.existing(container.node) as? SplitModel)?.frontNode == nil
    default: return false
    }
  }

  private func container(_ stack: StackModel) -> ScreenReading.Container {
    let screens = stack.planned
    // What SwiftUI may still show of a path that it missed is no screen of other code.
    let foreign = stack.isUnsure ? [] : strangers(above: stack)
    guard !stack.isUnsure, foreign.isEmpty, let top = seen(in: stack.id), top != stack.top,
      !isOnTop(stack)
    else {
      return .init(
        node: stack.id,
        content: .stack(screens.map(ScreenReading.Element.node) + foreign.map { .foreign($0) }))
    }
    // A screen that has left the path may still stand above the rest.
    let seen = screens.firstIndex(of: top).map { screens[...$0] } ?? screens[...] + [top]
    return .init(node: stack.id, content: .stack(seen.map(ScreenReading.Element.node)))
  }

  private func isForeign(_ element: ScreenReading.Element) -> Bool {
    if case .node = element { return false }
    return true
  }

  /// Whether UIKit's stack has our top screen on top: its probe may not have told (S71).
  func isOnTop(_ stack: StackModel) -> Bool {
    let probe = nodes.leaf(of: stack.top)?.probe
    let top = probe?.navigationController?.topViewController
    return top?.probes.contains { $0 === probe } == true
  }

  /// The screens that other code has pushed above ours, in UIKit's stack.
  ///
  /// Only when our top screen is not visible: SwiftUI does not tell how it fills its stack. Until it has
  /// seen a shorter path, our own screens stand there too.
  func strangers(above stack: StackModel) -> [ForeignID] {
    guard stack.isSeen, nodes.leaf(of: stack.top)?.phase == .absent else { return [] }
    let controllers = controller(of: stack)?.viewControllers ?? []
    // They stand on top; else it is one of ours that goes.
    guard controllers.last.map(holdsNothing) != false else { return [] }
    return controllers.dropFirst(stack.screens.count).map { ForeignID($0) }
  }

  /// Whether no screen of ours stands in a controller: it is other code's.
  func holdsNothing(_ controller: UIViewController) -> Bool {
    !controller.probes.contains { $0.belongs(to: self) }
  }

  /// The stacks on which the tree has a screen of other code, which takes it away also out of sight.
  private var stacksOfStrangers: [NodeID] {
    let tree = scene.currentTree
    return nodes.containers.filter { id in
      guard tree.contains(id), nodes.existing(id) is StackModel else { return false }
      let count = tree.placeCount(of: id)
      return count > 0 && tree.child(at: count - 1, of: id).flatMap(tree.foreign) != nil
    }
  }

  /// Removes the screens that other code has pushed above ours, as a user's Back does, and goes on when
  /// they have gone; false when there are none.
  ///
  /// Other code may have pushed others by then.
  func popStrangers(above stack: StackModel, _ done: @escaping () -> Void) -> Bool {
    let popped = strangers(above: stack)
    guard !popped.isEmpty, let controller = controller(of: stack) else { return false }
    let top = controller.viewControllers[stack.screens.count - 1]
    controller.popToViewController(top, animated: false)
    whenAtRest({ [weak self] in self?.haveGone(popped, above: stack) != false }, done)
    return true
  }

  /// Beneath a cover, or in another tab, ours do not come into sight then.
  private func haveGone(_ popped: [ForeignID], above stack: StackModel) -> Bool {
    let strangers = strangers(above: stack)
    if strangers.isEmpty, controller(of: stack)?.isInWindow == true {
      return seen(in: stack.id) != nil
    }
    return Set(strangers).isDisjoint(with: popped)
  }

  /// UIKit's stack; nil while no screen tells it that stands in this stack and in no other one.
  func controller(of stack: StackModel) -> UINavigationController? {
    let screen = nodes.leaf(of: stack.root)
    return screen?.stack == stack.id ? screen?.probe?.navigationController : nil
  }
}
