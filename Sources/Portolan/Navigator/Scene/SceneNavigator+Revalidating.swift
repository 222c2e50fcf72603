extension SceneNavigator {
  /// Asks the guards of all open and kept screens again, in curtains too, as for a new session.
  ///
  /// All guards are asked at once. A screen that a guard refuses goes as soon as the guard has
  /// answered. When it was in front, the guard's redirect or detour is shown instead; when no
  /// screen is left, the map's `refuge`. When a guard cannot say, its screens stay
  /// (`GuardKeeper.whenSilent(_:)`). Parked requests are tried again, and end when their guards say
  /// no. Exit guards are not asked.
  ///
  /// Returns when all guards have answered and the screen shows the change. A second call meanwhile
  /// begins anew, and both return then. A cancelled task stops waiting, and the change goes on.
  /// Inside a guard it only reports a diagnostic: the guard would wait for its own answer.
  public func revalidate() async {
    guard !AnsweringTask.isUnderWay else { return report(.revalidatedInGuard) }
    for (navigator, number) in withCurtains.map({ ($0, $0.beginRevalidation()) }) {
      await navigator.revalidations[number]?.value(orWhenCancelled: ())
    }
  }

  private func beginRevalidation() -> Int {
    revalidations[traffic.nextRevalidation] = Waiters<Void>()
    feed(.revalidated)
    return traffic.lastRevalidation
  }

  /// Tries all parked requests again, in curtains too; guards of open screens are not asked.
  ///
  /// The requests' guards are asked: a request that they do not allow ends or waits again.
  public func resumeParked() { for navigator in withCurtains { navigator.feed(.allResumed) } }

  private var withCurtains: [SceneNavigator] { [self] + (isCurtain ? [] : curtains?.all ?? []) }
}

extension Diagnostic {
  static var revalidatedInGuard: Diagnostic {
    Diagnostic(
      .revalidatedInGuard, "A guard called `revalidate()`.",
      why: "Revalidation asks that guard again, without end.",
      fix: "Call `revalidate()` where the state changes, not in a keeper.")
  }
}
