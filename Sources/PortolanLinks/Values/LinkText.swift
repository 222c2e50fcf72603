/// What a link has at a placeholder: the text, percent-decoded.
public enum LinkText: Hashable, Sendable {
  /// Nothing: the link leaves out this optional part.
  case absent
  /// One text; in a path it is never empty.
  case one(String)
  /// The texts of a part that may occur many times, in the order of the link; perhaps none.
  case many([String])
}

extension LinkText {
  /// The text when there is one.
  var single: String? {
    if case .one(let text) = self { text } else { nil }
  }
}
