extension Picture {
  /// Why a text cannot be read as a picture.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text that was read.
    public let text: String
    /// The number of characters that could be read.
    public let offset: Int
    /// The syntax that was expected there.
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
