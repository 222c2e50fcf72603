import PortolanLinks

extension LinkProblem {
  /// The problem in words, with its code, its reason and the fix; `text` is "link" or "path".
  func diagnostic(of text: String) -> Diagnostic {
    switch self {
    case .malformed(let malformation, let offset):
      return Diagnostic(
        .unreadableLink, "The \(text) cannot be read at byte \(offset).",
        why: "There \(malformation.words).",
        fix: "Write `scheme://path`, `https://host/path` or `path`, percent-encoded.")
    case .tooLong(let limit): return Self.long(text, "\(limit) bytes")
    case .tooManySegments(let limit): return Self.long(text, "\(limit) segments")
    case .unknownScheme(let nearest):
      return Diagnostic(
        .unknownScheme, "No table lists the link's scheme.",
        why: "Only links with a listed scheme belong to the app.",
        fix: "Add the scheme to a LinkTable.", nearest: nearest)
    case .unknownHost(let nearest):
      return Diagnostic(
        .unknownHost, "No table lists the link's host.",
        why: "Only links with a listed host belong to the app.",
        fix: "Add the host to a LinkTable.", nearest: nearest)
    case .userInfo:
      return Diagnostic(
        .linkWithUser, "The link names a user.",
        why: "An address with a user or a password usually imitates another address.",
        fix: "Remove the user and the password before the `@`.")
    case .port:
      return Diagnostic(
        .linkWithPort, "The link names a port that no table lists.",
        why: "The app claims the host on its listed ports only.",
        fix: "Write the link without the port, or list `host:port` in a LinkTable.")
    case .noPattern(let miss):
      return Diagnostic(
        .unknownPath,
        "No pattern has the \(text)\(miss.unknown.map { ": \"\($0)\" is unknown" } ?? "").",
        why: miss.reason, fix: "Add a LinkPattern, or correct the \(text).",
        nearest: miss.meant ?? miss.likeliest
      )
    case .ambiguous(let one, let other):
      return Diagnostic(
        .ambiguousLink, "Both \(one) and \(other) have the \(text).",
        why: "Neither of the two patterns is more specific than the other.",
        fix: "Let the patterns differ in a word or in the type of a value.")
    }
  }

  private static func long(_ text: String, _ limit: String) -> Diagnostic {
    Diagnostic(
      .longLink, "The \(text) has more than \(limit).",
      why: "Links come from outside, so their length is limited.", fix: "Shorten the \(text).")
  }
}

extension LinkMiss {
  /// How far the text was read, and what the patterns expected there.
  fileprivate var reason: String {
    let beginning =
      switch segments {
      case 0: "At its beginning"
      case 1: "After its first segment"
      default: "After its first \(segments) segments"
      }
    switch expected.first {
    case .word?: return "\(beginning) the patterns have other words."
    case .value(let name, let kind)?:
      let words = kind.map { ", and its kind is \($0)" } ?? ""
      return "\(beginning) the pattern has {\(name)}\(words)."
    case .end?: return "\(beginning) the pattern ends."
    case .queryItem(let name)?: return "The pattern needs another query item \"\(name)\"."
    case .fragment?: return "The pattern needs another fragment."
    case nil: return "Only a pattern gives a path a route."
    }
  }

  /// The word of the link table that is most similar to the unknown one; nil when none is similar.
  fileprivate var likeliest: String? {
    unknown?.nearest(
      among: expected.compactMap { if case .word(let word) = $0 { word } else { nil } })?.text
  }
}
