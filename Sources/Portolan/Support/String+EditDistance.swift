extension String {
  /// How many letters must be put in, taken out or exchanged to make the other text of this one.
  ///
  /// It takes the product of both lengths, so bound what you give it.
  func editDistance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (place, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in other.indices {
        let exchanged = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
