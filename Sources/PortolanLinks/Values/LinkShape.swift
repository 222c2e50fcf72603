/// Which texts a codec reads, as far as a table knows: it decides which pattern is more specific
/// and whether two can read one link.
indirect enum LinkShape: Hashable, Sendable {
  /// These texts and no others.
  case words([String])
  case integer, uuid, day, instant
  case decimal
  /// A codec that only its name tells from others.
  case named(String)
  /// Every text.
  case text
  /// Some of the texts of another shape.
  case refined(LinkShape, String)

  /// How general it is; the less, the more specific.
  var rank: UInt8 {
    switch self {
    case .words: 0
    case .integer, .uuid, .day, .instant: 2
    case .decimal: 4
    case .named: 6
    case .text: 8
    case .refined(let base, _): max(base.rank, 1) - 1
    }
  }

  /// Whether a text may be both, as far as can be known: never wrong when it says no.
  func mayOverlap(_ other: LinkShape) -> Bool {
    switch (base, other.base) {
    case (.words(let own), .words(let others)): !Set(own).isDisjoint(with: others)
    case (.words(let words), .integer), (.integer, .words(let words)):
      words.contains { Int($0) != nil }
    case (.integer, .decimal), (.decimal, .integer): true
    case (.integer, let other), (.uuid, let other), (.day, let other), (.instant, let other):
      other == base || !other.isExact
    default: true
    }
  }

  private var base: LinkShape {
    if case .refined(let base, _) = self { return base.base }
    return self
  }

  /// Whether its texts look like those of no other exact shape.
  private var isExact: Bool {
    switch self {
    case .integer, .uuid, .day, .instant, .decimal: true
    default: false
    }
  }
}

extension LinkShape {
  /// What its texts are, for a message; nil when every text is one.
  var kind: String? { self == .text ? nil : name }

  /// A name by which edges of one rank are kept in an order that no declaration decides.
  var name: String {
    switch self {
    case .words(let words): words.joined(separator: " ")
    case .integer: "integer"
    case .uuid: "uuid"
    case .day: "day"
    case .instant: "instant"
    case .decimal: "decimal"
    case .named(let name): name
    case .text: "text"
    case .refined(let base, let name): "\(base.name) \(name)"
    }
  }
}
