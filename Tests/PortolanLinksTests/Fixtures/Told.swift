@testable import PortolanLinks

/// Which pattern read a link, and the texts of its placeholders.
struct Told: Hashable, Sendable {
  let pattern: String
  let texts: [LinkText]

  init(_ pattern: String, _ texts: [LinkText]) {
    self.pattern = pattern
    self.texts = texts
  }

  /// A pattern whose placeholders are of the types that begin their names: `int`, `bool`, or else any
  /// text.
  static func pattern(_ text: String) -> LinkPattern<Told> {
    let parameters = Self.parameters(of: text)
    return LinkPattern(
      text, parameters: parameters,
      answer: { texts in
        let read = zip(parameters, texts).compactMap { $0.canonical($1) }
        return read.count == texts.count ? .output(Told(text, read)) : nil
      },
      write: { $0.pattern == text ? .texts($0.texts) : .other })
  }

  private static func parameters(of text: String) -> [PatternParameter] {
    guard let tokens = try? PatternTokens(text) else { return [] }
    return tokens.placeholders.map { placeholder in
      if placeholder.name.hasPrefix("int") {
        return parameter(Int.linkCodec, placeholder.presence)
      } else if placeholder.name.hasPrefix("bool") {
        return parameter(Bool.linkCodec, placeholder.presence)
      } else if placeholder.name.hasPrefix("digits") {
        let digits = String.linkCodec.where("digits") { $0.allSatisfy(\.isNumber) }
        return parameter(digits, placeholder.presence)
      } else {
        return parameter(String.linkCodec, placeholder.presence)
      }
    }
  }

  private static func parameter<Value>(
    _ codec: LinkCodec<Value>, _ presence: Presence
  ) -> PatternParameter {
    switch presence.arity {
    case .one, .impossible: PatternParameter(codec)
    case .optional: PatternParameter(codec.optional)
    case .many: PatternParameter(codec.list)
    }
  }
}
