/// What is wrong with a link, without the link.
public enum LinkProblem: Error, Hashable, Sendable {
  /// It has no scheme, host or path that could be read.
  case unreadable
  /// It is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// No table of this app lists its scheme.
  case scheme
  /// No table of this app lists its host.
  case host
  /// It names a user or a password, which no link of an app has.
  case userInfo
  /// It names a port other than that of `https`.
  case port
  /// No pattern has its path.
  case path
  /// The pattern fits, but a value in the link does not: `name` is the pattern's word for it.
  case value(name: String)
}

extension LinkProblem {
  /// The problem in words, with its code, why it is so and what to do.
  var diagnostic: Diagnostic {
    switch self {
    case .unreadable:
      return Diagnostic(
        .unreadableLink, "The link cannot be read.", why: "It has no scheme, host or path.",
        fix: "Write it as `scheme://path` or `https://host/path`, percent-encoded.")
    case .tooLong(let limit):
      return Diagnostic(
        .longLink, "The link is longer than \(limit) bytes.",
        why: "Links come from outside and are read in bounded time.", fix: "Shorten it.")
    case .scheme:
      return Diagnostic(
        .unknownScheme, "No table lists the link's scheme.", why: "It is not a link of this app.",
        fix: "Add the scheme to a LinkTable.")
    case .host:
      return Diagnostic(
        .unknownHost, "No table lists the link's host.", why: "It is not a link of this app.",
        fix: "Add the host to a LinkTable.")
    case .userInfo:
      return Diagnostic(
        .linkWithUser, "The link names a user.",
        why: "An address with a user or a password is mostly written to look like another.",
        fix: "Write the link without what stands before the `@`.")
    case .port:
      return Diagnostic(
        .linkWithPort, "The link names a port.",
        why: "What another port answers is not what the app claims.",
        fix: "Write the link without the port.")
    case .path:
      return Diagnostic(
        .unknownPath, "No pattern has the link's path.", why: "The table does not know it.",
        fix: "Add a LinkPattern, or correct the link.")
    case .value(let name):
      return Diagnostic(
        .wrongValue, "The link's \(name) does not fit.", why: "The pattern cannot read its value.",
        fix: "Correct the value in the link.")
    }
  }
}
