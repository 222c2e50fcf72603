import Portolan

extension SceneHost {
  /// Performs one step after the other; each begins when the one before has ended.
  ///
  /// After a step that ends late the next one does not follow: the plan is out of date.
  func run(_ steps: PlannedSteps, at place: Int, done: @escaping () -> Void) {
    guard place < steps.steps.count, let root else { return done() }
    let (step, isAnimated) = steps.steps[place]
    // An earlier step may have brought its container up to date.
    if case .select(let id, _) = step, screens.upToDate.contains(id) {
      return run(steps, at: place + 1, done: done)
    }
    let current = performance
    let begin = { [weak self] in
      guard let self else { return }
      perform(step, of: steps, in: root, animated: isAnimated) { [weak self] in
        guard let self, performance == current, place + 1 < steps.steps.count else {
          return done()
        }
        atRest { [weak self] in self?.run(steps, at: place + 1, done: done) }
      }
    }
    let front = root.front
    if front === root || screens.node(of: front) != nil { begin() } else { letOthersClose(begin) }
  }

  /// Lets a controller of other code in front dismiss itself before the next step.
  ///
  /// A menu that acts is dismissed in the same turn, with the layers on it; nothing tells it from others (U165).
  private func letOthersClose(_ body: @escaping () -> Void) {
    let current = performance
    Task { [weak self] in
      await Task.yield()
      guard let self, performance == current else { return }
      atRest(body)
    }
  }

  private func perform(
    _ step: Step, of steps: PlannedSteps, in root: SceneRootController, animated: Bool,
    done: @escaping () -> Void
  ) {
    let tree = steps.plan.to
    bringBackMembers(before: step)
    switch step {
    case .switchPart(let id):
      let new = id.map { screens.arriving($0, in: tree, under: root) }
      // Layers of other code over the old part go with it.
      LayerStep(reports: reports).dismiss(from: root, animated: false) {
        root.switchPart(to: new, steps.plan.partTransition, animated: animated, done: done)
      }
    case .dismiss(let layer):
      let others = others(above: layer, in: steps.plan.from)
      dismiss(above: layer, in: steps.plan.from, animated: animated) {
        others?.tell()
        done()
      }
    case .present(let id, let style):
      let present = { [weak self] in
        guard let self else { return }
        let step = LayerStep(reports: reports)
        let source = style.source.flatMap { self.source(named: $0, of: id, in: tree) }
        if let own = presentation(of: style) {
          ownLayers.present(
            screens.arriving(id, in: tree, under: nil), as: own, over: root.presenter,
            animated: animated, done: done)
        } else if let dialog = screens.dialog(for: id, as: style, in: tree) {
          step.present(dialog, from: source, over: root.presenter, animated: animated, done: done)
        } else {
          let layer = screens.arriving(id, in: tree, under: nil)
          if animated, let transition = steps.transition?.now {
            prepare(layer, as: style, transition)
          }
          step.present(
            layer, style, at: SheetHeight(around: id, in: scene)?.detent, from: source,
            over: root.presenter, animated: animated, done: done)
        }
      }
      if root.presenter === root, !root.hasAppeared { return root.whenAppeared = present }
      let current = performance
      root.presenter.closeMenu { [weak self] in
        if let self, performance == current { atRest(present) }
      }
    case .setStack(let id, let kept, let pushed):
      setStack(
        id, keeping: kept, pushed, in: tree, as: animated ? steps.plan.motion(of: step) : .cut,
        animated ? steps.transition : nil, onFront: steps.plan.pushesOntoFront(step), done: done)
    case .fill(let id, let position, _):
      let member = screens.member(at: position, of: id, in: tree)
      screens.existing(id)?.memberStep?.fill(position, with: member)
      done()
    case .setMembers(let id):
      guard let step = screens.existing(id)?.memberStep else { return done() }
      let position = tree.selection(of: id)
      let members = screens.members(of: id, in: tree)
      if step.front !== members[position] { step.front?.endEditing() }
      step.set(members, selected: position)
      done()
    case .select(let id, let position):
      guard let container = screens.existing(id), let step = container.memberStep else {
        return done()
      }
      if let member = tree.child(at: position, of: id) {
        _ = screens.arriving(member, in: tree, under: container)
      }
      step.select(position, animated: animated, done: done)
    case .update: done()  // the screen's context has the new route already
    }
  }

  /// Leaves the list of More for the tab that the tree has selected, also beneath a layer: the list is
  /// nothing in the tree.
  func leaveList() {
    isLeavingList = false
    for layer in root?.layers ?? [] {
      guard let tabs = layer.visibleLeaf as? UITabBarController,
        let id = screens.node(of: tabs), scene.currentTree.contains(id)
      else { continue }
      tabs.memberStep?.select(scene.currentTree.selection(of: id), animated: false) {}
    }
  }

  private func setStack(
    _ id: NodeID, keeping kept: Int, _ pushed: [NodeID], in tree: NavigationTree,
    as motion: StackMotion?, _ transition: ScreenTransition?, onFront: Bool,
    done: @escaping () -> Void
  ) {
    // A stack that does not exist yet is built as the plan wants it.
    guard let stack = screens.existing(id) as? UINavigationController else { return done() }
    // Other code may have changed it, and covered it, by the time when it is read.
    moving.append(stack)
    let elements = screens.elements(pushed, of: stack, in: tree)
    guard kept > 0 || !elements.isEmpty else { return done() }
    // Other code has taken away what was to stay beneath them, and they stand there already.
    for standing in stack.elements.prefix(kept) {
      for new in elements where new === standing { return done() }
    }
    let step = StackStep(stack: stack, kept: kept, pushed: elements)
    if let transition = transition?.now {
      if motion == .push, let top = step.pushed.last {
        prepareZoom(of: top, as: transition, isExpected: onFront)
      }
      if transition.isOwnMotion { prepareAnimation(in: stack) }
    }
    step.perform(as: motion, reports: reports, done: done)
  }
}
