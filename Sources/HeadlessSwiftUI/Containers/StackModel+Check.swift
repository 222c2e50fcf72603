internal import HeadlessUIKit

extension StackModel {
  /// Compares what is shown with what the path says.
  func check() {
    guard node?.isAlive == true else { return }
    let wanted = wanted
    let isFirst = lastWanted == nil
    let changed = lastWanted != wanted
    lastWanted = wanted
    guard wanted != screens.map(\.entry) else {
      isHeldBack = false
      return
    }
    // A change may be missed (S48); the path with which a stack begins is none.
    if isShowing, !isFirst, changed, stage.isInactive, stage.assumptions.inactivePaths == .lost {
      return
    }
    guard transition == nil else {
      guard changed else { return }
      isHeldBack = stage.assumptions.pathDuringTransition == .kept
      return
    }
    guard changed || isHeldBack else { return }
    isHeldBack = false
    if wanted.count > 1, let outer = mismatchedOuter {
      stage.report(
        "comparisonTypeMismatch: a stack of \(typeName(path)) stands inside a stack of "
          + typeName(outer.path))
      return
    }
    apply(wanted, isFirst: isFirst)
  }

  private func typeName(_ path: PathAccess) -> String {
    path.elementType.map { "\($0)" } ?? "anything"
  }

  /// The animation follows the count: shorter is back, longer is further, else neither (S1).
  private func apply(_ wanted: [StackEntry], isFirst: Bool) {
    let next = stage.assumptions.movedScreens == .kept ? kept(wanted) : inPlace(wanted)
    let kind: HeadlessTransition.Kind =
      next.count == screens.count ? .replace : next.count < screens.count ? .pop : .push
    let animated =
      kind != .replace && isShowing && !isFirst && stage.animates(graph.transaction)
    if !isFirst {
      stage.record(
        kind, animated: animated, from: screens.map(\.entry.label), to: wanted.map(\.label))
    }
    change(to: next, animated: animated)
  }

  /// The screens of a path, of which those stay that are equal at the same place (S17).
  private func inPlace(_ wanted: [StackEntry]) -> [StackScreen] {
    wanted.enumerated().map { index, entry in
      index < screens.count && screens[index].entry == entry ? screens[index] : StackScreen(entry)
    }
  }

  /// The screens of a path, of which those stay that are equal at any place.
  private func kept(_ wanted: [StackEntry]) -> [StackScreen] {
    var left = screens
    return wanted.map { entry in
      left.firstIndex { $0.entry == entry }.map { left.remove(at: $0) } ?? StackScreen(entry)
    }
  }

  /// Shows other screens: the top with a transition, what is beneath without one.
  func change(to next: [StackScreen], animated: Bool, onEnd: @escaping () -> Void = {}) {
    let old = screens
    let (from, to) = (old.last, next.last)
    screens = next
    let gone = old.filter { screen in !next.contains { $0 === screen } }
    buildNeeded(in: next)
    guard from !== to else {
      for screen in gone.reversed() { screen.host?.remove() }
      onEnd()
      return
    }
    leaving = gone
    if isShowing {
      if animated { beginOuter(from: from, to: to) }
      tellDelegate(willShow: to, animated: animated)
      from?.host?.begin(false, animated: animated)
      to?.host?.begin(true, animated: animated)
      if animated { noteZoom(from: from, to: to, isComing: !old.contains { $0 === to }) }
    }
    run(
      SceneTransition(completions: animated ? graph.transaction.completions : []) {
        [weak self] in self?.finish(from: from, to: to, gone: gone, animated: animated, onEnd)
      }, animated: animated)
  }

  private func noteZoom(from: StackScreen?, to: StackScreen?, isComing: Bool) {
    (isComing ? to : from)?.host?.noteZoom(isComing: isComing)
  }

  private func run(_ transition: SceneTransition, animated: Bool) {
    self.transition = transition
    stage.run(transition, animated: animated)
  }

  private func buildNeeded(in next: [StackScreen]) {
    for (index, screen) in next.enumerated() where screen.host == nil {
      let isTop = index == next.count - 1
      if isTop || stage.assumptions.coveredScreens == .builtAtOnce { build(screen) }
    }
  }

  func finish(
    from: StackScreen?, to: StackScreen?, gone: [StackScreen], animated: Bool, _ onEnd: () -> Void
  ) {
    transition = nil
    let isCovered = screens.contains { $0 === from }
    if isCovered, from === screens.first, stage.profile < .iOS18 { from?.host?.isUnpaired = true }
    from?.host?.end()
    if hasAppeared || !isShowing { to?.host?.end() }
    if let host = to?.host { host.controller.didMove(toParent: controller) }
    leaving = []
    for screen in gone.reversed() { screen.host?.remove() }
    onEnd()
    endOuter()
    tellDelegate(didShow: to, animated: animated)
    if isCovered, stage.assumptions.coveredScreensAppearAgain { appearAgain() }
    // What comes next has nothing to do with the transaction of what has ended.
    graph.with(Transaction()) { graph.check(self) }
  }

  func beginOuter(from: StackScreen?, to: StackScreen?, isHeld: Bool = false) {
    outer = OuterTransition(
      in: controller, from: from?.host?.controller, to: to?.host?.controller,
      seconds: SceneTransition.seconds, isHeld: isHeld)
  }

  func endOuter() {
    outer?.end()
    outer = nil
  }

  /// Lower screens may appear again when others are pushed (S16).
  private func appearAgain() {
    for screen in screens.dropLast() {
      screen.host?.forEachContent { ($0 as? AppearanceActions)?.appear() }
    }
  }
}
