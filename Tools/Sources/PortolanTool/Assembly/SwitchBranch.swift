/// One branch of a `switch`: the cases that it is for, and what it does.
struct SwitchBranch {
  /// The names of the cases, without values.
  private(set) var names: [String] = []
  let line: Int
  let body: ArraySlice<SwiftNode>
  /// What of the patterns is not understood.
  private(set) var notes: [String] = []

  /// The branches between the braces of a `switch`.
  static func all(in nodes: [SwiftNode]) -> [SwitchBranch] {
    let starts = nodes.indices.filter { isStart($0, of: nodes) }
    return starts.indices.compactMap { number in
      let start = starts[number]
      let end = number + 1 < starts.count ? starts[number + 1] : nodes.endIndex
      guard let colon = nodes[start..<end].firstIndex(where: { $0.isSign(":") }) else { return nil }
      return SwitchBranch(
        patterns: nodes[start..<colon], body: nodes[(colon + 1)..<end], line: nodes[start].line)
    }
  }

  /// Whether a branch begins here: other uses of `case` follow `if`, `guard` and the like.
  private static func isStart(_ place: Int, of nodes: [SwiftNode]) -> Bool {
    guard nodes[place].word == "case" || nodes[place].word == "default" else { return false }
    guard place > 0 else { return true }
    let before = nodes[place - 1]
    return !["if", "guard", "while", "for"].contains(before.word) && !before.isSign(",")
      && !before.isSign(".")
  }

  private init(
    patterns: ArraySlice<SwiftNode>, body: ArraySlice<SwiftNode>, line: Int
  ) {
    self.body = body
    self.line = line
    guard patterns.first?.word == "case" else {
      notes.append("default names no case, so none is drawn for it.")
      return
    }
    for pattern in patterns.dropFirst().parts {
      if let name = Self.name(in: pattern) {
        names.append(name)
      } else {
        notes.append("\(pattern.text) names no case.")
      }
    }
    if body.contains(where: { $0.word?.first == "#" }) {
      notes.append("both sides of #if are read.")
    }
  }

  /// The last name behind a dot, before its values.
  private static func name(in pattern: ArraySlice<SwiftNode>) -> String? {
    let end = pattern.firstIndex { $0.word == "where" } ?? pattern.endIndex
    let nodes = pattern[..<end]
    guard let dot = nodes.lastIndex(where: { $0.isSign(".") }) else { return nil }
    return nodes[(dot + 1)...].first?.word.map(String.init)
  }
}
