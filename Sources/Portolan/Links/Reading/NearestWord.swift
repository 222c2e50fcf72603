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
    var best: (word: String, distance: Int)?
    for word in words where word.utf8.count <= 2 * Self.limit {
      let distance = text.editDistance(to: word)
      if best.map({ distance < $0.distance }) ?? true { best = (word, distance) }
    }
    word = best?.word
    let isSlip = best.map { $0.distance <= max(1, $0.word.count / 4) } ?? false
    mayRepeat = text.allSatisfy(\.isWordLetter) || (isSlip && text.count > 2)
  }
}

extension Character {
  fileprivate var isWordLetter: Bool {
    isASCII && (isLetter || self == "-" || self == "_")
  }
}
