/// A type whose values a link can contain.
///
/// `Int` and the other integers, `String`, `Bool`, `Double`, `Float`, `UUID` and `Date` conform,
/// and optionals and arrays of them. A type of your own conforms with one line if it has raw
/// values, or is `LosslessStringConvertible`:
///
/// ```swift
/// enum Sorting: String, CaseIterable, LinkParameter { case price, name }
/// extension SKU: LinkParameter {}  // SKU: LosslessStringConvertible
/// ```
///
/// Any other type implements `linkCodec`. The `description` of a `LosslessStringConvertible` value
/// must give an equal value when it is read, as that protocol demands.
public protocol LinkParameter: Sendable {
  /// The codec that reads and writes values of this type.
  static var linkCodec: LinkCodec<Self> { get }
}

extension LinkParameter where Self: LosslessStringConvertible {
  /// A codec that reads and writes the `description` of a value.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(String(reflecting: Self.self), read: { Self($0) }, write: { $0.description })
  }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// A codec that reads and writes the raw value.
  public static var linkCodec: LinkCodec<Self> {
    rawCodec(shape: .named(String(reflecting: Self.self)), sample: RawValue.linkCodec.sample)
  }
}

extension LinkParameter
where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
  /// A codec that reads and writes the raw values of the cases, so that a table knows all these
  /// texts.
  public static var linkCodec: LinkCodec<Self> {
    let raw = RawValue.linkCodec
    let words = allCases.compactMap { value -> String? in
      guard case .one(let text)? = raw.write(value.rawValue) else { return nil }
      return text
    }
    return rawCodec(shape: .words(words), sample: words.first)
  }
}

extension LinkParameter
where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkParameter {
  /// A codec that reads and writes the raw value.
  public static var linkCodec: LinkCodec<Self> {
    rawCodec(shape: .named(String(reflecting: Self.self)), sample: RawValue.linkCodec.sample)
  }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  fileprivate static func rawCodec(shape: LinkShape, sample: String?) -> LinkCodec<Self> {
    let raw = RawValue.linkCodec
    return LinkCodec(
      arity: .one, shape: shape,
      sample: sample.flatMap {
        raw.read(.one($0)).flatMap { Self(rawValue: $0) } == nil ? nil : $0
      },
      read: { text in raw.read(text).flatMap { Self(rawValue: $0) } },
      write: { raw.write($0.rawValue) })
  }
}

extension Optional: LinkParameter where Wrapped: LinkParameter {
  /// The codec of an optional, for a part that a link may leave out, such as `{section?}`.
  public static var linkCodec: LinkCodec<Self> { Wrapped.linkCodec.optional }
}

extension Array: LinkParameter where Element: LinkParameter {
  /// The codec of an array, for a part that a link may have any number of times, such as `{tags*}`.
  public static var linkCodec: LinkCodec<Self> { Element.linkCodec.list }
}
