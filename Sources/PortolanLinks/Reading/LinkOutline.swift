/// What the links of a pattern look like, for tools of this package: one for each way in which its
/// optional segments may be there.
package struct LinkOutline: Sendable {
  /// A part of a link.
  package enum Part: Sendable, Hashable {
    /// This text, decoded.
    case word(String)
    /// A value that is never empty in a path: one of these words, or any text when there are none.
    case value(name: String, words: [String], sample: String)
    /// All segments that are left.
    case open(isNoneAllowed: Bool, sample: String)
  }

  /// An item that the query must have.
  package struct Item: Sendable {
    package let name: String
    package let value: Part
  }

  /// The text of the pattern or alias.
  package let text: String
  /// The pattern's own host, whose values are parts too; nil for the table's hosts.
  package let host: [Part]?
  package let segments: [[Part]]
  package let items: [Item]
  package let fragment: Part?
  package let isCaseSensitive: Bool
}

extension LinkTable {
  /// The outlines of all patterns that `https` links can have, the more specific ones first.
  package var outlines: [LinkOutline] {
    engine.order.flatMap { index -> [LinkOutline] in
      let (pattern, rules) = (ownPatterns[index], ownPatterns[index].definition.rules)
      let main = engine.printed[index]?.text.syntax
      return ([pattern.text] + pattern.aliases).enumerated().flatMap { number, text in
        let syntax = try? PatternCheck.syntax(
          of: text, parameters: pattern.parameters, as: number == 0 ? nil : main)
        return syntax.map {
          OutlineMaker($0, main ?? $0, pattern.parameters).outlines(text, rules)
        } ?? []
      }
    }
  }
}

extension [UInt8] {
  var part: LinkOutline.Part { .word(String(decoding: self, as: UTF8.self)) }
}

extension String {
  /// The text as it stands in a segment of a link.
  package var segmentEncoded: String {
    var bytes: [UInt8] = []
    PercentCoding.append(utf8, in: .segment, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as it stands in a query item of a link.
  package var queryEncoded: String {
    var bytes: [UInt8] = []
    PercentCoding.append(utf8, in: .query, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
