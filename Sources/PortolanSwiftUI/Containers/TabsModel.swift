import Observation
import Portolan

/// What a `TabView` shows.
@MainActor @Observable final class TabsModel {
  /// A place in the tabs; without a node it is a slot that was never entered.
  struct Member: Identifiable, Equatable {
    let id: Int
    let node: NodeID?
    let route: AnyRoute?
  }

  let id: NodeID
  var members: [Member]
  var selection: Int
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(_ id: NodeID, _ members: [Member], _ selection: Int, observer: (any ModelObserver)?) {
    self.id = id
    self.members = members
    self.selection = selection
    self.observer = observer
  }

  /// What the system reads, and writes when a person taps.
  var bound: Int {
    get { selection }
    set { observer?.tabWasTapped(at: newValue, in: self) }
  }

  var selectedNode: NodeID? {
    members.indices.contains(selection) ? members[selection].node : nil
  }
}
