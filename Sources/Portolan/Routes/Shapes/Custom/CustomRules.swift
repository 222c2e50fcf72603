/// What the app's own container says.
enum CustomRules: ContainerRules {
  static func shows(_ place: Int, _ state: ContainerState) -> Bool {
    place == state.selection || companions(state).contains(place)
  }

  static func companions(_ state: ContainerState) -> [Int] {
    guard let adapter = state.adapter else { return [] }
    return adapter.shown(beside: state.selection, of: state.count).filter {
      (0..<state.count).contains($0) && $0 != state.selection
    }
  }

  static func back(_ state: ContainerState) -> ContainerChange? {
    guard let place = state.adapter?.back(from: state.selection, of: state.count),
      (0..<state.count).contains(place), place != state.selection
    else { return nil }
    return .select(place)
  }

  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    let kind = state.adapter.map { "#\($0.name)" } ?? ""
    return "\(name)\(kind)[\(marked(children, state).joined(separator: " | "))]"
  }
}
