extension UIViewController {
  /// Whether callbacks follow the view into and out of the window without a container's doing.
  var followsItsView: Bool {
    parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Whether the container has appeared, so that this controller may appear fully (U12).
  var containerHasAppeared: Bool {
    guard let parent = parentStorage else { return true }
    return parent.appearance == .appeared || parent.appearance == .disappeared
  }

  /// Whether the container is on its way in or there; until then no child of it appears (U12).
  var containerAppears: Bool {
    guard let parent = parentStorage else { return true }
    return parent.appearance == .appeared || parent.appearance == .appearing
  }

  /// Begins to appear or disappear and tells visible children after that (U9, U11).
  func startAppearance(_ appears: Bool, animated: Bool) {
    let target: AppearanceState = appears ? .appearing : .disappearing
    guard appearance != target else { return }
    if appears, appearance == .appeared { return }
    if !appears, appearance == .disappeared { return }
    if appears { loadViewIfNeeded() } else { settleBeforeDisappearing() }
    appearance = target
    flags.set(.appearsAnimated, to: animated)
    if appears {
      flags.remove(.isAppearingAnnounced)
      prepareToAppear()
      reportBeginning({ viewWillAppear(animated) }, end: { self.viewDidAppear(animated) })
    } else {
      reportBeginning({ viewWillDisappear(animated) }, end: { self.viewDidDisappear(animated) })
    }
    forward { $0.startAppearance(appears, animated: animated) }
    if appears, viewStorage?.isOnScreen == true { announceIsAppearing() }
  }

  /// Ends what began and tells visible children after that.
  func completeAppearance() {
    let animated = flags.contains(.appearsAnimated)
    switch appearance {
    case .appearing:
      appearance = .appeared
      reportEnd { self.viewDidAppear(animated) }
      forward { if $0.appearance == .appearing { $0.completeAppearance() } }
      completeFollowers()
      appearanceCompleted()
    case .disappearing:
      appearance = .disappeared
      reportEnd { self.viewDidDisappear(animated) }
      forward { if $0.appearance == .disappearing { $0.completeAppearance() } }
    case .appeared, .disappeared:
      break
    }
  }

  /// Removes the view; when the container is on its way out it has already told this controller,
  /// which must hear the end of it.
  package func takeViewAway() {
    viewStorage?.removeFromSuperview()
    if appearance == .disappearing { completeAppearance() }
  }

  /// Calls `viewIsAppearing` once for each appearance, when the view is in the window (U21).
  func announceIsAppearing() {
    guard appearance == .appearing, !flags.contains(.isAppearingAnnounced) else { return }
    flags.insert([.isAppearingAnnounced, .hidesCoordinator])
    viewIsAppearing(flags.contains(.appearsAnimated))
    flags.remove(.hidesCoordinator)
  }

  func beginAppearanceByContainer(_ appears: Bool, animated: Bool) {
    let target: AppearanceState = appears ? .appearing : .disappearing
    guard appearance != target else {
      recordUnbalanced()
      return
    }
    startAppearance(appears, animated: animated)
  }

  func endAppearanceByContainer() {
    guard appearance == .appearing || appearance == .disappearing else {
      recordUnbalanced()
      return
    }
    completeAppearance()
  }

  private func reportBeginning(_ begin: () -> Void, end: @escaping () -> Void) {
    guard let relay = presentationState?.relay else { return begin() }
    relay.begins(begin, end: end)
  }

  private func reportEnd(_ end: @escaping () -> Void) {
    guard let relay = presentationState?.relay else { return end() }
    relay.ended(end)
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard family != nil, shouldAutomaticallyForwardAppearanceMethods else { return }
    forEachVisibleChild(body)
  }

  /// Ends what began in children that follow their views, as those that other code has added to a container of
  /// the system's, which tells its own alone.
  private func completeFollowers() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    forEachShownChild { if $0.appearance == .appearing { $0.completeAppearance() } }
  }

  private func recordUnbalanced() {
    record(
      .unbalancedAppearance, .log,
      "Unbalanced calls to begin/end appearance transitions for <\(name)>.", self)
  }
}
