/// A function of a type, as its source has it.
struct SwiftFunction: Sendable {
  struct Parameter: Sendable {
    /// The name at the call; nil for `_`.
    let label: String?
    /// The name in the body.
    let name: String
    let type: String
  }

  /// The type that it belongs to.
  let owner: String
  let name: String
  let parameters: [Parameter]
  let body: [SwiftNode]
  /// `Shop/ShopScreens.swift:12`.
  let site: String

  /// All functions in types of a file.
  static func all(in nodes: [SwiftNode], of file: String, owner: String = "") -> [SwiftFunction] {
    var functions: [SwiftFunction] = []
    var place = nodes.startIndex
    while place < nodes.endIndex {
      let rest = nodes[place...]
      if let word = rest.first?.word, types.contains(word), let name = rest.dropFirst().first?.word,
        let body = rest.firstIndex(where: { $0.inside("{") != nil })
      {
        functions += all(in: nodes[body].inside("{") ?? [], of: file, owner: String(name))
        place = body
      } else if rest.first?.word == "func", let function = one(rest, file, owner) {
        functions.append(function)
      }
      place += 1
    }
    return functions
  }

  private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]

  /// The function that begins at `func`; nil when it has no body.
  private static func one(
    _ nodes: ArraySlice<SwiftNode>, _ file: String, _ owner: String
  ) -> SwiftFunction? {
    let rest = nodes.dropFirst()
    guard let first = rest.first, let name = first.word,
      let list = rest.firstIndex(where: { $0.inside("(") != nil }),
      let body = rest[list...].firstIndex(where: { $0.inside("{") != nil || $0.word == "func" }),
      let inner = rest[body].inside("{")
    else { return nil }
    return SwiftFunction(
      owner: owner, name: String(name),
      parameters: (rest[list].inside("(") ?? []).parts.compactMap(parameter), body: inner,
      site: "\(file):\(first.line)")
  }

  private static func parameter(_ nodes: ArraySlice<SwiftNode>) -> Parameter? {
    guard let colon = nodes.firstIndex(where: { $0.isSign(":") }) else { return nil }
    let names = nodes[..<colon].compactMap(\.word)
    guard let label = names.first, let name = names.last else { return nil }
    return Parameter(
      label: label == "_" ? nil : String(label), name: String(name),
      type: nodes[(colon + 1)...].text)
  }
}
