public import Portolan

/// A `LateHost` that makes mistakes on purpose, to test that every request ends all the same.
///
/// ```swift
/// let host = MisbehavingHost()
/// host.attach(to: navigator.scene)
/// host.manner = .refuses
/// await #expect(throws: NavigationError.screenDisagreed) {
///   try await navigator.navigate(to: .bag)
/// }
/// ```
///
/// A host that was made with a seed takes a random `Manner` for each plan, until `behave()` is
/// called.
@MainActor public final class MisbehavingHost: LateHost {
  /// What the host does with a plan.
  public enum Manner: String, CaseIterable, Sendable, Codable {
    /// Performs the plan at once, as a `RecordingHost` does.
    case behaves
    /// Performs the plan when the test calls `finish()`.
    case isLate
    /// Changes nothing, and reports that the plan is performed.
    case refuses
    /// Performs the first half of the plan's steps, and reports that the plan is performed.
    case stopsHalfway
    /// Performs the plan, drags the front layer away, swipes back, and then reports that the plan
    /// is performed.
    case doesSomethingElse
    /// Performs the plan, and never reports that it is performed.
    case neverAnswers
    /// Performs the plan, and reports twice that it is performed.
    case answersTwice
  }

  /// What the host does with the next plans; a host with a seed sets it at random for each plan.
  public var manner = Manner.behaves
  private var random: SeededGenerator?

  /// Makes a host that performs plans correctly until `manner` is set.
  public override init() {}

  /// Makes a host that takes a random manner for each plan; the same seed gives the same manners.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Ends the running transition; from now on the host performs plans correctly, even if it
  /// was made with a seed.
  public func behave() {
    random = nil
    manner = .behaves
    finishAll()
  }

  /// Does with a plan what `manner` says.
  public override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    draw()
    switch manner {
    case .behaves: performAtOnce(plan, done)
    case .isLate: super.show(plan, done)
    case .refuses:
      screen.perform(plan, doing: 0)
      done()
    case .stopsHalfway:
      screen.perform(plan, doing: PlannedSteps(plan).steps.count / 2)
      done()
    case .doesSomethingElse:
      screen.perform(plan)
      screen.dragAway()
      screen.swipeBack()
      done()
    case .neverAnswers: screen.perform(plan)
    case .answersTwice:
      performAtOnce(plan) {
        done()
        done()
      }
    }
  }

  private func draw() {
    guard var random else { return }
    manner = Manner.allCases.randomElement(using: &random) ?? .behaves
    self.random = random
  }
}
