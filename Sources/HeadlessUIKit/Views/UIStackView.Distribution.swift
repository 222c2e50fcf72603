extension UIStackView {
  /// How a stack shares its length among its views.
  public enum Distribution: Int, Sendable {
    /// By what the content asks for, filling the whole length.
    case fill
    /// Equally.
    case fillEqually
    /// In proportion to what the content asks for.
    case fillProportionally
    /// With equal distances between neighbours.
    case equalSpacing
    /// With equal distances between middles.
    case equalCentering
  }

  /// How a stack places views across its direction.
  public enum Alignment: Int, Sendable {
    /// Over the whole breadth.
    case fill
    /// At the beginning.
    case leading
    /// By the first line of text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// By the last line of text.
    case lastBaseline
  }
}
