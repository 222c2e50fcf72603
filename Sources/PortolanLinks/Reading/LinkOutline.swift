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

/// Makes the outlines of one text.
private struct OutlineMaker {
  private let syntax: PatternSyntax
  private let main: PatternSyntax
  private let parameters: [PatternParameter]

  init(_ syntax: PatternSyntax, _ main: PatternSyntax, _ parameters: [PatternParameter]) {
    self.syntax = syntax
    self.main = main
    self.parameters = parameters
  }

  func outlines(_ text: String, _ rules: PatternRules) -> [LinkOutline] {
    if let origin = syntax.origin, !origin.isWeb { return [] }
    let host = syntax.origin.map { origin in
      origin.labels.map { label in
        switch label {
        case .word(let word): word.part
        case .parameter(let slot): value(slot)
        }
      }
    }
    return PathVariants.all(of: syntax).map { path in
      LinkOutline(
        text: text, host: host, segments: path.map(parts), items: items, fragment: fragment,
        isCaseSensitive: rules.isCaseSensitive)
    }
  }

  private func parts(of element: PathElement) -> [LinkOutline.Part] {
    switch element {
    case .word(let word): [word.part]
    case .parameter(let slot): [value(slot)]
    case .mixed(let parts):
      parts.map { part in
        switch part {
        case .word(let word): word.part
        case .parameter(let slot): value(slot)
        }
      }
    }
  }

  private var items: [LinkOutline.Item] {
    syntax.query.compactMap { element in
      let name = String(decoding: element.name, as: UTF8.self)
      switch element.value {
      case .word(let word): return LinkOutline.Item(name: name, value: word.part)
      case .parameter(let slot):
        let presence = syntax.presences[slot]
        guard presence == .required || presence == .some else { return nil }
        return LinkOutline.Item(name: name, value: single(slot))
      }
    }
  }

  private var fragment: LinkOutline.Part? {
    switch syntax.fragment {
    case .word(let word)?: word.part
    case .parameter(let slot)?: syntax.presences[slot] == .required ? single(slot) : nil
    case nil: nil
    }
  }

  private func value(_ slot: Int) -> LinkOutline.Part {
    guard syntax.presences[slot].isOpen else { return single(slot) }
    return .open(isNoneAllowed: syntax.presences[slot] == .many, sample: sample(slot))
  }

  private func single(_ slot: Int) -> LinkOutline.Part {
    let shape = parameter(slot).shape
    let words = if case .words(let words) = shape { words } else { [String]() }
    return .value(name: syntax.names[slot], words: words, sample: sample(slot))
  }

  private func parameter(_ slot: Int) -> PatternParameter {
    parameters[main.names.firstIndex(of: syntax.names[slot]) ?? 0]
  }

  private func sample(_ slot: Int) -> String { parameter(slot).sample ?? "x" }
}

extension [UInt8] {
  fileprivate var part: LinkOutline.Part { .word(String(decoding: self, as: UTF8.self)) }
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
