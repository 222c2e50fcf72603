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
