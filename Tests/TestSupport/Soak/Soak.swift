/// Walks at random one after the other, until their budget has been spent.
@MainActor package struct Soak<Walk: RandomWalking> {
  private let name: String
  private var budget: WalkBudget
  private let seed: Int
  /// After how many failures it ends.
  private let patience: Int
  package private(set) var done = 0
  package private(set) var whileMoving = 0
  package private(set) var failures: [String] = []

  /// Reads how much is asked for from the environment.
  package init(of name: String) throws {
    self.name = name
    budget = try WalkBudget()
    seed = try WalkBudget.number("PORTOLAN_SOAK_SEED") ?? 1
    patience = try WalkBudget.number("PORTOLAN_SOAK_FAILURES") ?? 10
  }

  /// Whether there were enough steps to say how often a die falls.
  package var isLong: Bool { done >= 2_000 }

  /// Walks, and prints what `Scripts/soak` reads.
  package mutating func run(noting note: (Walk) -> Void = { _ in }) async {
    await WalkTurn.take()
    defer { WalkTurn.pass() }
    budget.begin()
    var next = UInt64(seed)
    while budget.left(after: done) > 0, failures.count < patience {
      var walk = Walk()
      let alarm = WalkAlarm(seed: next)
      await WalkBudget.$current.withValue(budget) {
        await walk.run(seed: next, steps: min(Walk.length, budget.left(after: done)))
      }
      alarm.cancel()
      done += max(walk.steps, 1)
      whileMoving += walk.whileMoving
      if let failure = walk.failure { failures.append("seed \(next), \(failure)") }
      note(walk)
      next += 1
    }
    if done == 0 { failures.append("the budget was spent before the first step") }
    print("soak \(name): \(done) steps, \(whileMoving) while something moved")
    print("soak \(name): \(failures.count) failures")
  }
}

/// A walk of code and person under one choice of what Apple does not document.
@MainActor package protocol RandomWalking: Sendable {
  init()
  var steps: Int { get }
  /// How many of the steps came while something moved.
  var whileMoving: Int { get }
  /// The law that broke, and where.
  var failure: String? { get }

  /// Walks so many steps and looks at the laws whenever nothing moves any more.
  mutating func run(seed: UInt64, steps count: Int) async
}

extension RandomWalking {
  /// How many steps a walk has.
  package static var length: Int { 50 }

  /// Whether a walk of at most so many steps takes one more.
  package func goesOn(to count: Int) -> Bool {
    steps < count && failure == nil && WalkBudget.current?.isOver != true
  }
}
