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
