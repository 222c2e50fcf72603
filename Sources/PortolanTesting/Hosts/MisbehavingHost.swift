public import Portolan

/// Does what a host must not do, to see that requests end all the same.
///
/// ```swift
/// let host = MisbehavingHost()
/// navigator.scene.attach(host)
/// host.manner = .refuses
/// await #expect(throws: NavigationError.screenDisagreed) {
///   try await navigator.navigate(to: .bag)
/// }
/// ```
///
/// Made with a seed, it draws another manner for each plan until it is told to behave.
@MainActor public final class MisbehavingHost: LateHost {
  /// What it does with a plan.
  public enum Manner: String, CaseIterable, Sendable, Codable {
    /// Performs it at once.
    case behaves
    /// Performs it when `finish()` is called.
    case isLate
    /// Moves nothing and says that it is done.
    case refuses
    /// Does the first half of the steps and says that it is done.
    case stopsHalfway
    /// Performs it and goes back by itself.
    case doesSomethingElse
    /// Performs it and never says so.
    case neverAnswers
    /// Performs it and says so twice.
    case answersTwice
  }

  /// What it does with the next plan.
  public var manner = Manner.behaves
  private var random: SeededGenerator?

  /// Makes a host that behaves until it is told otherwise.
  public override init() {}

  /// Makes a host that draws its manner for each plan from a seed.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Ends what is under way and behaves from now on.
  public func behave() {
    random = nil
    manner = .behaves
    finishAll()
  }

  /// Does with the plan what its manner says.
  public override func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
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
