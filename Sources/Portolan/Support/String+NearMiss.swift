extension String {
  /// Longer texts are compared with nothing; in bytes.
  private static var longestCompared: Int { 64 }

  /// The text most like this one, and by how many slips of the pen they differ.
  ///
  /// Of several that are as like the first is taken. What is compared of each text `part` says.
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

  /// The text that was probably meant by this one; nil when none is like it.
  package func nearMiss(
    among texts: some Sequence<String>, by part: (String) -> String = { $0 }
  ) -> String? {
    guard let best = nearest(among: texts.filter { $0 != self }, by: part) else { return nil }
    return part(best.text).isMissed(by: best.slips) ? best.text : nil
  }

  /// Whether so many slips still leave the text recognizable: one in four letters, at least one.
  func isMissed(by slips: Int) -> Bool { slips < count && slips <= Swift.max(1, count / 4) }
}

extension String {
  /// How many letters must be put in, taken out, exchanged, or swapped with the next one, to make
  /// the other text of this one.
  ///
  /// It takes the product of both lengths, so bound what you give it.
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
