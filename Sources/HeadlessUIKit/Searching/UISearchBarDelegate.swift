public import Foundation

/// What a search bar asks and reports; on iOS every requirement is optional.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Says whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Says that editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Says that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Says that the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Says that the search key was touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Says that the button that cancels was touched.
  @available(tvOS, unavailable)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Says yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  @available(tvOS, unavailable)
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
