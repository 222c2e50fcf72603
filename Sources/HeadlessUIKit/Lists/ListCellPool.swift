/// The cells of a list that wait for another row, and how new ones are made.
@MainActor final class ListCellPool<Cell: UIView> {
  private enum Recipe {
    case type(AnyClass)
    case nib(UINib)
  }

  private var recipes: [String: Recipe] = [:]
  private var waiting: [String: [Cell]] = [:]

  func register(_ type: AnyClass?, for identifier: String) {
    recipes[identifier] = type.map { .type($0) }
  }

  func register(_ nib: UINib?, for identifier: String) {
    recipes[identifier] = nib.map { .nib($0) }
  }

  func knows(_ identifier: String) -> Bool { recipes[identifier] != nil }

  /// A cell that waits, or a new one; nil when nothing was registered.
  func take(_ identifier: String, make: (AnyClass) -> Cell?) -> (cell: Cell, isUsed: Bool)? {
    if let cell = waiting[identifier]?.popLast() { return (cell, true) }
    switch recipes[identifier] {
    case .type(let type): return make(type).map { ($0, false) }
    case .nib(let nib):
      let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? Cell }.first
      return made.map { ($0, false) }
    case nil: return nil
    }
  }

  func put(_ cell: Cell, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(cell)
  }
}
