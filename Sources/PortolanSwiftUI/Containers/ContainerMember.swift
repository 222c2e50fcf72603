public import Portolan

/// A member of a container of the app's own: a view that shows the member's screens.
///
/// `ViewAssembly.container(_:of:for:in:)` gets the members and places these views.
public struct ContainerMember: View, Identifiable {
  /// The member's identity; it stays the same when another map moves the member to another
  /// position.
  public let id: Int
  /// The member's position in the map's list, counted from 0; pass it to
  /// `ScreenContext.choose(_:)`.
  public let position: Int
  /// The member's route; nil for a stack whose first screen belongs to other code.
  public let route: AnyRoute?
  /// Whether the member is selected.
  public let isSelected: Bool
  /// Whether the member is visible: it is selected, or the map's adapter shows it beside the
  /// selected one.
  public let isShown: Bool
  @Environment(\.isKeptOutOfSight) private var isKeptOutOfSight
  private let container: TabsModel
  private let node: NodeID?
  private let nodes: Nodes

  init(_ member: TabsModel.Member, of container: TabsModel, nodes: Nodes) {
    (id, position, route, node) = (member.id, member.place, member.route, member.node)
    isSelected = position == container.planned
    isShown = container.isShown(position)
    self.container = container
    self.nodes = nodes
  }

  /// The member's label for a bar or a menu: the `tabLabel(for:)` of its assembly.
  public var label: some View { route.flatMap(nodes.tabLabel) }

  /// The member's screens; empty until the user has visited the member.
  ///
  /// While `isShown` is false, the view keeps its state, and cannot be seen, touched or read aloud.
  public var body: some View {
    // One view, also for a slot (S57).
    VStack { if let node { NodeView(id: node, nodes: nodes) } }
      .environment(\.isKeptOutOfSight) { isKeptOutOfSight() || !container.isShown(position) }
      .opacity(isShown ? 1 : 0)
      .allowsHitTesting(isShown)
      .accessibilityHidden(!isShown)
  }
}
