/// What a step came to.
public struct StepReport: Sendable, Encodable {
  /// The step as it was written.
  public let step: String
  /// What the screen showed.
  public let picture: String
  /// What the navigator wanted it to show.
  public let tree: String
  /// How what was asked for ended, or what the gesture did.
  public var outcome: String
  /// How many controllers were alive; with SwiftUI how many screens.
  public let alive: Int
  /// How many view models were alive.
  public let models: Int
  /// Diagnostics and problems, one in a line.
  public var notes: [String]
  /// Whether everything had come to rest, so that screen and tree must agree.
  public let isSettled: Bool

  /// Whether the screen showed what the navigator wanted, or was still on its way.
  public var agrees: Bool { !isSettled || picture == tree }

  private enum CodingKeys: CodingKey { case step, picture, outcome, alive, models }
}
