/// Which of its addresses a link is printed with.
public enum LinkForm: Hashable, Sendable, CaseIterable {
  /// `https` and the first host.
  case web
  /// The first scheme of the app's own.
  case scheme
  /// No address: a path that `read(path:)` reads.
  case path
}
