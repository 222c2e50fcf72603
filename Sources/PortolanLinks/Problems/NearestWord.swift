/// The word that was probably meant by another one.
package enum NearestWord {
  /// Longer words are compared with nothing; in bytes.
  private static let longest = 64

  /// The word that differs least, when it still can be recognised: in one letter of four at most,
  /// at least one.
  ///
  /// Letters put in, taken out, exchanged and swapped with the next are counted. Of several the first in
  /// the order of letters is taken.
  package static func of(_ words: some Sequence<String>, to meant: [UInt8]) -> String? {
    guard !meant.isEmpty, meant.count <= longest else { return nil }
    var best: (word: String, slips: Int)?
    for word in words where word.utf8.count <= longest {
      let limit = min(max(1, meant.count / 4), best?.slips ?? longest)
      guard abs(word.utf8.count - meant.count) <= limit else { continue }
      let slips = distance(meant, Array(word.utf8))
      guard slips <= limit, slips < meant.count else { continue }
      if let best, (best.slips, best.word) <= (slips, word) { continue }
      best = (word, slips)
    }
    return best?.word
  }

  /// The number of letters to insert, delete, replace or swap with the next to get the other word.
  ///
  /// The time grows with the product of both lengths, so bound the words.
  package static func distance<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
    var before: [Int] = []
    var row = Array(0...other.count)
    for (place, letter) in one.enumerated() {
      var next = [place + 1]
      for column in other.indices {
        let exchanged = row[column] + (letter == other[column] ? 0 : 1)
        var least = min(exchanged, row[column + 1] + 1, next[column] + 1)
        if place > 0, column > 0, letter == other[column - 1], one[place - 1] == other[column] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[other.count]
  }
}
