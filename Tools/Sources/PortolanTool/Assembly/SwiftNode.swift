/// A piece of Swift source: a word, a sign, a literal, or all between two brackets.
struct SwiftNode: Sendable {
  enum Kind: Sendable {
    case word, sign, literal
    /// The nodes between the brackets.
    case group([SwiftNode])
  }

  let kind: Kind
  /// The piece of the source; a group with its brackets.
  let text: Substring
  /// Counted from 1.
  let line: Int

  /// The word; nil for other nodes.
  var word: Substring? {
    if case .word = kind { text } else { nil }
  }

  func isSign(_ sign: Character) -> Bool {
    if case .sign = kind { text.first == sign } else { false }
  }

  /// The nodes between brackets of one kind; nil for other nodes.
  func inside(_ bracket: Character) -> [SwiftNode]? {
    if case .group(let nodes) = kind, text.first == bracket { nodes } else { nil }
  }
}

extension Collection<SwiftNode> {
  /// The source on one line, without comments.
  var text: String {
    var text = ""
    var end: Substring.Index?
    for node in self {
      if let end, end != node.text.startIndex { text += " " }
      end = node.text.endIndex
      guard case .group(let nodes) = node.kind, !nodes.isEmpty else {
        text += node.text
        continue
      }
      let space = node.text.first == "{" ? " " : ""
      text += node.text.prefix(1) + space + nodes.text + space + node.text.suffix(1)
    }
    return text
  }

  /// The parts between commas.
  var parts: [SubSequence] { isEmpty ? [] : split { $0.isSign(",") } }
}
