public import Foundation

/// What a search controller reports; on iOS every requirement is optional.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Says that the search is about to be shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Says that the search is shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Says that the search is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Says that the search has gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
