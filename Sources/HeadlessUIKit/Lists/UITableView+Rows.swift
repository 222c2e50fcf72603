import Foundation

extension UITableView: ListOwner {
  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func makeEdge(_ edge: ListEdge, of section: Int) -> (view: UIView, height: CGFloat)? {
    let isHeader = edge == .header
    let own = isHeader ? delegate?.tableView(self, viewForHeaderInSection: section) : nil
    let text =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let view = own ?? text.map(label) else { return nil }
    let height =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight : -1
    return (view, height < 0 ? 28 : height)
  }

  func height(ofRowAt place: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: place) ?? rowHeight
    return height < 0 ? 44 : height
  }

  func makeCell(at place: IndexPath) -> UIView {
    let cell = dataSource?.tableView(self, cellForRowAt: place)
    cell?.isEditing = isEditing
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func willShow(_ cell: UIView, at place: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: place)
  }

  func didHide(_ cell: UIView, at place: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place)
    pool.put(cell, cell.reuseIdentifier)
  }

  func mark(_ cell: UIView, selected: Bool, animated: Bool) {
    guard let cell = cell as? UITableViewCell, cell.isSelected != selected else { return }
    cell.setSelected(selected, animated: animated)
  }

  func menu(at place: IndexPath) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: place, point: .zero)
  }

  /// Selects what a user touches; the row that was selected before is so no more (U194).
  func tapped(at place: IndexPath) {
    let selects = isEditing ? allowsSelectionDuringEditing : allowsSelection
    guard selects, delegate?.tableView(self, shouldHighlightRowAt: place) ?? true else { return }
    if allowsMultipleSelection, tiles.selected.contains(place) {
      personDeselects(place)
      return
    }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: place) } ?? place
    guard let chosen = answer else { return }
    if !allowsMultipleSelection {
      for other in tiles.selected where other != chosen { personDeselects(other) }
    }
    tiles.select(chosen, alone: false, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func personDeselects(_ place: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: place) } ?? place
    guard let left = answer else { return }
    tiles.deselect(left, animated: false)
    delegate?.tableView(self, didDeselectRowAt: left)
  }

  func dequeue(_ identifier: String) -> UITableViewCell? {
    let taken = pool.take(identifier) { type in
      (type as? UITableViewCell.Type)?.init(style: .default, reuseIdentifier: identifier)
    }
    taken?.cell.named(identifier)
    if taken?.isUsed == true { taken?.cell.prepareForReuse() }
    return taken?.cell
  }

  func unregistered(_ identifier: String) -> UITableViewCell {
    screen.record(
      .unregisteredCell, .exception,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func label(_ text: String) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = text
    return label
  }
}
