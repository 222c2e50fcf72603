/// How containers of one shape behave: what they show, and how they change.
///
/// Each shape answers from the container's state alone, so that the tree, the planner and the
/// picture need not know the shapes.
protocol ContainerBehavior {
  /// The position on the visible path; nil when there is none.
  static func front(_ state: ContainerState) -> Int?

  /// Whether a position is visible while the container is in view.
  static func shows(_ position: Int, _ state: ContainerState) -> Bool

  /// The positions that are entered together with the front one, unless they need guards that the
  /// request does not ask anyway.
  static func companions(_ state: ContainerState) -> [Int]

  /// How the container changes when a position comes to the front.
  static func bringing(_ position: Int, to state: ContainerState) -> ContainerChange

  /// How the container changes by one step back; nil when there is no step.
  static func back(_ state: ContainerState) -> ContainerChange?

  /// The container as text, around its children's; `name` is empty when it has no route.
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
  let selection: Int
  /// Whether a split shows one column at a time.
  let isCollapsed: Bool
  /// How the app's own container behaves.
  let adapter: AnyContainerAdapter?
}

/// How a container changes.
enum ContainerChange: Hashable {
  /// Another position comes to the front.
  case select(Int)
  /// Only so many positions, counted from the bottom, stay.
  case keep(Int)
}
