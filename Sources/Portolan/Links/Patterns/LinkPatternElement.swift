/// A word of a pattern, or a value that may be any text.
enum LinkPatternElement: Hashable, Sendable {
  case word(String)
  case value(name: String)

  init(_ text: Substring) {
    let isValue = text.count > 1 && text.first == "{" && text.last == "}"
    self = isValue ? .value(name: String(text.dropFirst().dropLast())) : .word(String(text))
  }
}
