/// All columns are shown, or when collapsed one of them, standing on those before it.
enum SplitRules: ContainerRules {
  static func shows(_ place: Int, _ state: ContainerState) -> Bool {
    state.isCollapsed ? place == state.selection : place < state.count
  }

  static func companions(_ state: ContainerState) -> [Int] {
    Array(0..<(state.isCollapsed ? state.selection : state.count))
  }

  static func back(_ state: ContainerState) -> ContainerChange? {
    state.isCollapsed && state.selection > 0 ? .select(state.selection - 1) : nil
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    let separator = state.isCollapsed ? " > " : " | "
    return "\(name){\(marked(children, state).joined(separator: separator))}"
  }
}
