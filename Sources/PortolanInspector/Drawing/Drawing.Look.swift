#if DEBUG && Inspector
extension Drawing {
  /// The size, weight and colour of a text.
  public struct Look: Hashable, Sendable, Codable {
    /// The size in points.
    public var size: Double
    /// Whether the text is bold.
    public var isBold: Bool
    /// The colour of the text.
    public var color: Color

    /// Makes a look; without arguments the usual look of body text.
    public init(size: Double = 17, isBold: Bool = false, color: Color = .primary) {
      self.size = size
      self.isBold = isBold
      self.color = color
    }

    /// The colour of a text; the page draws a light or a dark tone of it.
    public enum Color: String, Hashable, Sendable, Codable {
      /// The colour of most texts.
      case primary
      /// The colour of less important texts.
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
    /// The button cancels: everything stays as it is.
    case cancel
    /// The button deletes or changes something for good.
    case destructive
  }
}
#endif
