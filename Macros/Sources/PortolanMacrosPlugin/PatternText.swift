/// The text of a pattern, as far as a case of an enum has to go with it.
///
/// What else is wrong with it the table says when it is made.
struct PatternText {
  struct Placeholder {
    let name: String
    /// What stands behind the name: nothing, `?`, `*`, `+`, `**`, or `=` and a default.
    let mark: String
    /// In bytes from the begin of the text; without the braces.
    let offset: Int
  }

  /// What is wrong, and where in bytes.
  struct Fault: Error {
    let problem: LinkedProblem
    let offset: Int
  }

  private(set) var placeholders: [Placeholder] = []
  /// What stands between them, one more than there are.
  private(set) var words: [String] = [""]

  init(_ text: String) throws(Fault) {
    guard text.hasPrefix("/") || text.contains("://") else {
      throw Fault(problem: .noSlash, offset: 0)
    }
    var rest = Substring(text)
    while let character = rest.first {
      let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
      rest.removeFirst()
      switch character {
      case "}": throw Fault(problem: .brace, offset: offset)
      case "{":
        guard let end = rest.firstIndex(of: "}"), !rest[..<end].contains("{") else {
          throw Fault(problem: .brace, offset: offset)
        }
        try add(String(rest[..<end]), at: offset + 1)
        rest = rest[rest.index(after: end)...]
      default: words[words.count - 1].append(character)
      }
    }
  }

  private mutating func add(_ inside: String, at offset: Int) throws(Fault) {
    let name = String(inside.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    let mark = String(inside.dropFirst(name.count))
    guard !name.isEmpty else { throw Fault(problem: .brace, offset: offset) }
    guard ["", "?", "*", "+", "**"].contains(mark) || mark.hasPrefix("=") else {
      throw Fault(problem: .mark(mark), offset: offset + name.utf8.count)
    }
    guard !placeholders.contains(where: { $0.name == name }) else {
      throw Fault(problem: .twice(name), offset: offset)
    }
    placeholders.append(Placeholder(name: name, mark: mark, offset: offset))
    words.append("")
  }

  /// The text with something else in place of each placeholder, without a slash at its end.
  func text(replacing replace: (Placeholder) -> String) -> String {
    var text = words[0]
    for (placeholder, word) in zip(placeholders, words.dropFirst()) {
      text += replace(placeholder) + word
    }
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}
