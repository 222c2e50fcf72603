public import Portolan

/// Does what a host must not do, to see that requests end all the same.
///
/// ```swift
/// let host = MisbehavingHost()
/// navigator.scene.attach(host)
/// host.manner = .refuses
/// #expect(throws: NavigationError.screenDisagreed) { try await navigator.navigate(to: .bag) }
/// ```
@MainActor public final class MisbehavingHost: RecordingHost {
  /// What it does with a plan.
  public enum Manner: CaseIterable, Sendable {
    /// Performs it.
    case behaves
    /// Changes nothing and says that it did.
    case refuses
    /// Performs it and goes back by itself.
    case doesSomethingElse
    /// Performs it and never says so.
    case neverAnswers
    /// Performs it and says so twice.
    case answersTwice
  }

  /// What it does with the next plans.
  public var manner = Manner.behaves

  /// Does with the plan what its manner says.
  public override func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    switch manner {
    case .behaves: super.show(plan, done)
    case .refuses: done()
    case .doesSomethingElse:
      screen.perform(plan)
      screen.dragAway()
      screen.swipeBack()
      done()
    case .neverAnswers: screen.perform(plan)
    case .answersTwice:
      super.show(plan, done)
      done()
    }
  }
}
