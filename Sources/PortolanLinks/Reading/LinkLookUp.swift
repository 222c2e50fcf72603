/// Work that must be done before the value of a link is known.
///
/// It has not begun.
public struct LinkLookUp<Output>: Sendable {
  /// The text of the pattern that needs it, for messages about the wait.
  public let pattern: String
  private let work: @Sendable () async throws -> Output

  @usableFromInline
  init(pattern: String, work: @escaping @Sendable () async throws -> Output) {
    self.pattern = pattern
    self.work = work
  }

  /// Does the work; each call does it anew.
  ///
  /// It throws what the app's function throws, and ends early on cancellation when that function
  /// does.
  public func run() async throws -> Output { try await work() }
}
