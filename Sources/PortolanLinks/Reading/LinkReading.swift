/// The result of reading a link: what the link stands for, and the pattern that read it.
public struct LinkReading<Output>: Sendable where Output: Sendable {
  /// What the link stands for, or the look-up that finds it.
  public let answer: LinkAnswer<Output>
  private let engine: LinkEngine
  let place: LinkEngine.Reading

  @usableFromInline
  init(answer: LinkAnswer<Output>, at place: LinkEngine.Reading, of engine: LinkEngine) {
    self.answer = answer
    self.place = place
    self.engine = engine
  }

  /// The text of the pattern that read the link.
  public var pattern: String { engine.text(of: place.pattern) }

  /// The alias that matched the link; nil when the pattern's own text did.
  public var alias: String? {
    place.text == 0 ? nil : engine.patterns[place.pattern].aliases[place.text - 1]
  }

  /// What the link stands for; nil when a look-up must find it first.
  @inlinable public var output: Output? {
    if case .output(let output) = answer { output } else { nil }
  }
}
