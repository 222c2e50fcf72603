/// Reads a value from the text of a link, and writes it.
///
/// ```swift
/// let sku = LinkCodec("SKU", sample: "A-17", read: { SKU($0) }, write: { $0.text })
/// LinkPattern("/products/{sku}", as: sku) { Shop.product($0) } match: { $0.sku }
/// ```
///
/// `read` must undo `write`: then a printed link reads as what was printed. Texts are decoded
/// already; what a link may not hold is percent-encoded when it is printed. `read` answers nil for
/// a text that is no such value: the next pattern that fits is tried. `write` answers nil for a
/// value that has no text: printing then throws. Both may be called on any thread.
public struct LinkCodec<Value>: Sendable {
  let arity: LinkArity
  let shape: LinkShape
  /// A text that it reads, for examples.
  let sample: String?
  @usableFromInline let read: @Sendable (LinkText) -> Value?
  @usableFromInline let write: @Sendable (Value) -> LinkText?

  init(
    arity: LinkArity, shape: LinkShape, sample: String?,
    read: @escaping @Sendable (LinkText) -> Value?,
    write: @escaping @Sendable (Value) -> LinkText?
  ) {
    self.arity = arity
    self.shape = shape
    self.sample = sample
    self.read = read
    self.write = write
  }

  init(
    shape: LinkShape, sample: String?, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.init(
      arity: .one, shape: shape, sample: sample,
      read: { text in
        guard case .one(let text) = text else { return nil }
        return read(text)
      },
      write: { value in write(value).map { .one($0) } })
  }

  /// Makes a codec of one text.
  ///
  /// - Parameters:
  ///   - name: What it reads, for tables: codecs of one name are taken to read the same texts, so
  ///     that two patterns which differ in nothing else are ambiguous.
  ///   - sample: A text that it reads, for example links; without one there are none.
  ///   - read: The value of a text.
  ///   - write: The text of a value.
  public init(
    _ name: String, sample: String? = nil, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.init(shape: .named(name), sample: sample, read: read, write: write)
  }

  /// The same codec for fewer values: others are neither read nor written.
  ///
  /// ```swift
  /// Int.linkCodec.where("page") { $0 > 0 }
  /// ```
  ///
  /// A pattern with such a placeholder is more specific than one with the codec itself. The sample
  /// of the codec stays when it fits.
  ///
  /// - Parameters:
  ///   - name: What the values are, for tables: see the initialiser.
  ///   - fits: Whether a value is one of them.
  /// - Returns: The narrower codec.
  public func `where`(_ name: String, _ fits: @escaping @Sendable (Value) -> Bool) -> Self {
    let (read, write) = (read, write)
    let narrow: @Sendable (LinkText) -> Value? = { text in
      read(text).flatMap { fits($0) ? $0 : nil }
    }
    return Self(
      arity: arity, shape: .refined(shape, name),
      sample: sample.flatMap { narrow(.one($0)) == nil ? nil : $0 },
      read: narrow, write: { fits($0) ? write($0) : nil })
  }

  /// The codec for a part that may be left out, such as `{section?}`.
  ///
  /// It belongs to a codec of one text; of an optional or a list it reads nothing.
  public var optional: LinkCodec<Value?> {
    let (read, write) = (read, write)
    return LinkCodec<Value?>(
      arity: arity == .one ? .optional : .impossible, shape: shape, sample: sample,
      read: { text in text == .absent ? .some(nil) : read(text).map { .some($0) } },
      write: { value in value.map { write($0) } ?? .absent })
  }

  /// The codec for a part that may occur any number of times, such as `{tags*}`.
  ///
  /// It belongs to a codec of one text; of an optional or a list it reads nothing.
  public var list: LinkCodec<[Value]> {
    let (read, write) = (read, write)
    return LinkCodec<[Value]>(
      arity: arity == .one ? .many : .impossible, shape: shape, sample: sample,
      read: { text in
        guard case .many(let texts) = text else { return nil }
        var values: [Value] = []
        values.reserveCapacity(texts.count)
        for text in texts {
          guard let value = read(.one(text)) else { return nil }
          values.append(value)
        }
        return values
      },
      write: { values in
        var texts: [String] = []
        texts.reserveCapacity(values.count)
        for value in values {
          guard case .one(let text)? = write(value) else { return nil }
          texts.append(text)
        }
        return .many(texts)
      })
  }
}

/// How many texts a placeholder takes.
enum LinkArity: Hashable, Sendable {
  case one, optional, many
  /// An optional of an optional, a list of lists: a link has no place for it.
  case impossible
}
