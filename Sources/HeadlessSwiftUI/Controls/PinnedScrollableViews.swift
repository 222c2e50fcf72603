/// Which views stay when the others move.
@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Creates kinds from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Views above sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}
