public import Foundation

extension LinkTable {
  /// Reads a link as `read(_:)` reads a `String`, and throws the same errors.
  public func read(_ url: URL) throws(LinkProblem) -> LinkReading<Output> {
    try read(url.absoluteString)
  }

  /// Returns the link of an output as a `URL`; `link(to:as:)` returns it as a text.
  ///
  /// Throws what `link(to:as:)` throws, and `noOrigin` if Foundation cannot make a `URL` of the
  /// text.
  public func url(
    to output: Output, as form: LinkForm? = nil
  ) throws(LinkPrintProblem) -> URL {
    guard let url = URL(string: try link(to: output, as: form)) else { throw .noOrigin }
    return url
  }
}

extension UUID: LinkParameter {
  /// A codec that reads a UUID in capital or small letters, and writes it in capitals.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(
      shape: .uuid, sample: "00000000-0000-4000-8000-000000000000",
      read: { UUID(uuidString: $0) }, write: { $0.uuidString })
  }
}

extension Date: LinkParameter {
  /// A codec for a date and time in UTC, in whole seconds: `2026-11-23T05:48:57Z`.
  ///
  /// Printing a date with a fraction of a second throws. The codec supports the years 0001 to 9999.
  public static var linkCodec: LinkCodec<Self> { .second }
}

extension LinkCodec where Value == Date {
  /// A codec for a date and time in UTC, in whole seconds: `2026-11-23T05:48:57Z`.
  ///
  /// This is `Date.linkCodec`, with the same limits.
  public static var second: Self {
    Self(
      shape: .instant, sample: "2026-01-02T03:04:05Z",
      read: { text in CalendarText.seconds(ofInstant: text).map(Date.init(seconds:)) },
      write: { date in date.wholeSeconds.flatMap(CalendarText.instant(ofSeconds:)) })
  }

  /// A codec for a day in UTC, such as `2026-11-23`, read as the first second of the day.
  ///
  /// Printing a date at another time of day throws. The codec supports the years 0001 to 9999.
  public static var day: Self {
    Self(
      shape: .day, sample: "2026-01-02",
      read: { text in CalendarText.seconds(ofDay: text).map(Date.init(seconds:)) },
      write: { date in date.wholeSeconds.flatMap(CalendarText.day(ofSeconds:)) })
  }
}

extension Date {
  fileprivate init(seconds: Int) { self.init(timeIntervalSince1970: Double(seconds)) }

  fileprivate var wholeSeconds: Int? { Int(exactly: timeIntervalSince1970) }
}
