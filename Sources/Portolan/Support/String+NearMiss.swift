extension String {
  /// The greatest length of a text that is compared, in bytes.
  private static var longestCompared: Int { 64 }

  /// The most similar text, and the number of typing slips between it and this one.
  ///
  /// Of equally similar texts the first is taken. `part` says which part of each text is compared.
  func nearest(
    among texts: some Sequence<String>, by part: (String) -> String = { $0 }
  ) -> (text: String, slips: Int)? {
    guard utf8.count <= Self.longestCompared else { return nil }
    let own = part(self)
    var best: (text: String, slips: Int)?
    for text in texts where text.utf8.count <= Self.longestCompared {
      let slips = own.editDistance(to: part(text))
      if best.map({ slips < $0.slips }) ?? true { best = (text, slips) }
    }
    return best
  }

  /// The text that was probably meant by this one; nil when none is similar.
  package func nearMiss(
    among texts: some Sequence<String>, by part: (String) -> String = { $0 }
  ) -> String? {
    guard let best = nearest(among: texts.filter { $0 != self }, by: part) else { return nil }
    return part(best.text).isMissed(by: best.slips) ? best.text : nil
  }

  /// Whether a text with so many slips is still similar: one in four letters, at least one.
  func isMissed(by slips: Int) -> Bool { slips < count && slips <= Swift.max(1, count / 4) }
}

extension String {
  /// The number of letters to insert, delete, replace or swap with the next to get the other text.
  ///
  /// The time grows with the product of both lengths, so bound the texts.
  func editDistance(to other: String) -> Int {
    let (own, other) = (Array(self), Array(other))
    var before: [Int] = []
    var row = Array(0...other.count)
    for (place, letter) in own.enumerated() {
      var next = [place + 1]
      for column in other.indices {
        let exchanged = row[column] + (letter == other[column] ? 0 : 1)
        var least = Swift.min(exchanged, row[column + 1] + 1, next[column] + 1)
        if place > 0, column > 0, letter == other[column - 1], own[place - 1] == other[column] {
          least = Swift.min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[other.count]
  }
}
