extension SceneNavigator {
  /// Asks the guards of all that is shown or kept again, in curtains too, as when the session changed.
  ///
  /// All are asked at once. What one refuses goes when it has said so; when it was in front, what the
  /// guard redirects or detours to is shown instead, and where nothing is left the map's `refuge`. A
  /// guard that cannot say keeps what is shown (`GuardKeeper.whenSilent(_:)`). Parked requests are
  /// tried again, and end when their guards say no. Exit guards are not asked.
  /// Returns when all have answered and the screen shows the change; called again meanwhile it begins
  /// anew, and both calls return then. A task that is cancelled waits no longer, and the change goes
  /// on. Inside a guard it is a diagnostic and does nothing: the guard would wait for its own answer.
  public func revalidate() async {
    guard !Self.isBeingAsked else { return report(.revalidatedInGuard) }
    for (navigator, number) in withCurtains.map({ ($0, $0.beginRevalidation()) }) {
      await navigator.revalidations[number]?.value(orWhenCancelled: ())
    }
  }

  private func beginRevalidation() -> Int {
    revalidations[traffic.nextRevalidation] = Waiters<Void>()
    feed(.revalidated)
    return traffic.lastRevalidation
  }

  /// Tries again all that is parked, in curtains too, and asks nobody of what is shown.
  ///
  /// Their guards are asked: what they do not allow ends or waits again.
  public func resumeParked() { for navigator in withCurtains { navigator.feed(.allResumed) } }

  private var withCurtains: [SceneNavigator] { [self] + (isCurtain ? [] : curtains?.all ?? []) }
}
