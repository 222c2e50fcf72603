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
  private(set) var members: [Member]
  var selection: Int
  @ObservationIgnored private weak var observer: (any ContainerObserver)?

  init(_ id: NodeID, _ members: [Member], _ selection: Int, observer: any ContainerObserver) {
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

  func set(_ members: [Member], selection: Int) {
    if members != self.members { self.members = members }
    if selection != self.selection { self.selection = selection }
  }
}
