/// Where candidates have their texts, and what they want besides their path.
///
/// Most patterns of a table share theirs with others.
final class CandidateForm: Sendable {
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

  /// All that makes a form: equal parts are one form.
  struct Parts: Hashable, Sendable {
    let specificity: Specificity
    /// For each placeholder of the pattern.
    var sources: [Source]
    var wanted = Wanted()
  }

  let specificity: Specificity
  let sources: [Source]
  let wanted: Wanted

  init(_ parts: Parts) {
    specificity = parts.specificity
    sources = parts.sources
    wanted = parts.wanted
  }

  /// What a link must have besides its path.
  struct Wanted: Hashable, Sendable {
    struct Item: Hashable, Sendable {
      let name: [UInt8]
      let value: [UInt8]
    }

    struct Typed: Hashable, Sendable {
      let name: [UInt8]
      let shape: LinkShape
    }

    /// What the query must say.
    var items: [Item] = []
    /// Of the items that it wants with some value: what that may be.
    var shapes: [Typed] = []
    var fragment: [UInt8]?
    /// Whether the link must end with a slash; nil when it does not matter.
    var slash: Bool?

    func mayOverlap(_ other: Wanted) -> Bool {
      if let slash, let theirs = other.slash, slash != theirs { return false }
      if let fragment, let theirs = other.fragment, fragment != theirs { return false }
      for item in items {
        // The last item of a name counts, so that it has one value.
        if other.items.contains(where: { $0.name == item.name && $0.value != item.value }) {
          return false
        }
      }
      return shapes.allSatisfy { own in
        other.shapes.allSatisfy { $0.name != own.name || $0.shape.mayOverlap(own.shape) }
      }
    }
  }
}
