internal import HeadlessSwiftUI
public import HeadlessUIKit
public import PlatformFacts

/// Which model is to stand for a device: its version, its kind, and values of assumptions.
public struct ModelOrder: Sendable {
  /// The version of iOS.
  public let profile: HeadlessProfile
  /// The kind of device.
  public let device: FactDevice
  private let assumptions: HeadlessViewAssumptions

  /// Why an order cannot be followed.
  public struct Problem: Error, CustomStringConvertible {
    /// What is wrong, and what there is.
    public let description: String
  }

  /// Reads an order, such as `18 phone holdsDismissals=false`.
  public init(_ words: some Collection<String>) throws(Problem) {
    let (versions, devices) = (HeadlessProfile.allCases, FactDevice.allCases)
    let rest = words.dropFirst(2)
    guard let version = words.first.flatMap({ Int($0) }),
      let profile = HeadlessProfile(rawValue: version),
      let device = words.dropFirst().first.flatMap(FactDevice.init)
    else {
      throw Problem(
        description: "it wants a version and a device: one of "
          + versions.map { "\($0.rawValue)" }.joined(separator: " ") + ", and one of "
          + devices.map(\.rawValue).joined(separator: " "))
    }
    var assumptions = HeadlessViewAssumptions(answersOf: profile)
    for word in rest { try Self.set(word, in: &assumptions) }
    (self.profile, self.device, self.assumptions) = (profile, device, assumptions)
  }

  /// Tries a fact on a model of its own.
  public func outcome(of fact: Fact) async -> FactOutcome {
    let (outcome, faults) = await HeadlessFactStage.outcome(
      of: fact, on: profile, assumptions, device: device)
    return faults.isEmpty ? outcome : .differs(faults.joined(separator: "; "))
  }

  private static func set(
    _ word: String, in assumptions: inout HeadlessViewAssumptions
  ) throws(Problem) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let choice = AssumptionChoice.named(parts[0]) else {
      throw Problem(description: "no assumption is set by \(word)")
    }
    guard choice.set(parts[1], in: &assumptions) else {
      let values = choice.values.joined(separator: " ")
      throw Problem(description: "\(parts[0]) has no value \(parts[1]), but \(values)")
    }
  }
}
