/// What a link was read as.
public struct LinkReading<Output>: Sendable where Output: Sendable {
  /// What the link stands for.
  public let answer: LinkAnswer<Output>
  private let engine: LinkEngine
  let place: LinkEngine.Reading

  @usableFromInline
  init(answer: LinkAnswer<Output>, at place: LinkEngine.Reading, of engine: LinkEngine) {
    self.answer = answer
    self.place = place
    self.engine = engine
  }

  /// The text of the pattern.
  public var pattern: String { engine.text(of: place.pattern) }

  /// The alias of the pattern by which it came; nil when it came by the pattern itself.
  public var alias: String? {
    place.text == 0 ? nil : engine.patterns[place.pattern].aliases[place.text - 1]
  }

  /// What the link stands for; nil when that must be looked up first.
  @inlinable public var output: Output? {
    if case .output(let output) = answer { output } else { nil }
  }
}

/// What a link stands for, now or after some work.
public enum LinkAnswer<Output> {
  /// This.
  case output(Output)
  /// What this work finds.
  case lookUp(LinkLookUp<Output>)
}

extension LinkAnswer: Sendable where Output: Sendable {}

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
