/// How specific a pattern is, as bytes: what comes first in the order of bytes is tried first.
///
/// Paths are compared from the left, segment by segment: a word, a word in any case, a segment of
/// words and placeholders, a placeholder (the narrower its type, the earlier), the end of the path,
/// an optional segment, one or more segments, any number of segments, the rest. Then the pattern
/// that asks for more of the query comes first, then the one that asks for a fragment.
struct Specificity: Hashable, Comparable, Sendable {
  private(set) var bytes: [UInt8] = []

  static func < (one: Self, other: Self) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  private enum Step {
    static let word: UInt8 = 1
    static let foldedWord: UInt8 = 2
    static let mixed: UInt8 = 3
    static let foldedMixed: UInt8 = 4
    static let parameter: UInt8 = 10
    static let end: UInt8 = 100
    static let optional: UInt8 = 101
    static let some: UInt8 = 130
    static let many: UInt8 = 150
    static let rest: UInt8 = 200
  }

  init(_ syntax: PatternSyntax, shapes: [LinkShape], rules: PatternRules) {
    bytes.reserveCapacity(syntax.path.count + 8)
    for element in syntax.path {
      switch element {
      case .word: bytes.append(rules.isCaseSensitive ? Step.word : Step.foldedWord)
      case .parameter(let slot):
        bytes.append(Self.step(syntax.presences[slot], shapes[slot]))
      case .mixed(let parts):
        append(parts, syntax, shapes, rules)
      }
    }
    bytes.append(Step.end)
    appendQuery(syntax, shapes)
    switch syntax.fragment {
    case .word?: bytes.append(Step.word)
    case .parameter(let slot)? where syntax.presences[slot] == .required:
      bytes.append(Step.parameter + shapes[slot].rank)
    case .parameter?, nil: bytes.append(Step.end)
    }
    bytes.append(rules.isSlashStrict ? (syntax.endsWithSlash ? 2 : 1) : 3)
    bytes.append(rules.isCaseSensitive ? 1 : 2)
  }

  /// The key of a template among those of a node.
  init(
    _ parts: [SegmentPart], _ syntax: PatternSyntax, _ shapes: [LinkShape], _ rules: PatternRules
  ) {
    append(parts, syntax, shapes, rules)
  }

  /// What a segment is that is a value.
  static func step(_ presence: Presence, _ shape: LinkShape) -> UInt8 {
    switch presence {
    case .required: Step.parameter + shape.rank
    case .optional, .defaulted: Step.optional + shape.rank
    case .some: Step.some + shape.rank
    case .many: Step.many + shape.rank
    case .rest: Step.rest
    }
  }

  /// Appends what the parts are, then how long the words are: the longer, the more specific.
  private mutating func append(
    _ parts: [SegmentPart], _ syntax: PatternSyntax, _ shapes: [LinkShape], _ rules: PatternRules
  ) {
    bytes.append(rules.isCaseSensitive ? Step.mixed : Step.foldedMixed)
    for part in parts {
      switch part {
      case .word: bytes.append(Step.word)
      case .parameter(let slot):
        let presence = syntax.presences[slot]
        bytes.append(
          presence == .rest
            ? Step.rest : Step.parameter + shapes[slot].rank * 2 + (presence.isOptional ? 1 : 0))
      }
    }
    bytes.append(Step.end)
    for case .word(let word) in parts { bytes.append(UInt8(255 - min(word.count, 254))) }
  }

  /// Appends what the items must be, the most specific first.
  private mutating func appendQuery(_ syntax: PatternSyntax, _ shapes: [LinkShape]) {
    let start = bytes.count
    for element in syntax.query {
      switch element.value {
      case .word: bytes.append(Step.word)
      case .parameter(let slot):
        let presence = syntax.presences[slot]
        if presence == .required || presence == .some {
          bytes.append(Step.parameter + shapes[slot].rank)
        }
      }
    }
    bytes[start...].sort()
    bytes.append(Step.end)
  }
}

/// What a pattern is strict about.
struct PatternRules: Hashable, Sendable {
  var isCaseSensitive = true
  /// Whether a slash at the end, or none, must be as written.
  var isSlashStrict = false
}
