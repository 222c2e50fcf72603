/// The beginning of a printed link: `https` and a host, the app's own scheme, or none.
public enum LinkForm: Hashable, Sendable, CaseIterable {
  /// `https` and the table's first host: `https://shop.example/bag`.
  case web
  /// The table's first scheme: `shop://bag`.
  case scheme
  /// No beginning, only a path, as `read(path:)` reads it: `/bag`.
  case path
}
