/// How containers of one shape behave: what they show, and how they change.
///
/// Each shape answers from the container's state alone. So the tree, the planner and the picture
/// need no code for single shapes.
protocol ContainerBehavior {
  /// The position of the child in front; nil when the container has no children.
  static func front(_ state: ContainerState) -> Int?

  /// Whether a position is visible while the container is in view.
  static func shows(_ position: Int, _ state: ContainerState) -> Bool

  /// The positions whose screens are built together with the front one.
  ///
  /// A screen with guards that the request does not ask anyway is not built; its position stays
  /// empty.
  static func companions(_ state: ContainerState) -> [Int]

  /// How the container changes when a position comes to the front.
  static func bringing(_ position: Int, to state: ContainerState) -> ContainerChange

  /// How the container changes by one step back; nil when no step back is possible in it.
  static func back(_ state: ContainerState) -> ContainerChange?

  /// The container as text, around the texts of its `children`; `name` is empty when it has no
  /// route.
  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String
}

extension ContainerBehavior {
  static func front(_ state: ContainerState) -> Int? {
    state.count > 0 ? state.selection : nil
  }

  static func shows(_ position: Int, _ state: ContainerState) -> Bool { position == front(state) }

  static func companions(_ state: ContainerState) -> [Int] { [] }

  static func bringing(_ position: Int, to state: ContainerState) -> ContainerChange {
    .select(position)
  }

  static func back(_ state: ContainerState) -> ContainerChange? { nil }

  /// The children's texts, with a star at the front one.
  static func marked(_ children: [String], _ state: ContainerState) -> [String] {
    let front = front(state)
    return children.enumerated().map { $0 == front ? "*" + $1 : $1 }
  }
}

/// The state that decides which positions of a container are visible.
struct ContainerState {
  /// The number of positions.
  let count: Int
  /// The position that was selected last; unused by stacks.
  var selection: Int
  /// Whether a split shows one column at a time.
  let isCollapsed: Bool
  /// How the app's own container behaves; nil for the other shapes.
  let adapter: AnyContainerAdapter?
}

/// How a container changes.
enum ContainerChange: Hashable {
  /// Another position comes to the front.
  case select(Int)
  /// Only this number of positions, counted from the bottom, stays; the others are removed.
  case keep(Int)
}
