public import Portolan

/// A member of a container of the app's own: the view of its screens, and what the container shows of
/// it.
///
/// See `ViewAssembly.container(_:of:for:in:)`.
public struct ContainerMember: View, Identifiable {
  /// The member's identity, which stays when its place is another.
  public let id: Int
  /// Its place in the map's list; give it to `ScreenContext.choose(_:)` when a person chooses it.
  public let place: Int
  /// The member's route.
  public let route: AnyRoute?
  /// Whether it is in front.
  public let isSelected: Bool
  /// Whether it is in front, or beside that as the map's `ContainerAdapter` says.
  public let isShown: Bool
  @Environment(\.isKeptOutOfSight) private var isKeptOutOfSight
  private let container: TabsModel
  private let node: NodeID?
  private let nodes: Nodes

  init(_ member: TabsModel.Member, of container: TabsModel, nodes: Nodes) {
    (id, place, route, node) = (member.id, member.place, member.route, member.node)
    isSelected = place == container.planned
    isShown = container.isShown(place)
    self.container = container
    self.nodes = nodes
  }

  /// The label for a bar or a menu, from the `tabLabel(for:)` of the member's assembly.
  public var label: some View { route.flatMap(nodes.tabLabel) }

  /// The member's screens; empty when it was never entered.
  ///
  /// As long as it is not shown, it keeps its state and cannot be seen, touched or read aloud.
  public var body: some View {
    // One view, also for a slot (S57).
    VStack { if let node { NodeView(id: node, nodes: nodes) } }
      .environment(\.isKeptOutOfSight) { isKeptOutOfSight() || !container.isShown(place) }
      .opacity(isShown ? 1 : 0)
      .allowsHitTesting(isShown)
      .accessibilityHidden(!isShown)
  }
}
