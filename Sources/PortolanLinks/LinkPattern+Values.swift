extension LinkPattern {
  /// Makes a pattern without placeholders, which always gives the same output.
  ///
  /// - Parameters:
  ///   - text: The text of the link, such as `/bag`.
  ///   - output: What the link stands for.
  @inlinable
  public init(_ text: String, _ output: Output) where Output: Equatable & Sendable {
    self.init(
      text, parameters: [], answer: { _ in .output(output) },
      write: { $0 == output ? .texts([]) : .other })
  }

  /// Makes a pattern whose placeholders have types that conform to `LinkParameter`.
  ///
  /// - Parameters:
  ///   - text: The text of the links, with a placeholder for each value.
  ///   - make: Makes the output from the values; if it returns nil, the next pattern is tried.
  ///   - match: Takes the values out of an output, for printing; nil for an output of another
  ///     pattern.
  @inlinable
  public init<each Value: LinkParameter>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Output?,
    match: @escaping @Sendable (Output) -> (repeat each Value)?
  ) {
    self.init(text, as: repeat (each Value).linkCodec, make: make, match: match)
  }

  /// Makes a pattern that reads and writes its values with codecs.
  ///
  /// ```swift
  /// LinkPattern("/calendar/{day}", as: .day, make: Shop.calendar) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of the links, with a placeholder for each value.
  ///   - codecs: A codec for each placeholder, in the order of the text.
  ///   - make: Makes the output from the values; if it returns nil, the next pattern is tried.
  ///   - match: Takes the values out of an output, for printing; nil for an output of another
  ///     pattern.
  @inlinable
  public init<each Value>(
    _ text: String, as codecs: repeat LinkCodec<each Value>,
    make: @escaping @Sendable (repeat each Value) -> Output?,
    match: @escaping @Sendable (Output) -> (repeat each Value)?
  ) {
    // No more than is needed: a table of thousands reads far apart in memory.
    let (reads, writes) = ((repeat (each codecs).read), (repeat (each codecs).write))
    self.init(
      text, parameters: PatternParameter.all(repeat each codecs),
      answer: { texts in
        var place = 0
        do {
          return make(repeat try Unreadable.read(texts, &place, each reads)).map { .output($0) }
        } catch {
          return nil
        }
      },
      write: { output in
        guard let values = match(output) else { return .other }
        var texts: [LinkText] = []
        for (write, value) in repeat (each writes, each values) {
          guard let text = write(value) else { return .unwritable(texts.count) }
          texts.append(text)
        }
        return .texts(texts)
      })
  }

  /// Makes a pattern whose output must be looked up first.
  ///
  /// ```swift
  /// LinkPattern("/u/{name}") { (name: String) in try await .profile(directory.id(of: name)) }
  /// ```
  ///
  /// Reading a link with this pattern does not call `lookUp`. The `answer` of the
  /// reading is `LinkAnswer.lookUp`, and `LinkLookUp.run()` calls the function. The table prints no
  /// link with this pattern.
  ///
  /// - Parameters:
  ///   - text: The text of the links, with a placeholder for each value.
  ///   - lookUp: Finds the output for the values, for example on a server.
  @inlinable
  public init<each Value: LinkParameter & Sendable>(
    _ text: String, lookUp: @escaping @Sendable (repeat each Value) async throws -> Output
  ) {
    let reads = (repeat (each Value).linkCodec.read)
    self.init(
      text, parameters: PatternParameter.all(repeat (each Value).linkCodec),
      answer: { texts in
        var place = 0
        do {
          let values = (repeat try Unreadable.read(texts, &place, each reads))
          return .lookUp(LinkLookUp(pattern: text) { try await lookUp(repeat each values) })
        } catch {
          return nil
        }
      },
      write: { _ in .other })
  }
}

extension PatternParameter {
  @inlinable
  static func all<each Value>(_ codecs: repeat LinkCodec<each Value>) -> [PatternParameter] {
    var parameters: [PatternParameter] = []
    parameters.reserveCapacity(2)
    for codec in repeat each codecs { parameters.append(PatternParameter(codec)) }
    return parameters
  }
}

/// A text that is no value of its placeholder.
@usableFromInline
struct Unreadable: Error {
  @inlinable
  init() {}

  // Inlined, or each call would look its types up.
  @inlinable @inline(__always)
  static func read<Value>(
    _ texts: [LinkText], _ place: inout Int, _ read: (LinkText) -> Value?
  ) throws(Unreadable) -> Value {
    guard place < texts.count, let value = read(texts[place]) else { throw Unreadable() }
    place += 1
    return value
  }
}
