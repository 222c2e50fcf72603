extension Picture {
  /// Why a text cannot be read as a picture.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The whole text.
    public let text: String
    /// The number of characters that could be read.
    public let offset: Int
    /// What the text should have at this position, such as a bracket.
    public let expected: String

    /// The problem in two lines, and a mark under the position.
    public var description: String {
      """
      The picture cannot be read at character \(offset + 1), where \(expected) is expected:
      \(text)
      \(String(repeating: " ", count: offset))^
      """
    }
  }
}
