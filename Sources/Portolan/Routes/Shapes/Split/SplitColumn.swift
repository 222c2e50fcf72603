/// A column of a split, named as UIKit and SwiftUI name them.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first, with what there is to choose from.
  case primary
  /// The one between, in a split of three.
  case supplementary
  /// The last, with the details.
  case secondary

  /// Its place among so many columns; nil for the one between, when there are two.
  func place(of count: Int) -> Int? {
    switch self {
    case .primary: return 0
    case .supplementary: return count > 2 ? 1 : nil
    case .secondary: return count - 1
    }
  }
}
