extension SceneNavigator {
  /// Asks the guards of all that is shown or kept again, for example when the session changed.
  ///
  /// What may no longer be shown is taken out in one commit; when it was visible, what its guard
  /// redirects or detours to is shown instead. Parked requests are tried again, and end when their
  /// guards say no. Exit guards are not asked. Returns when the screen shows the change; a task that
  /// is cancelled waits no longer, and the change goes on. Inside a guard it is a diagnostic and does
  /// nothing, since the guard would be asked for its own answer.
  public func revalidate() async {
    guard !Self.isBeingAsked else { return report(.revalidatedInGuard) }
    let number = traffic.nextRevalidation
    let waiters = Waiters<Void>()
    revalidations[number] = waiters
    feed(.revalidated)
    guard revalidations[number] != nil else { return }
    await waiters.value(orWhenCancelled: ())
  }

  /// Tries again all that is parked, and asks nobody of what is shown.
  ///
  /// ```swift
  /// catalogue.load()
  /// scene.resumeParked()  // links that waited for it open
  /// ```
  ///
  /// Their guards are asked; what they do not allow ends or waits again. Without anything parked it
  /// does nothing.
  public func resumeParked() { feed(.allResumed) }
}
