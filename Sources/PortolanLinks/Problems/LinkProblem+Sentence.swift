extension LinkProblem {
  /// The problem, its reason and its fix in English: for developers, not for an app's users.
  public var sentence: String {
    switch self {
    case .tooLong(let limit):
      "The link has more than \(limit) bytes and was not read. Shorten it."
    case .tooManySegments(let limit):
      "The path has more than \(limit) segments and was not read. Shorten it."
    case .malformed(let malformation, let place):
      "The link is no URL: at byte \(place) there \(malformation.words)."
    case .unknownScheme(let nearest):
      "The table does not list the link's scheme." + Self.question(nearest)
    case .unknownHost(let nearest):
      "The table does not list the link's host." + Self.question(nearest)
    case .userInfo:
      "The link names a user, as links do that want to look like others'."
        + " Take out what stands before the @."
    case .port:
      "The link names a port that the table does not list with its host. List host:port, or take"
        + " the port out of the link."
    case .noPattern(let miss): miss.sentence
    case .ambiguous(let one, let other):
      "Both \(one) and \(other) have the link, and neither is more specific. Let them differ in a"
        + " word or in a type."
    }
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { " Did you mean \($0)?" } ?? " Add it to the table if it is yours."
  }
}

extension LinkProblem.Malformation {
  /// What follows "there" in a sentence about the place.
  package var words: String {
    switch self {
    case .scheme: "is no scheme"
    case .character: "is a character that must be percent-encoded"
    case .percent: "is a % without two hexadecimal digits"
    case .port: "is a port that is not a number"
    case .segment: "is an empty segment"
    }
  }
}

extension LinkMiss {
  /// How far the link was read, and what was expected there.
  fileprivate var sentence: String {
    let read =
      segments == 0
      ? "No pattern has the link's first segment."
      : "No pattern has the link: \(segments == 1 ? "its first segment" : "its first \(segments) segments") could be read."
    let next =
      expected.isEmpty ? "" : " There could be \(expected.map(\.words).joined(separator: ", or "))."
    return read + next + (nearest.map { " The nearest pattern is \($0)." } ?? "")
  }
}

extension LinkMiss.Expectation {
  fileprivate var words: String {
    switch self {
    case .word(let word): "the segment \(word)"
    case .value(let name, let kind): "a value for {\(name)}\(kind.map { " (\($0))" } ?? "")"
    case .end: "the end of the path"
    case .queryItem(let name): "another value of the query item \(name)"
    case .fragment: "another fragment"
    }
  }
}
