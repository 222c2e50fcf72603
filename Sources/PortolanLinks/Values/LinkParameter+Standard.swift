// Their codecs capture nothing, so that thousands of patterns do not each keep a copy.

extension String: LinkParameter {
  /// A codec that reads and writes any text.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(
      arity: .one, shape: .text, sample: "example", read: { $0.single }, write: { .one($0) })
  }
}

extension Bool: LinkParameter {
  /// A codec that reads and writes `true` and `false`, in small letters.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(
      arity: .one, shape: .words(["true", "false"]), sample: "true",
      read: { text in text.single.flatMap { Bool($0) } },
      write: { .one($0 ? "true" : "false") })
  }
}

extension LinkParameter where Self: FixedWidthInteger {
  /// A codec for integers in decimal digits; it also reads a plus sign and zeros in front of them.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(
      arity: .one, shape: .integer, sample: "1",
      read: { text in text.single.flatMap { Self($0) } }, write: { .one(String($0)) })
  }
}

extension Int: LinkParameter {}
extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}

extension LinkParameter where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// A codec for finite numbers with a point, such as `1.5`; printing infinity or a NaN throws.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(
      shape: .decimal, sample: "1.5",
      read: { text in Self(text).flatMap { $0.isFinite ? $0 : nil } },
      write: { $0.isFinite ? $0.description : nil })
  }
}

extension Double: LinkParameter {}
extension Float: LinkParameter {}
