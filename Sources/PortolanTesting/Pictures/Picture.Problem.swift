extension Picture {
  /// Why a text is no picture.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text that was read.
    public let text: String
    /// How many characters could be read.
    public let offset: Int
    /// What was expected there.
    public let expected: String

    /// The problem in two lines, the second with a mark under what cannot be read.
    public var description: String {
      """
      The picture cannot be read at character \(offset + 1), where \(expected) is expected:
      \(text)
      \(String(repeating: " ", count: offset))^
      """
    }
  }
}
