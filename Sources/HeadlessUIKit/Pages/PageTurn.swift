/// Pages that take the place of others, by code or under a finger.
@MainActor final class PageTurn {
  private unowned let pages: UIPageViewController
  private let old: [UIViewController]
  private let new: [UIViewController]
  private let isByFinger: Bool
  private let animated: Bool
  private var isCancelled = false
  let run: RunningTransition
  /// Called at the end, with whether the new page is there.
  var onEnd: (Bool) -> Void = { _ in }

  static let seconds = 0.3

  init(
    in pages: UIPageViewController, from old: [UIViewController], to new: [UIViewController],
    isHeld: Bool, animated: Bool
  ) {
    (self.pages, self.old, self.new) = (pages, old, new)
    (isByFinger, self.animated) = (isHeld, animated)
    run = RunningTransition(
      screen: pages.screen,
      coordinator: animated
        ? TransitionCoordinator(
          on: pages.screen, from: old.first, to: new.first, in: pages.view, duration: Self.seconds,
          isInteractive: isHeld) : nil)
  }

  /// The new page begins to appear as the finger begins (U140).
  func begin() {
    pages.turn = self
    for page in arriving { pages.link(page: page) }
    for page in arriving { page.startAppearance(true, animated: animated) }
    for page in leaving { page.startAppearance(false, animated: animated) }
    pages.place(new)
    for page in arriving { page.viewStorage?.layoutIfNeeded() }
    run.coordinator?.runAnimations()
    run.onFinish = { [self] in end() }
    if isByFinger {
      run.startHeld()
    } else if animated {
      run.start(for: .seconds(Self.seconds))
    } else if pages.screen.assumptions.reportsPageSetsLate {
      run.start(turns: 1)
    } else {
      run.finishUnanimated()
    }
  }

  private var arriving: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }
  private var leaving: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }

  var isHeld: Bool { run.isHeld }

  /// Whether a finger began it and has let go.
  var isLetGo: Bool { isByFinger && !run.isHeld }

  /// The finger lets go.
  func letGo(isCancelled: Bool) {
    guard run.isHeld else { return }
    self.isCancelled = isCancelled
    run.coordinator?.endInteraction(isCancelled: isCancelled)
    if isCancelled {
      for page in arriving { page.startAppearance(false, animated: true) }
      for page in leaving { page.startAppearance(true, animated: true) }
    }
    run.start(for: .seconds(isCancelled ? Self.seconds / 2 : Self.seconds))
  }

  /// Ends at once, and where a finger holds it goes back.
  func settle() {
    letGo(isCancelled: true)
    run.finish()
  }

  private func end() {
    pages.turn = nil
    let (here, gone) = isCancelled ? (leaving, arriving) : (arriving, leaving)
    if !isCancelled {
      pages.shown = new
      if isByFinger { pages.neighbours = [:] }
    }
    for page in gone {
      page.viewStorage?.removeFromSuperview()
      page.completeAppearance()
    }
    if isCancelled { pages.place(old) }
    if pages.appearance == .appeared { for page in here { page.completeAppearance() } }
    for page in gone { pages.unlink(page: page) }
    let coordinator = run.coordinator
    let onEnd = onEnd
    self.onEnd = { _ in }
    if pages.screen.assumptions.pagesHaveCoordinators { pages.end(coordinator) }
    onEnd(!isCancelled)
  }
}
