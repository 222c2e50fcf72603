/// Work that finds what a link stands for, such as a call to a server.
///
/// The work begins when you call `run()`. A navigator calls that for the links that it opens.
public struct LinkLookUp<Output>: Sendable {
  /// The text of the pattern whose link needs the work.
  public let pattern: String
  private let work: @Sendable () async throws -> Output

  @usableFromInline
  init(pattern: String, work: @escaping @Sendable () async throws -> Output) {
    self.pattern = pattern
    self.work = work
  }

  /// Does the work and returns the output; each call does it anew.
  ///
  /// Throws what the app's function throws. When the task is cancelled, the call ends early only if
  /// that function does.
  public func run() async throws -> Output { try await work() }
}
