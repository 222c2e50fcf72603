public import Portolan

/// A host with faults, to test that requests end all the same.
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
/// With a seed, it draws another manner for each plan until `behave()`.
@MainActor public final class MisbehavingHost: LateHost {
  /// The ways in which it treats a plan.
  public enum Manner: String, CaseIterable, Sendable, Codable {
    /// Performs it at once.
    case behaves
    /// Performs it when `finish()` is called.
    case isLate
    /// Changes nothing and reports that it is done.
    case refuses
    /// Performs the first half of the steps and reports that it is done.
    case stopsHalfway
    /// Performs it and then goes back by itself.
    case doesSomethingElse
    /// Performs it and never reports that it is done.
    case neverAnswers
    /// Performs it and reports twice that it is done.
    case answersTwice
  }

  /// The way in which it treats the next plan.
  public var manner = Manner.behaves
  private var random: SeededGenerator?

  /// Makes a host that behaves until `manner` is set.
  public override init() {}

  /// Makes a host that draws its manner for each plan.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Ends the running transitions and behaves from now on.
  public func behave() {
    random = nil
    manner = .behaves
    finishAll()
  }

  /// Treats a plan according to its manner.
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
