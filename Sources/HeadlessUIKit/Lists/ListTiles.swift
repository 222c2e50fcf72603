import Foundation

/// The rows of a list: their places, the cells of those in sight, and the selected ones.
///
/// Only rows in sight have cells (U190). A row has the height that the app gives it, or 44 points.
@MainActor final class ListTiles {
  private unowned let owner: any ListOwner
  private(set) var counts: [Int] = []
  private(set) var cells: [IndexPath: UIView] = [:]
  private(set) var selected: [IndexPath] = []
  private var isLoaded = false
  private var edges: [ListEdge: [Int: UIView]] = [:]
  private var frames: [IndexPath: CGRect] = [:]
  private var gathered: ListUpdate?
  private var depth = 0
  /// The cell that is being set up anew, which the list gives out again for its place.
  private var lent: (place: IndexPath, cell: UIView)?

  init(_ owner: any ListOwner) { self.owner = owner }

  /// The places of the cells in sight, in order.
  var shownPlaces: [IndexPath] { cells.keys.sorted() }

  func place(of cell: UIView) -> IndexPath? { cells.first { $0.value === cell }?.key }

  func frame(ofRowAt place: IndexPath) -> CGRect {
    load()
    return frames[place] ?? .zero
  }

  func has(_ place: IndexPath) -> Bool {
    place.count == 2 && counts.indices.contains(place.section) && place.row >= 0
      && place.row < counts[place.section]
  }

  // MARK: Layout

