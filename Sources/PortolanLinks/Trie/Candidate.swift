/// A way in which a link may be one of a pattern's: with or without its optional parts, or under
/// an alias.
final class Candidate: Sendable {
  /// Where the text of a placeholder stands.
  ///
  /// Segments are counted from where the pattern begins.
  enum Source: Hashable, Sendable {
    case segment(Int)
    /// The placeholder of this number in a segment of words and placeholders.
    case part(SegmentTemplate, segment: Int, number: Int)
    case list(from: Int)
    case rest(from: Int)
    /// The rest of the path behind the words at the begin of a segment.
    case restOfPart(SegmentTemplate, segment: Int, number: Int)
    /// A label of the host.
    case label(Int)
    case query(name: [UInt8], Presence)
    case fragment(Presence)
    case absent(LinkText)
  }

  /// Its pattern's place in the table.
  let pattern: Int
  /// Which of the pattern's texts it is of: 0 is the pattern itself, then come its aliases.
  let text: Int
  let specificity: Specificity
  /// For each placeholder of the pattern.
  let sources: [Source]
  let wanted: Wanted

  /// What a link must have besides its path.
  struct Wanted: Sendable {
    /// What the query must say.
    var items: [(name: [UInt8], value: [UInt8])] = []
    /// Of the items that it wants with some value: what that may be.
    var shapes: [(name: [UInt8], shape: LinkShape)] = []
    var fragment: [UInt8]?
    /// Whether the link must end with a slash; nil when it does not matter.
    var slash: Bool?
  }

  init(
    pattern: Int, text: Int, specificity: Specificity, sources: [Source], wanted: Wanted
  ) {
    self.pattern = pattern
    self.text = text
    self.specificity = specificity
    self.sources = sources
    self.wanted = wanted
  }

  /// Whether some link may be both, when the path does not tell them apart.
  func mayOverlap(_ other: Candidate) -> Bool {
    if let one = wanted.slash, let two = other.wanted.slash, one != two { return false }
    if let one = wanted.fragment, let two = other.wanted.fragment, one != two { return false }
    for (name, value) in wanted.items {
      // The last item of a name counts, so that it has one value.
      if other.wanted.items.contains(where: { $0.name == name && $0.value != value }) {
        return false
      }
    }
    return wanted.shapes.allSatisfy { name, shape in
      other.wanted.shapes.allSatisfy { $0.name != name || $0.shape.mayOverlap(shape) }
    }
  }
}
