public import Portolan

extension SourceName {
  /// The view of a product that shows when it is delivered.
  public static let delivery: Self = "delivery"
  /// The button that sorts what was found.
  public static let sort: Self = "sort"
}
