public import Foundation

extension LinkTable {
  /// Reads a link; see `read(_:)` for a text.
  public func read(_ url: URL) throws(LinkProblem) -> LinkReading<Output> {
    try read(url.absoluteString)
  }

  /// The link of an output as a URL; see `link(to:as:)` for a text.
  ///
  /// It throws `noOrigin` also when Foundation takes the link for none.
  public func url(
    to output: Output, as form: LinkForm? = nil
  ) throws(LinkPrintProblem) -> URL {
    guard let url = URL(string: try link(to: output, as: form)) else { throw .noOrigin }
    return url
  }
}

extension UUID: LinkParameter {
  /// Reads a UUID in any case, and writes it in capitals.
  public static var linkCodec: LinkCodec<Self> {
    LinkCodec(
      shape: .uuid, sample: "00000000-0000-4000-8000-000000000000",
      read: { UUID(uuidString: $0) }, write: { $0.uuidString })
  }
}

extension Date: LinkParameter {
  /// Reads and writes a whole second in UTC, such as `2026-11-23T05:48:57Z`.
  ///
  /// A date between two seconds has no text: printing it throws. The years are 0001 to 9999.
  public static var linkCodec: LinkCodec<Self> { .second }
}

extension LinkCodec where Value == Date {
  /// Reads and writes a whole second in UTC, such as `2026-11-23T05:48:57Z`.
  public static var second: Self {
    Self(
      shape: .instant, sample: "2026-01-02T03:04:05Z",
      read: { text in CalendarText.seconds(ofInstant: text).map(Date.init(seconds:)) },
      write: { date in date.wholeSeconds.flatMap(CalendarText.instant(ofSeconds:)) })
  }

  /// Reads and writes a day in UTC, such as `2026-11-23`: the first second of it.
  ///
  /// Any other moment has no text: printing it throws. The years are 0001 to 9999.
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
