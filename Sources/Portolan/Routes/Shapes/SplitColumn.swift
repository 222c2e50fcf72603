/// A column of a split, named as UIKit and SwiftUI name them.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first column, usually with the choices.
  case primary
  /// The middle column of a split with three columns.
  case supplementary
  /// The last column, usually with the details.
  case secondary

  /// The index of the column; nil for `supplementary` when there are two columns.
  func position(of count: Int) -> Int? {
    switch self {
    case .primary: return 0
    case .supplementary: return count > 2 ? 1 : nil
    case .secondary: return count - 1
    }
  }
}
