/// The beginning with which a link is printed: a host, a scheme or none.
public enum LinkForm: Hashable, Sendable, CaseIterable {
  /// `https` and the table's first host: `https://shop.example/bag`.
  case web
  /// The table's first scheme: `shop://bag`.
  case scheme
  /// Only a path, which `read(path:)` reads: `/bag`.
  case path
}
