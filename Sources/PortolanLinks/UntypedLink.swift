/// What a link says, for tools that know patterns but not what they stand for.
public struct UntypedLink: Hashable, Sendable {
  /// The text of the pattern.
  public let pattern: String
  /// Of each placeholder its name and what the link says there, in the order of the pattern.
  public let values: [Value]

  /// A placeholder's name and what a link says there.
  public struct Value: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The text or texts.
    public let text: LinkText

    /// Makes a value.
    public init(name: String, text: LinkText) {
      self.name = name
      self.text = text
    }
  }

  /// Makes what a link says.
  public init(pattern: String, values: [Value]) {
    self.pattern = pattern
    self.values = values
  }
}
