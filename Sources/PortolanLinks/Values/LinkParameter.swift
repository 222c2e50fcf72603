/// A type that a placeholder of a link can have.
///
/// `Int` and the other integers, `String`, `Bool`, `Double`, `UUID` and `Date` have it, and optionals
/// and arrays of them. A type of your own gets it with one line when it is an enum with raw values, or
/// can be made of its description:
///
/// ```swift
/// enum Sorting: String, CaseIterable, LinkParameter { case price, name }
/// extension SKU: LinkParameter {}  // SKU: LosslessStringConvertible
/// ```
///
/// Otherwise it says its codec. The description of a `LosslessStringConvertible` type must make an
/// equal value, as that protocol demands.
public protocol LinkParameter: Sendable {
  /// Reads and writes its values.
  static var linkCodec: LinkCodec<Self> { get }
}

extension LinkParameter where Self: LosslessStringConvertible {
  /// Reads and writes descriptions.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(String(reflecting: Self.self), read: { Self($0) }, write: { $0.description })
  }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Reads and writes raw values.
  public static var linkCodec: LinkCodec<Self> {
    rawCodec(shape: .named(String(reflecting: Self.self)), sample: RawValue.linkCodec.sample)
  }
}

extension LinkParameter
where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
  /// Reads and writes raw values; no other texts are read.
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
  /// Reads and writes raw values.
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
  /// The codec of the value, for a part that may be left out.
  public static var linkCodec: LinkCodec<Self> { Wrapped.linkCodec.optional }
}

extension Array: LinkParameter where Element: LinkParameter {
  /// The codec of the elements, for a part that may be there any number of times.
  public static var linkCodec: LinkCodec<Self> { Element.linkCodec.list }
}
