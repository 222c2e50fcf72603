/// The text of a pattern as links are printed with it.
struct PrintedText: Sendable {
  let text: CheckedText
  /// Whether no other pattern can read its links, and it reads them with the same texts, as long as
  /// no text is empty or a dot or two, and no list is empty: such links need not be read back.
  let isAlone: Bool

  /// - Parameters:
  ///   - text: The pattern's own text.
  ///   - hasPaths: Whether no other pattern can have its paths.
  init(_ text: CheckedText, hasPaths: Bool) {
    self.text = text
    let query = text.syntax.query
    isAlone = hasPaths && (query.count < 2 || Set(query.map(\.name)).count == query.count)
  }

  /// Whether texts have one way to be read in a path.
  func isPlain(_ texts: [LinkText]) -> Bool {
    texts.allSatisfy { text in
      switch text {
      case .one(let text): !text.isEmpty && text != "." && text != ".."
      case .many(let texts): !texts.isEmpty
      case .absent: true
      }
    }
  }
}
