#if DEBUG && Inspector
extension Drawing {
  /// How the letters of a text look.
  public struct Look: Hashable, Sendable, Codable {
    /// The size in points.
    public var size: Double
    /// Whether the letters are heavy.
    public var isBold: Bool
    /// The colour.
    public var color: Color

    /// Makes a look; without values it is that of running text.
    public init(size: Double = 17, isBold: Bool = false, color: Color = .primary) {
      self.size = size
      self.isBold = isBold
      self.color = color
    }

    /// The colour of a text, by its meaning: a page has a light and a dark tone of each.
    public enum Color: String, Hashable, Sendable, Codable {
      /// That of most texts.
      case primary
      /// That of less important texts.
      case secondary
      /// Red.
      case red
      /// Green.
      case green
      /// Blue.
      case blue
    }
  }
}

extension Drawing.Element {
  /// The purpose of a button.
  public enum Role: String, Hashable, Sendable, Codable {
    /// It leaves everything as it is.
    case cancel
    /// It changes or deletes something for good.
    case destructive
  }
}
#endif
