import Observation
import Portolan

/// What a `NavigationSplitView` shows.
@MainActor @Observable final class SplitModel {
  let id: NodeID
  let route: AnyRoute?
  /// The node of each column; nil for one that was never entered.
  private(set) var columns: [NodeID?]
  /// The place in front: where there is little room, the one that is shown.
  private(set) var front: Int
  /// Which columns are shown where there is room: all, until a user hides some.
  var visibility = NavigationSplitViewVisibility.all
  @ObservationIgnored let update: UpdateWaiter<Int>
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(
    _ id: NodeID, _ route: AnyRoute?, _ columns: [NodeID?], _ front: Int,
    observer: (any ModelObserver)?
  ) {
    (self.id, self.route) = (id, route)
    (self.columns, self.front) = (columns, front)
    update = UpdateWaiter(front)
    self.observer = observer
  }

  /// What the system reads, and writes when a user goes back to an earlier column (S37).
  var bound: NavigationSplitViewColumn {
    get { names[front] }
    set {
      guard let place = names.firstIndex(of: newValue), place != front else { return }
      observer?.columnWasChosen(at: place, in: self)
    }
  }

  func set(_ new: [NodeID?]) {
    if new != columns { columns = new }
  }

  /// Has a column in front that SwiftUI shows already, or that is out of sight; nothing comes after it.
  func follow(_ place: Int) {
    update.stop()
    front = place
  }

  /// Brings a column to the front, and into sight where a user has hidden it.
  ///
  /// SwiftUI may have missed that this one was to be in front: it reacts only to a new value (S13), so
  /// the one that it shows comes first.
  func select(_ place: Int, over shown: Int, animated: Bool) {
    let write = { [weak self] in change(animated: animated) { self?.bring(place) } }
    guard place == update.seen, shown != place else { return write() }
    update.whenSeen(next: place, write)
    change(animated: false) { front = shown }
  }

  private func bring(_ place: Int) {
    follow(place)
    if isHidden(place) { visibility = columns.count - place > 2 ? .all : .doubleColumn }
  }

  /// The column that is to be in front; another one is on the way there.
  var planned: Int { update.next ?? front }

  /// The node that a user looks at: in front, or in the last column where the front one is hidden.
  var frontNode: NodeID? { columns[isHidden(planned) ? columns.count - 1 : planned] }

  /// Whether a user has hidden the column of a node.
  func hides(_ id: NodeID) -> Bool { columns.firstIndex(of: id).map(isHidden) == true }

  private func isHidden(_ place: Int) -> Bool {
    guard observer?.isCompact == false else { return false }
    switch visibility {
    case .detailOnly: return place < columns.count - 1
    case .doubleColumn: return place < columns.count - 2
    default: return false
    }
  }

  /// What SwiftUI calls the columns.
  private var names: [NavigationSplitViewColumn] {
    columns.count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }
}
