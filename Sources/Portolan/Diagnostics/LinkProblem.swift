/// A problem of a link, without the link itself.
public enum LinkProblem: Error, Hashable, Sendable {
  /// It has no readable scheme, host or path.
  case unreadable
  /// It is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// No table of this app lists its scheme.
  case scheme
  /// No table of this app lists its host.
  case host
  /// It names a user or a password, which links of an app do not have.
  case userInfo
  /// It names a port other than that of `https`.
  case port
  /// No pattern has its path.
  case path
  /// The pattern fits, but the value does not; `name` is the value's name in the pattern.
  case value(name: String)
}

extension LinkProblem {
  /// The problem in words: its code, its reason and the fix.
  var diagnostic: Diagnostic {
    switch self {
    case .unreadable:
      return Diagnostic(
        .unreadableLink, "The link cannot be read.", why: "It has no scheme, host or path.",
        fix: "Write it as `scheme://path` or `https://host/path`, percent-encoded.")
    case .tooLong(let limit):
      return Diagnostic(
        .longLink, "The link is longer than \(limit) bytes.",
        why: "Links come from outside, so their length is limited.", fix: "Shorten the link.")
    case .scheme:
      return Diagnostic(
        .unknownScheme, "No table lists the link's scheme.",
        why: "Only links with a listed scheme belong to the app.",
        fix: "Add the scheme to a LinkTable.")
    case .host:
      return Diagnostic(
        .unknownHost, "No table lists the link's host.",
        why: "Only links with a listed host belong to the app.",
        fix: "Add the host to a LinkTable.")
    case .userInfo:
      return Diagnostic(
        .linkWithUser, "The link names a user.",
        why: "An address with a user or a password usually imitates another address.",
        fix: "Remove the user and the password before the `@`.")
    case .port:
      return Diagnostic(
        .linkWithPort, "The link names a port.",
        why: "The app claims the host on its standard port only.",
        fix: "Write the link without the port.")
    case .path:
      return Diagnostic(
        .unknownPath, "No pattern has the link's path.",
        why: "Only a pattern gives a path a route.",
        fix: "Add a LinkPattern, or correct the link.")
    case .value(let name):
      return Diagnostic(
        .wrongValue, "The link's \(name) does not fit.", why: "The pattern cannot read this value.",
        fix: "Correct the value in the link.")
    }
  }
}
