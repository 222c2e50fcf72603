/// A look-up that finds what a link stands for, such as a call to a server.
///
/// The look-up begins when you call `run()`. A navigator calls `run()` for the links that it opens.
public struct LinkLookUp<Output>: Sendable {
  /// The text of the pattern whose link must be looked up.
  public let pattern: String
  private let work: @Sendable () async throws -> Output

  @usableFromInline
  init(pattern: String, work: @escaping @Sendable () async throws -> Output) {
    self.pattern = pattern
    self.work = work
  }

  /// Calls the function of the pattern (`LinkPattern(_:lookUp:)`) and returns the output that it
  /// finds; each call of this method calls the function again.
  ///
  /// Throws what that function throws. When the task is cancelled, this call ends early only if the
  /// function does.
  public func run() async throws -> Output { try await work() }
}
