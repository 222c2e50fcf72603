import Portolan

extension SceneHost {
  /// Performs one step after the other; each begins when the one before has ended.
  func run(_ steps: PlannedSteps, at place: Int, done: @escaping () -> Void) {
    guard place < steps.steps.count, let root else { return done() }
    let (step, isAnimated) = steps.steps[place]
    perform(step, of: steps.plan, in: root, animated: isAnimated) { [weak self] in
      guard place + 1 < steps.steps.count else { return done() }
      self?.atRest { self?.run(steps, at: place + 1, done: done) }
    }
  }

  private func perform(
    _ step: Step, of plan: Plan, in root: SceneRootController, animated: Bool,
    done: @escaping () -> Void
  ) {
    switch step {
    case .switchPart(let id):
      let new = id.map { screens.arriving($0, in: plan.to) }
      // What other code presented over the old part goes with it.
      LayerStep(delegate: delegate).dismiss(from: root, animated: false) {
        root.switchPart(to: new, plan.partTransition, animated: animated, done: done)
      }
    case .dismiss(let layer):
      LayerStep(delegate: delegate).dismiss(
        from: presenter(ofLayerAbove: layer, in: plan.from) ?? root,
        animated: animated, done: done)
    case .present(let id, let style):
      LayerStep(delegate: delegate).present(
        screens.arriving(id, in: plan.to), style, over: root.frontmost,
        animated: animated, done: done)
    case .setStack(let id, let kept, let pushed):
      setStack(
        id, keeping: kept, pushed, in: plan.to, as: animated ? plan.motion(of: step) : .cut,
        done: done)
    case .fill(let id, let position, _):
      tabs(id)?.fill(position, with: screens.member(at: position, of: id, in: plan.to))
      done()
    case .select(let id, let position):
      tabs(id)?.select(position)
      done()
    case .update: done()  // the screen's context has told it
    }
  }

  /// What presents the layer above a place; layers of other code may stand between.
  private func presenter(ofLayerAbove place: Int, in tree: NavigationTree) -> UIViewController? {
    let roots = tree.layerRoots
    if roots.indices.contains(place + 1),
      let presenter = screens.existing(roots[place + 1])?.presentingViewController
    {
      return presenter
    }
    return place > 0 ? screens.existing(roots[place]) : nil
  }

  private func setStack(
    _ id: NodeID, keeping kept: Int, _ pushed: [NodeID], in tree: NavigationTree,
    as motion: Step.Motion?, done: @escaping () -> Void
  ) {
    // A stack that was never built is built as the plan wants it.
    guard let stack = screens.existing(id) as? UINavigationController else { return done() }
    StackStep(
      stack: stack, kept: kept, pushed: pushed.map { screens.controller(for: $0, in: tree) }
    ).perform(as: motion, delegate: delegate, done: done)
  }

  private func tabs(_ id: NodeID) -> TabsStep? {
    (screens.existing(id) as? UITabBarController).map(TabsStep.init)
  }
}
