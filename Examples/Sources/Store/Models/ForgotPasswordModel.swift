public import Observation

/// Help for who forgot the password.
@MainActor @Observable public final class ForgotPasswordModel {
  /// What the user typed as the name.
  public var name = ""
  /// Whether a letter was asked for.
  public private(set) var isSent = false

  private let counted = ModelCensus.Entry()

  /// Makes the model of the help.
  public init() {}

  /// The user asked for a letter; the answer does not tell who has an account.
  public func send() { isSent = true }
}
