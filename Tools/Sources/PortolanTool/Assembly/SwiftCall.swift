/// A call in Swift source.
struct SwiftCall {
  struct Argument {
    let label: String?
    let nodes: ArraySlice<SwiftNode>
    /// Whether it is a closure behind the brackets.
    var isTrailing = false

    var text: String { nodes.text }
    var isClosure: Bool { nodes.count == 1 && nodes.first?.inside("{") != nil }
  }

  /// The function, or the type that is made.
  let name: String
  /// Whether the name stands alone or behind `self.`, so that it may be a function of the type.
  let isOwn: Bool
  private(set) var arguments: [Argument] = []

  /// Whether it makes something: types begin with a capital letter.
  var makesType: Bool { name.first?.isUppercase == true }

  /// What a maker gets.
  var values: [AssemblyCase.Value] {
    arguments.map { .init(label: $0.label, text: $0.text, isClosure: $0.isClosure) }
  }

  /// The calls in nodes, and in groups that are no call's; those in arguments are left to the reader.
  static func all(in nodes: ArraySlice<SwiftNode>) -> [SwiftCall] {
    var calls: [SwiftCall] = []
    var place = nodes.startIndex
    while place < nodes.endIndex {
      if let found = one(at: place, in: nodes) {
        calls.append(found.call)
        place = found.end
      } else {
        if case .group(let inner) = nodes[place].kind { calls += all(in: inner[...]) }
        place += 1
      }
    }
    return calls
  }

  private static let keywords: Set<Substring> = [
    "if", "guard", "while", "for", "switch", "return", "do", "else", "catch", "in", "case", "try",
    "await", "throws", "repeat", "defer", "where",
  ]

  /// A name with brackets behind it, and the closures behind those.
  private static func one(
    at place: Int, in nodes: ArraySlice<SwiftNode>
  ) -> (call: SwiftCall, end: Int)? {
    guard let name = nodes[place].word, !keywords.contains(name), name.first?.isLetter == true
    else { return nil }
    var end = place + 1
    if name.first?.isUppercase == true { end = afterGenerics(end, nodes) }
    let dot = place > nodes.startIndex && nodes[place - 1].isSign(".")
    let isSelf = dot && place - 1 > nodes.startIndex && nodes[place - 2].word == "self"
    var call = SwiftCall(name: String(name), isOwn: !dot || isSelf)
    let list = end < nodes.endIndex ? nodes[end].inside("(") : nil
    if let list {
      call.arguments = list.parts.map(argument)
      end += 1
    }
    guard let last = call.addClosures(from: end, nodes) ?? (list == nil ? nil : end) else {
      return nil
    }
    return (call, last)
  }

  /// Past `<…>`.
  private static func afterGenerics(_ place: Int, _ nodes: ArraySlice<SwiftNode>) -> Int {
    guard place < nodes.endIndex, nodes[place].isSign("<"),
      let end = nodes[place...].firstIndex(where: { $0.isSign(">") })
    else { return place }
    return end + 1
  }

  private static func argument(_ nodes: ArraySlice<SwiftNode>) -> Argument {
    let second = nodes.dropFirst().first
    guard let label = nodes.first?.word, second?.isSign(":") == true else {
      return Argument(label: nil, nodes: nodes)
    }
    return Argument(label: String(label), nodes: nodes.dropFirst(2))
  }

  /// Adds the closures behind the brackets; returns where they end, nil without any.
  private mutating func addClosures(from place: Int, _ nodes: ArraySlice<SwiftNode>) -> Int? {
    guard place < nodes.endIndex, nodes[place].inside("{") != nil else { return nil }
    arguments.append(
      Argument(label: nil, nodes: nodes[place...place], isTrailing: true))
    var end = place + 1
    while end + 2 < nodes.endIndex, let label = nodes[end].word, nodes[end + 1].isSign(":"),
      nodes[end + 2].inside("{") != nil
    {
      arguments.append(
        Argument(label: String(label), nodes: nodes[(end + 2)...(end + 2)], isTrailing: true))
      end += 3
    }
    return end
  }
}