  /// Asks the app for its rows, unless they are known.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    counts = owner.countRows()
    measure()
  }

  /// Gives a cell to each row in sight, and takes those of the others.
  func tile() {
    load()
    measure()
    let sight = owner.bounds
    for place in shownPlaces where !isSeen(place, in: sight) { hide(place) }
    guard !sight.isEmpty else { return }
    for place in frames.keys.sorted() where isSeen(place, in: sight) { show(place) }
  }

  private func isSeen(_ place: IndexPath, in sight: CGRect) -> Bool {
    guard let frame = frames[place] else { return false }
    return frame.maxY > sight.minY && frame.minY < sight.maxY
  }

  private func show(_ place: IndexPath) {
    let frame = frames[place] ?? .zero
    if let cell = cells[place] {
      cell.frame = frame
      return
    }
    let cell = owner.makeCell(at: place)
    cells[place] = cell
    cell.frame = frame
    cell.isHidden = false
    owner.mark(cell, selected: selected.contains(place), animated: false)
    owner.willShow(cell, at: place)
    owner.addSubview(cell)
  }

  private func hide(_ place: IndexPath) {
    guard let cell = cells.removeValue(forKey: place) else { return }
    cell.removeFromSuperview()
    owner.didHide(cell, at: place)
  }

  private func measure() {
    var top = owner.topOfRows
    let width = owner.bounds.width
    frames = [:]
    for edge in ListEdge.allCases where edges[edge] == nil { edges[edge] = [:] }
    for (section, count) in counts.enumerated() {
      top = stand(.header, of: section, at: top)
      for row in 0..<max(count, 0) {
        let place = IndexPath(row: row, section: section)
        let height = owner.height(ofRowAt: place)
        frames[place] = CGRect(x: 0, y: top, width: width, height: height)
        top += height
      }
      top = stand(.footer, of: section, at: top)
    }
    owner.contentSize = CGSize(width: width, height: top + owner.heightBelowRows)
    owner.placeBelowRows(at: top)
  }

  /// Places the header or footer of a section; returns where it ends.
  private func stand(_ edge: ListEdge, of section: Int, at top: CGFloat) -> CGFloat {
    let view: UIView
    if let known = edges[edge]?[section] {
      view = known
    } else {
      guard let made = owner.makeEdge(edge, of: section) else { return top }
      view = made.view
      view.frame.size.height = made.height
      edges[edge]?[section] = view
      owner.addSubview(view)
    }
    view.frame = CGRect(x: 0, y: top, width: owner.bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private func forgetEdges() {
    for view in edges.values.flatMap(\.values) { view.removeFromSuperview() }
    edges = [:]
  }

  // MARK: Changes

  /// Asks for everything anew; what was selected is so no more (U192).
  func reload() {
    for place in shownPlaces { hide(place) }
    forgetEdges()
    selected = []
    isLoaded = false
    owner.setNeedsLayout()
  }

  /// Performs what is said to change within a call as one update.
  func update(_ changes: () -> Void) {
    begin()
    changes()
    end()
  }

  func begin() {
    load()
    depth += 1
    if gathered == nil { gathered = ListUpdate() }
  }

  func end() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let update = gathered else { return }
    gathered = nil
    apply(update)
  }

  /// Adds to the update that is gathered, or performs one of its own.
  func change(_ body: (inout ListUpdate) -> Void) {
    begin()
    if var update = gathered {
      body(&update)
      gathered = update
    }
    end()
  }

  private func apply(_ update: ListUpdate) {
    let after = owner.countRows()
    if let problem = update.problem(before: counts, after: after) {
      owner.screen.record(.invalidUpdate, .exception, problem)
      return reload()
    }
    let reloaded = { (place: IndexPath) in
      update.reloadedRows.contains(place) || update.reloadedSections.contains(place.section)
    }
    move { reloaded($0) ? nil : update.place(of: $0) }
    settle(after)
  }

  /// Takes rows to other places, with their cells and the selection; one without a place has gone.
  func rearrange(_ newPlace: (IndexPath) -> IndexPath?) {
    load()
    move(newPlace)
    settle(owner.countRows())
  }

  private func move(_ newPlace: (IndexPath) -> IndexPath?) {
    let old = cells
    cells = [:]
    for (place, cell) in old {
      if let new = newPlace(place) {
        cells[new] = cell
      } else {
        cell.removeFromSuperview()
        owner.didHide(cell, at: place)
      }
    }
    selected = selected.compactMap(newPlace)
  }

  /// Whoever asks within the same turn finds the new frames and the new size.
  private func settle(_ after: [Int]) {
    counts = after
    forgetEdges()
    measure()
    owner.setNeedsLayout()
  }

  /// Sets cells up anew without taking them away; rows out of sight have none.
  func reconfigure(_ places: [IndexPath]) {
    for place in places {
      guard let cell = cells[place] else { continue }
      lent = (place, cell)
      let made = owner.makeCell(at: place)
      lent = nil
      guard made !== cell else { continue }
      owner.screen.record(
        .invalidUpdate, .exception,
        "The cell that is set up anew must be the one that is dequeued for its place.")
    }
  }

  /// The cell that is given out again for a place; nil while none is set up anew there.
  func lentCell(for place: IndexPath) -> UIView? { lent?.place == place ? lent?.cell : nil }

  // MARK: Selection

  func select(_ place: IndexPath, alone: Bool, animated: Bool) {
    load()
    guard has(place) else { return }
    if alone {
      for other in selected where other != place { deselect(other, animated: animated) }
    }
    if !selected.contains(place) { selected.append(place) }
    if let cell = cells[place] { owner.mark(cell, selected: true, animated: animated) }
  }

  func deselect(_ place: IndexPath, animated: Bool) {
    selected.removeAll { $0 == place }
    if let cell = cells[place] { owner.mark(cell, selected: false, animated: animated) }
  }
}

extension ListOwner {
  /// Where the first section begins.
  var topOfRows: CGFloat { (self as? UITableView)?.tableHeaderView?.frame.height ?? 0 }

  var heightBelowRows: CGFloat { (self as? UITableView)?.tableFooterView?.frame.height ?? 0 }

  func placeBelowRows(at top: CGFloat) {
    (self as? UITableView)?.tableFooterView?.frame.origin.y = top
  }

  /// Scrolls until a row can be seen whole, where it is not.
  func reveal(_ place: IndexPath, at position: ListPosition, animated: Bool) {
    tiles.load()
    guard tiles.has(place) else { return }
    let row = tiles.frame(ofRowAt: place)
    let sight = bounds
    let lowest = max(0, contentSize.height - sight.height)
    let top: CGFloat
    switch position {
    case .none:
      if sight.contains(row) { return }
      top = row.minY < sight.minY ? row.minY : row.maxY - sight.height
    case .top: top = row.minY
    case .middle: top = row.midY - sight.height / 2
    case .bottom: top = row.maxY - sight.height
    }
    setContentOffset(CGPoint(x: 0, y: min(max(0, top), lowest)), animated: animated)
  }
}

/// Where a row stands that a list scrolls to.
enum ListPosition {
  case none, top, middle, bottom
}
