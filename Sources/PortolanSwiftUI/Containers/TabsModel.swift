import Observation
import Portolan

/// What a `TabView` shows, as tabs or as pages, or a container of the app's own.
@MainActor @Observable final class TabsModel {
  /// How the members are shown.
  enum Look {
    case tabs, pages
    /// By the app, under the map's adapter.
    case own(any ContainerAdapter)
  }

  /// A place in the tabs; without a node it is a slot that was never entered.
  struct Member: Identifiable, Equatable {
    /// Stays what it is when the place is another.
    var id: Int
    let place: Int
    let node: NodeID?
    let route: AnyRoute?
  }

  let id: NodeID
  let route: AnyRoute?
  let look: Look
  /// Whether the tabs are values of SwiftUI's own, which sections and a search need.
  @ObservationIgnored var hasValues = false
  private(set) var members: [Member]
  private(set) var selection: Int
  /// The page to which a user has turned, until the host has looked at it.
  @ObservationIgnored var turnedTo: Int?
  @ObservationIgnored let update: UpdateWaiter<Int>
  /// What stands in the slot that is seen: UIKit shows it without asking (S70, S78).
  @ObservationIgnored private(set) weak var slotProbe: SlotProbeController?
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(
    _ id: NodeID, _ route: AnyRoute?, _ members: [Member], _ selection: Int, as look: Look,
    observer: (any ModelObserver)?
  ) {
    (self.id, self.route, self.look) = (id, route, look)
    self.members = members
    self.selection = selection
    update = UpdateWaiter(selection)
    self.observer = observer
  }

  /// What the system reads, and writes when a user taps.
  var bound: Int {
    get { selection }
    set { observer?.tabWasTapped(at: newValue, in: self) }
  }

  /// Whether a phone lists some of so many tabs under More (U113).
  static func mayListUnderMore(_ count: Int) -> Bool { count > 5 }

  var mayListUnderMore: Bool { hasBar && TabsModel.mayListUnderMore(members.count) }

  /// Whether they are tabs of UIKit's, with a bar or a sidebar.
  var hasBar: Bool { if case .tabs = look { true } else { false } }

  var isPaged: Bool { if case .pages = look { true } else { false } }

  /// The map's adapter of a container of the app's own.
  var adapter: (any ContainerAdapter)? { if case .own(let adapter) = look { adapter } else { nil } }

  /// Whether a place is in front, or beside that as the adapter says.
  func isShown(_ place: Int) -> Bool {
    place == planned
      || adapter?.shown(beside: planned, of: members.count).contains(place) == true
  }

  /// Whether SwiftUI has seen the newest selection.
  var isFollowed: Bool { update.seen == selection }

  /// Selects a place, whatever was to be selected next.
  func select(_ place: Int) {
    update.stop()
    turnedTo = nil
    selection = place
  }

  /// Selects a place that SwiftUI may take for the selected one already: it reacts only to a new
  /// value (S13), so another one comes first.
  func select(_ place: Int, after other: Int) {
    turnedTo = nil
    let write = { [weak self] in change(animated: false) { self?.select(place) } }
    // It has seen the other one last.
    guard update.seen != other else { return write() }
    update.whenSeen(next: place, write)
    change(animated: false) { selection = other }
  }

  /// UIKit shows the slot at a place, or hides it.
  func slot(_ probe: SlotProbeController, isVisible: Bool) {
    if isVisible { slotProbe = probe } else if slotProbe === probe { slotProbe = nil }
    observer?.screenMayHaveMoved()
  }

  /// Takes other members; what stood in another place keeps its view, with its state.
  func set(_ new: [Member]) {
    let old = members
    var members = new
    var unused = Set(old.map(\.id))
    var rest: [Int] = []
    for place in members.indices {
      if let node = members[place].node, let was = old.first(where: { $0.node == node }) {
        members[place].id = was.id
        unused.remove(was.id)
      } else {
        rest.append(place)
      }
    }
    var next = (old.map(\.id).max() ?? -1) + 1
    for place in rest {
      if old.indices.contains(place), unused.remove(old[place].id) != nil {
        members[place].id = old[place].id
      } else {
        members[place].id = next
        next += 1
      }
    }
    self.members = members
  }

  /// The place that is selected, or is to be.
  var planned: Int { update.next ?? selection }

  var selectedNode: NodeID? {
    members.indices.contains(planned) ? members[planned].node : nil
  }
}
