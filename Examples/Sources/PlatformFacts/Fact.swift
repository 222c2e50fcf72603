import PortolanUIKit

/// A statement about UIKit or SwiftUI that our sources rely on, and how to try it with Apple's own calls.
///
/// Behind an assumption of our models it does not agree or differ, but says which value was seen.
public struct Fact: Sendable, CustomStringConvertible {
  /// Its numbers in the sources, such as `U78`.
  public let numbers: [String]
  /// The assumption of our models whose value it sees; nil when the models leave no choice.
  public let assumption: String?
  /// The systems on which it can be tried, by the number of their version.
  public let systems: ClosedRange<Int>
  /// The devices on which it can be tried.
  public let devices: [FactDevice]
  /// The statement.
  public let claim: String
  private let attempt: @MainActor @Sendable (FactTrial) async throws -> Void

  init(
    _ numbers: String..., sees assumption: String? = nil, systems: ClosedRange<Int> = 17...99,
    on devices: [FactDevice] = FactDevice.allCases, claim: String,
    attempt: @escaping @MainActor @Sendable (FactTrial) async throws -> Void
  ) {
    self.numbers = numbers
    self.assumption = assumption
    self.systems = systems
    self.devices = devices
    self.claim = claim
    self.attempt = attempt
  }

  /// Its numbers and the statement.
  public var description: String { "\(numbers.joined(separator: " ")) \(claim)" }

  /// The line of a table for what it has shown.
  public func line(_ outcome: FactOutcome) -> String {
    "\(numbers.joined(separator: " ")): \(outcome)"
  }

  /// Tries it; a stage on which that is not possible answers nothing.
  @MainActor public func outcome(on stage: any FactStage) async -> FactOutcome {
    guard systems.contains(stage.system) else {
      return .notAnswered("it wants iOS \(systems.lowerBound) to \(systems.upperBound)")
    }
    guard devices.contains(stage.device) else {
      return .notAnswered("it wants another device than a \(stage.device.rawValue)")
    }
    let trial = FactTrial(stage)
    do {
      try await attempt(trial)
    } catch {
      return .notAnswered("\(error)")
    }
    return trial.outcome(of: assumption)
  }

  /// All that can be tried so.
  public static var all: [Fact] { uikit + swiftUI }
}

/// A fact cannot be tried here, so nothing is said of it.
public struct NotTried: Error, CustomStringConvertible {
  /// Why.
  public let reason: String

  /// Creates the error.
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
