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
