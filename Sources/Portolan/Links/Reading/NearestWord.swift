/// The known word most similar to an element, and whether an error may repeat the element.
struct NearestWord {
  /// The greatest length of an element that is compared or repeated, in bytes.
  private static let limit = 32

  let word: String?
  /// Whether the element holds no personal data.
  ///
  /// It holds none when it consists of letters, or differs from a known word by a slip. Numbers,
  /// addresses and tokens may be personal.
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
