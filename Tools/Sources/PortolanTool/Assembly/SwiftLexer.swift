/// Reads Swift source as words, signs, literals and brackets.
///
/// That is enough to find declarations and calls. It knows no grammar, types or literals of regular
/// expressions.
struct SwiftLexer {
  /// Why a source cannot be read.
  struct Problem: Error {
    let line: Int
    let sentence: String
  }

  private let source: String
  private var place: String.Index
  private var line = 1

  private init(_ source: String) {
    self.source = source
    place = source.startIndex
  }

  /// The nodes of a source.
  static func nodes(of source: String) throws(Problem) -> [SwiftNode] {
    var lexer = SwiftLexer(source)
    let nodes = try lexer.nodes()
    if let bracket = lexer.next {
      throw Problem(line: lexer.line, sentence: "\(bracket) closes nothing")
    }
    return nodes
  }

  private var next: Character? { place < source.endIndex ? source[place] : nil }

  private func begins(_ text: String) -> Bool { source[place...].hasPrefix(text) }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where place < source.endIndex {
      if source[place].isNewline { line += 1 }
      place = source.index(after: place)
    }
  }

  private mutating func skip(while isWanted: (Character) -> Bool) {
    while let next, isWanted(next) { skip() }
  }

  /// The nodes up to a closing bracket or the end.
  private mutating func nodes() throws(Problem) -> [SwiftNode] {
    var nodes: [SwiftNode] = []
    while let next, !")]}".contains(next) {
      let (start, first) = (place, line)
      let kind: SwiftNode.Kind
      if next.isWhitespace {
        skip()
        continue
      } else if begins("//") {
        skip { !$0.isNewline }
        continue
      } else if begins("/*") {
        try skipComment()
        continue
      } else if "([{".contains(next) {
        kind = .group(try group(next))
      } else if next == "\"" || source[place...].drop(while: { $0 == "#" }).first == "\"" {
        try skipString()
        kind = .literal
      } else if next.isNumber {
        skip { $0.isLetter || $0.isNumber || $0 == "_" }
        kind = .literal
      } else if next == "#" || Self.isInWord(next) {
        skip()
        skip(while: Self.isInWord)
        kind = .word
      } else {
        skip()
        kind = .sign
      }
      nodes.append(SwiftNode(kind: kind, text: source[start..<place], line: first))
    }
    return nodes
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$`".contains(character)
  }

  private mutating func group(_ bracket: Character) throws(Problem) -> [SwiftNode] {
    let first = line
    skip()
    let inner = try nodes()
    let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    guard let next, next == closing[bracket] else {
      throw Problem(line: first, sentence: "\(bracket) is never closed")
    }
    skip()
    return inner
  }

  /// Comments stand in each other.
  private mutating func skipComment() throws(Problem) {
    let first = line
    var depth = 0
    repeat {
      guard next != nil else { throw Problem(line: first, sentence: "/* is never closed") }
      if begins("/*") {
        depth += 1
        skip(2)
      } else if begins("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0
  }

  /// Skips a literal of any kind: `"`, `"""`, and both between number signs.
  private mutating func skipString() throws(Problem) {
    let first = line
    let signs = String(source[place...].prefix { $0 == "#" })
    skip(signs.count)
    let quote = begins("\"\"\"") ? "\"\"\"" : "\""
    skip(quote.count)
    while !begins(quote + signs) {
      guard let next, quote.count > 1 || !next.isNewline else {
        throw Problem(line: first, sentence: "\(quote) is never closed")
      }
      if begins("\\" + signs + "(") {
        skip(1 + signs.count)
        _ = try group("(")
      } else {
        skip(begins("\\" + signs) ? 2 + signs.count : 1)
      }
    }
    skip(quote.count + signs.count)
  }
}
