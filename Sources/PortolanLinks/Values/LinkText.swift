/// What a link says at the place of one placeholder, percent-decoded.
public enum LinkText: Hashable, Sendable {
  /// Nothing: the part is optional and was left out.
  case absent
  /// One text; in a path never the empty one.
  case one(String)
  /// Several, in the order of the link; an empty list is a catch-all or query item without values.
  case many([String])
}

extension LinkText {
  /// The text when there is one.
  var single: String? {
    if case .one(let text) = self { text } else { nil }
  }
}
