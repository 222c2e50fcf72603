import Portolan
import PortolanWindows

extension SceneHost {
  /// Performs one step after the other; each begins when the one before has ended.
  func run(_ steps: PlannedSteps, at place: Int, done: @escaping () -> Void) {
    guard place < steps.steps.count else { return done() }
    let (step, isAnimated) = steps.steps[place]
    let number = performance
    perform(step, of: steps.plan, animated: isAnimated) { [weak self] in
      guard let self, number == performance else { return }
      if place + 1 < steps.steps.count { scene.hostProceeded() }
      run(steps, at: place + 1, done: done)
    }
  }

  private func perform(
    _ step: Step, of plan: NavigationPlan, animated: Bool, done: @escaping () -> Void
  ) {
    switch step {
    case .switchPart(let id):
      withoutStrangers(animated: false) { [weak self] in
        self?.switchPart(to: id, plan, animated: animated, done: done)
      }
    case .dismiss(let place):
      let own = plan.from.layerRoots.prefix(place + 1).count { plan.from.foreign($0) == nil }
      let others = ClosedModals(strangers)
      dismiss(above: own - 1, animated: animated) {
        others.tell()
        done()
      }
    case .present(let id, let style):
      withoutStrangers(animated: animated) { [weak self] in
        self?.present(id, style, in: plan.to, animated: animated, done: done)
      }
    case .setStack(let id, _, let pushed):
      let motion = animated ? plan.motion(of: step) ?? .cut : .cut
      if motion == .push, plan.pushesOntoFront(step) { prepareZoom(of: pushed[0], in: plan.to) }
      setStack(id, plan.to, motion, done: done)
    case .fill(let id, let position, _):
      // Until SwiftUI shows the new content of a column in front, a reading finds another column.
      let isSeen = nodes.isFront(position, of: id) && nodes.leaf(of: id)?.phase == .visible
      nodes.addChildren(of: id, from: plan.to)
      if isSeen, !isInactive { whenShown(id, orLeft: true, done) } else { done() }
    case .setMembers(let id):
      nodes.addChildren(of: id, from: plan.to)
      select(plan.to.selection(of: id), of: id, animated: animated, done: done)
    case .select(let id, let position):
      select(position, of: id, animated: animated, done: done)
    case .update: done()  // the screen's context has the new route already
    }
  }

  private func switchPart(
    to id: NodeID?, _ plan: NavigationPlan, animated: Bool, done: @escaping () -> Void
  ) {
    endEditing()
    if let id { nodes.add(id, from: plan.to) }
    let look = PartLook(plan.partTransition, reducesMotion: reducesMotion) { name in
      if looks.transitions[name] == nil { scene.report(.noTransition(named: name)) }
      return looks.transitions[name]
    }
    parts.show(id, keeping: plan.to.keptRoots, animated ? look : nil) { [weak self] in
      self?.concealParts()
      // Neither SwiftUI nor UIKit announces a change within a window.
      announceScreen()
      self?.whenShown(id, done)
    }
    concealParts()
  }

  private func select(
    _ position: Int, of id: NodeID, animated: Bool, done: @escaping () -> Void
  ) {
    let isOnScreen = nodes.leaf(of: id)?.phase == .visible
    var isUnannounced = false
    switch nodes.existing(id) {
    case let tabs as TabsModel:
      endEditing(in: id)
      isUnannounced = tabs.adapter != nil && position != tabs.selection
      if tabs.isPaged, !tabs.isFollowed {
        // A turn was followed in this moment.
        tabs.select(position, after: tabs.selection)
      } else if tabs.isPaged, animated, !reducesMotion {
        withAnimation { tabs.select(position) }
      } else {
        change(animated: animated && !tabs.isPaged) { tabs.select(position) }
      }
      concealMembers(around: id)
    case let split as SplitModel:
      if isCompact, position != split.planned { endEditing(in: id) }
      split.select(position, over: shownColumn(of: split), animated: animated)
    default: return done()
    }
    guard isOnScreen else { return done() }
    whenShown(id, orLeft: true) { [isUnannounced] in
      // Neither SwiftUI nor UIKit announces what a container of the app's own shows.
      if isUnannounced { announceScreen() }
      done()
    }
  }

  private func setStack(
    _ id: NodeID, _ tree: NavigationTree, _ motion: StackMotion, done: @escaping () -> Void
  ) {
    guard let stack = nodes.existing(id) as? StackModel else { return done() }
    nodes.addChildren(of: id, from: tree)
    let screens = tree.ownChildren(of: id)
    guard let old = seen(in: id) else {
      let isOver = popStrangers(above: stack) { [weak self] in
        self?.setStack(id, tree, motion, done: done)
      }
      // Else the change is out of sight.
      return isOver ? () : setUnseen(stack, screens, done: done)
    }
    if isInactive { return setUnseen(stack, screens, done: done) }
    if screens.last != old { endEditing(in: id) }
    stack.becomeSure()
    stack.show(screens, motion, over: old) { [weak self] in
      self?.whenShown(id, orLeft: true, done)
    }
  }

  private func setUnseen(_ stack: StackModel, _ screens: [NodeID], done: @escaping () -> Void) {
    if isInactive { stack.becomeUnsure() } else { stack.becomeSure() }
    change(animated: false) { stack.set(screens) }
    // Where nothing changes SwiftUI does not look: it may have missed what it wrote itself.
    noteMissedPath(of: stack)
    done()
  }

  /// Continues when the front screen of a node's content is there, or when a user has left the
  /// container meanwhile, or hidden its column, so that it shows none.
  func whenShown(_ id: NodeID?, orLeft: Bool = false, _ body: @escaping () -> Void) {
    whenAtRest(
      { [weak self] in
        guard let self, let id, let leaf = nodes.leaf(of: id) else { return true }
        return leaf.phase == .visible || isCovered(leaf)
          || orLeft && (!isInFront(id) || isHidden(leaf))
      }, body)
  }

  /// Whether UIKit has a screen on top of its stack, which does not move, in a column that a user has
  /// hidden.
  private func isHidden(_ screen: ScreenModel) -> Bool {
    guard let stack = screen.stack.flatMap(nodes.existing) as? StackModel, stack.isSeen,
      nodes.isInHiddenColumn(stack.id), let controller = controller(of: stack)
    else { return false }
    return !controller.isInWindow && controller.transitionCoordinator == nil && isOnTop(stack)
  }

  /// Takes the keyboard away before a step removes the screen (U160); a field in a sheet that stays over
  /// the container keeps it.
  func endEditing(in container: NodeID? = nil) {
    let screens = container.map { nodes.screens(in: $0) }
    for screen in onScreen where screens?.contains(screen.id) != false {
      screen.probe?.root.viewIfLoaded?.endEditing(true)
    }
  }
}

extension UIViewController {
  /// The controller of the layer in which it stands.
  fileprivate var root: UIViewController { parent?.root ?? self }
}
