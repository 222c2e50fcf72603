/// The known word most like an element, and whether an error may repeat the element.
struct NearestWord {
  /// Longer elements are compared with nothing and never repeated; in bytes.
  private static let limit = 32

  let word: String?
  /// Whether the element tells no more than what the app's author knows.
  ///
  /// It does when it is a word of letters, or a slip in a known word. Numbers, addresses and tokens
  /// are somebody's data.
  let mayRepeat: Bool

  init(to text: String, among words: [String]) {
    guard text.utf8.count <= Self.limit else {
      (word, mayRepeat) = (nil, false)
      return
    }
    let best = text.nearest(among: words)
    word = best?.text
    let isSlip = best.map { $0.text.isMissed(by: $0.slips) } ?? false
    mayRepeat = text.allSatisfy(\.isWordLetter) || (isSlip && text.count > 2)
  }
}

extension Character {
  fileprivate var isWordLetter: Bool {
    isASCII && (isLetter || self == "-" || self == "_")
  }
}
