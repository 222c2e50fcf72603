/// Whether what controllers were told makes a life that UIKit could have led them through.
@MainActor struct AppearanceCheck {
  private var states: [String: String] = [:]
  private(set) var wrong: [String] = []

  private static let next: [String: Set<String>] = [
    "": ["didLoad", "dismantle"], "didLoad": ["willAppear", "dismantle"],
    "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"],
    "didDisappear": ["willAppear", "dismantle"], "dismantle": ["didLoad"],
  ]

  /// Follows lines of the form `name.event`.
  mutating func follow(_ lines: [String]) {
    for line in lines {
      guard let dot = line.lastIndex(of: ".") else { continue }
      let (name, event) = (String(line[..<dot]), String(line[line.index(after: dot)...]))
      let state = states[name] ?? ""
      if AppearanceCheck.next[state]?.contains(event) != true {
        wrong.append("\(name): \(event) after \(state)")
      }
      states[name] = event
    }
  }

  /// The names of those that are fully on the screen.
  var shown: Set<String> {
    Set(states.filter { $0.value == "didAppear" }.keys)
  }

  /// Those that stopped half-way.
  var halfway: Set<String> {
    Set(states.filter { $0.value == "willAppear" || $0.value == "willDisappear" }.keys)
  }
}
