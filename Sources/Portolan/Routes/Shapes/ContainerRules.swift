/// What a container of one shape shows, and what it becomes when it is to show something else.
///
/// Each shape answers the same questions from the container's state alone, so that the tree, the
/// planner and the picture need not know which shapes there are.
protocol ContainerRules {
  /// The place on the visible path; nil when there is none.
  static func front(_ state: ContainerState) -> Int?

  /// Whether a place is seen while the container is in view.
  static func shows(_ place: Int, _ state: ContainerState) -> Bool

  /// The places that are entered together with the front one, when nothing has to be asked for them
  /// that is not asked anyway.
  static func companions(_ state: ContainerState) -> [Int]

  /// What bringing a place to the front makes of it.
  static func bringing(_ place: Int, to state: ContainerState) -> ContainerChange

  /// One step back within the container; nil when there is none.
  static func back(_ state: ContainerState) -> ContainerChange?

  /// The container as text around that of its children; `name` is empty when it has no route.
  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String
}

extension ContainerRules {
  static func front(_ state: ContainerState) -> Int? {
    state.count > 0 ? state.selection : nil
  }

  static func shows(_ place: Int, _ state: ContainerState) -> Bool { place == front(state) }

  static func companions(_ state: ContainerState) -> [Int] { [] }

  static func bringing(_ place: Int, to state: ContainerState) -> ContainerChange {
    .select(place)
  }

  static func back(_ state: ContainerState) -> ContainerChange? { nil }

  /// The children, with a star at the front one.
  static func marked(_ children: [String], _ state: ContainerState) -> [String] {
    let front = front(state)
    return children.enumerated().map { $0 == front ? "*" + $1 : $1 }
  }
}

/// What decides which places of a container are seen.
struct ContainerState {
  /// How many places there are.
  let count: Int
  /// The place that was chosen last; a stack has no choice.
  let selection: Int
  /// Whether a split shows one column at a time.
  let isCollapsed: Bool
  /// How the app's own container behaves.
  let adapter: AnyContainerAdapter?
}

/// What a container becomes.
enum ContainerChange: Hashable {
  /// Another place comes to the front.
  case select(Int)
  /// What stands above so many places goes.
  case keep(Int)
}
