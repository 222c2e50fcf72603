import Foundation

/// The view whose rows a ``ListTiles`` keeps: a table or a collection.
@MainActor protocol ListOwner: UIScrollView {
  var tiles: ListTiles { get }
  /// How many rows the app says that each section has.
  func countRows() -> [Int]
  /// The view above or below the rows of a section, with its height; nil without one.
  func makeEdge(_ edge: ListEdge, of section: Int) -> (view: UIView, height: CGFloat)?
  func height(ofRowAt place: IndexPath) -> CGFloat
  func makeCell(at place: IndexPath) -> UIView
  func willShow(_ cell: UIView, at place: IndexPath)
  func didHide(_ cell: UIView, at place: IndexPath)
  func mark(_ cell: UIView, selected: Bool, animated: Bool)
  /// A finger lets go of a row.
  func tapped(at place: IndexPath)
  /// The menu for a finger that rests on a row.
  func menu(at place: IndexPath) -> UIContextMenuConfiguration?
}

/// Where a view stands beside the rows of a section.
enum ListEdge: CaseIterable {
  case header, footer
}
