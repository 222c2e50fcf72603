/// A link as the text of its pattern and the texts of its values, for tools that know the patterns
/// of an app but not its routes.
public struct UntypedLink: Hashable, Sendable {
  /// The text of the pattern that read the link.
  public let pattern: String
  /// The placeholders and their texts in the link, in the order of the pattern.
  public let values: [Value]

  /// A placeholder and its text in a link.
  public struct Value: Hashable, Sendable {
    /// The name of the placeholder.
    public let name: String
    /// What the link has at the placeholder: a text, several, or none.
    public let text: LinkText

    /// Makes a value from a placeholder's name and its text.
    public init(name: String, text: LinkText) {
      self.name = name
      self.text = text
    }
  }

  /// Makes an untyped link of a pattern and the values of its placeholders, in their order.
  ///
  /// `LinkTable.link(to:as:)` returns its text.
  public init(pattern: String, values: [Value]) {
    self.pattern = pattern
    self.values = values
  }
}
