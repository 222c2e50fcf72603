public import Foundation

/// The object that shows what a search finds.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Says that the text or the scope has changed, or that the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}
