extension Picture {
  /// Why a text cannot be read as a picture.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The whole text.
    public let text: String
    /// The position of the mistake: the number of characters before it.
    public let offset: Int
    /// What the text should have at `offset`, such as a bracket.
    public let expected: String

    /// Three lines: the problem, the text, and a mark under the mistake.
    public var description: String {
      """
      The picture cannot be read at character \(offset + 1), where \(expected) is expected:
      \(text)
      \(String(repeating: " ", count: offset))^
      """
    }
  }
}
