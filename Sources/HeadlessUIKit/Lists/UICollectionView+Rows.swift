import Foundation

extension UICollectionView: ListOwner {
  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func makeEdge(_ edge: ListEdge, of section: Int) -> (view: UIView, height: CGFloat)? { nil }

  func height(ofRowAt place: IndexPath) -> CGFloat { 44 }

  func makeCell(at place: IndexPath) -> UIView {
    dataSource?.collectionView(self, cellForItemAt: place) ?? UICollectionViewCell(frame: .zero)
  }

  func willShow(_ cell: UIView, at place: IndexPath) {}

  func didHide(_ cell: UIView, at place: IndexPath) {
    if let cell = cell as? UICollectionViewCell { put(cell) }
  }

  func mark(_ cell: UIView, selected: Bool, animated: Bool) {
    (cell as? UICollectionViewCell)?.isSelected = selected
  }

  func menu(at place: IndexPath) -> UIContextMenuConfiguration? { nil }

  /// Selects what a user touches; what was selected before is so no more (U194).
  func tapped(at place: IndexPath) {
    guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: place) ?? true
    else { return }
    if allowsMultipleSelection, tiles.selected.contains(place) { return personDeselects(place) }
    guard delegate?.collectionView(self, shouldSelectItemAt: place) ?? true else { return }
    if !allowsMultipleSelection {
      for other in tiles.selected where other != place { personDeselects(other) }
    }
    tiles.select(place, alone: false, animated: false)
    delegate?.collectionView(self, didSelectItemAt: place)
  }

  private func personDeselects(_ place: IndexPath) {
    tiles.deselect(place, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: place)
  }
}
