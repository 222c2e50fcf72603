public import Portolan

/// A test's host that makes mistakes, to test that every request ends all the same.
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
/// Made with a seed, the host takes a random manner for each plan, until `behave()`.
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
    /// Performs the plan, then drags the front layer away and swipes back, and reports the end.
    case doesSomethingElse
    /// Performs the plan, and never reports that it is performed.
    case neverAnswers
    /// Performs the plan, and reports twice that it is performed.
    case answersTwice
  }

  /// What the host does with the next plans; with a seed it is set anew for each plan.
  public var manner = Manner.behaves
  private var random: SeededGenerator?

  /// Makes a host that behaves until `manner` is set.
  public override init() {}

  /// Makes a host that takes a random manner for each plan; the same seed gives the same manners.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Ends the running transition and behaves from now on, also if the host was made with a seed.
  public func behave() {
    random = nil
    manner = .behaves
    finishAll()
  }

  /// Performs a plan, or not, as `manner` says.
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
