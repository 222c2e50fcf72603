/// The top element is shown, and bringing one to the front closes what stands on it.
enum StackRules: ContainerRules {
  static func front(_ state: ContainerState) -> Int? { state.count > 0 ? state.count - 1 : nil }

  static func bringing(_ place: Int, to state: ContainerState) -> ContainerChange {
    .keep(place + 1)
  }

  static func back(_ state: ContainerState) -> ContainerChange? {
    state.count > 1 ? .keep(state.count - 1) : nil
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    "\(name)(\(children.joined(separator: " › ")))"
  }
}
