/// Reads a value from the text of a link, and writes it.
///
/// ```swift
/// let sku = LinkCodec("SKU", sample: "A-17", read: { SKU($0) }, write: { $0.text })
/// LinkPattern("/products/{sku}", as: sku) { Shop.product($0) } match: { $0.sku }
/// ```
///
/// `read` must return the value that `write` has written. Both work on decoded texts: printing
/// percent-encodes what a link may not contain. If `read` returns nil, the text is no such value,
/// and the next pattern is tried. If `write` returns nil, printing throws. Both may be called on
/// any thread.
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

  /// Makes a codec for values that a link writes as one text.
  ///
  /// - Parameters:
  ///   - name: A name for the kind of value. A table assumes that codecs with the same name read
  ///     the same texts, so two patterns that differ only in such codecs are ambiguous.
  ///   - sample: A text that the codec reads, for `LinkTable.samples`; nil for none.
  ///   - read: Returns the value of a text; nil if the text is no value.
  ///   - write: Returns the text of a value; nil if the value has none.
  public init(
    _ name: String, sample: String? = nil, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.init(shape: .named(name), sample: sample, read: read, write: write)
  }

  /// Returns a codec for some values of this codec; it does not read or write the other values.
  ///
  /// ```swift
  /// Int.linkCodec.where("page") { $0 > 0 }
  /// ```
  ///
  /// A pattern with the new codec is more specific than one with the old. The new codec has the
  /// sample of the old one if `fits` accepts the sample's value, and otherwise none.
  ///
  /// - Parameters:
  ///   - name: A name for the kind of value, as in `init(_:sample:read:write:)`.
  ///   - fits: Whether the codec reads and writes a value.
  /// - Returns: The new codec.
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

  /// The codec of an optional value, for a part that a link may leave out, such as `{section?}`.
  ///
  /// Use it on a codec that reads a single text. If `optional` or `list` has made the codec, the
  /// result is a codec that no pattern can use (`PatternFault.arity`).
  public var optional: LinkCodec<Value?> {
    let (read, write) = (read, write)
    return LinkCodec<Value?>(
      arity: arity == .one ? .optional : .impossible, shape: shape, sample: sample,
      read: { text in text == .absent ? .some(nil) : read(text).map { .some($0) } },
      write: { value in value.map { write($0) } ?? .absent })
  }

  /// The codec of an array, for a part that a link may have any number of times, such as `{tags*}`.
  ///
  /// Use it on a codec that reads a single text. If `optional` or `list` has made the codec, the
  /// result is a codec that no pattern can use (`PatternFault.arity`).
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
