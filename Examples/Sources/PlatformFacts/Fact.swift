import PortolanUIKit

/// A statement about UIKit that our sources rely on, and how to try it with UIKit's own calls.
public struct Fact: Sendable, CustomStringConvertible {
  /// Its numbers in the sources, such as `U78`.
  public let numbers: [String]
  /// The statement.
  public let claim: String
  private let attempt: @MainActor @Sendable (FactTrial) async throws -> Void

  init(
    _ numbers: String..., claim: String,
    attempt: @escaping @MainActor @Sendable (FactTrial) async throws -> Void
  ) {
    self.numbers = numbers
    self.claim = claim
    self.attempt = attempt
  }

  /// Its numbers and the statement.
  public var description: String { "\(numbers.joined(separator: " ")) \(claim)" }

  /// Tries it; the observations that differ, none when the stage agrees.
  @MainActor public func differences(on stage: any FactStage) async throws -> [String] {
    let trial = FactTrial(stage)
    try await attempt(trial)
    return trial.differences
  }

  /// All that can be tried so.
  public static var all: [Fact] { stacks + layers + tabs }
}

/// A fact cannot be tried here, so nothing is said of it.
struct NotTried: Error {
  let reason: String
}

/// One attempt at a fact: the stage, the calls of its controllers, and what was found.
@MainActor final class FactTrial {
  let stage: any FactStage
  let calls = FactCalls()
  private(set) var differences: [String] = []

  init(_ stage: any FactStage) {
    self.stage = stage
  }

  /// Notes an observation that is not as expected.
  func expect<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
    if found != expected { differences.append("\(what): \(found) instead of \(expected)") }
  }

  /// A controller whose calls are noted.
  func controller(_ name: String) -> UIViewController { FactController(name, calls) }
}

/// The calls of controllers and delegates, in order.
@MainActor final class FactCalls {
  private var all: [String] = []

  func add(_ call: String) { all.append(call) }

  /// The calls since it was asked last.
  func take() -> [String] {
    defer { all = [] }
    return all
  }
}

/// A controller that notes its appearance.
private final class FactController: UIViewController {
  private let name: String
  private let calls: FactCalls

  init(_ name: String, _ calls: FactCalls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.add("\(name).willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.add("\(name).didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.add("\(name).willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.add("\(name).didDisappear")
  }
}
