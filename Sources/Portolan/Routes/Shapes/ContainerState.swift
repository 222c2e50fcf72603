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
