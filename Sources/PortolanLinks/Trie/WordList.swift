/// Words, each once, one behind the other.
struct WordList: Sendable {
  /// Where a word stands in `bytes`.
  struct Word: Sendable {
    var start: Int32 = 0
    /// -1 where there is none.
    var count: Int32 = -1

    var places: Range<Int> { Int(start)..<Int(start + count) }
  }

  private(set) var bytes: [UInt8] = []
  /// By hash; its count is a power of two.
  private var words = Array(repeating: Word(), count: 16)
  private var count = 0

  /// Where a word stands; it is added when it is new.
  mutating func add(_ word: [UInt8]) -> Word {
    var place = Self.hash(word, 0..<word.count) & (words.count - 1)
    while words[place].count >= 0 {
      if has(words[place], word, 0..<word.count) { return words[place] }
      place = (place + 1) & (words.count - 1)
    }
    let new = Word(start: Int32(bytes.count), count: Int32(word.count))
    bytes += word
    words[place] = new
    count += 1
    if count * 2 > words.count { grow() }
    return new
  }

  /// Forgets what only adding needs.
  mutating func finish() { words = [] }

  /// Whether a word is what stands in a part of a text.
  func has(_ word: Word, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    guard Int(word.count) == range.count else { return false }
    let start = Int(word.start)
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    let old = words
    words = Array(repeating: Word(), count: old.count * 2)
    for word in old where word.count >= 0 {
      var place = Self.hash(bytes, word.places) & (words.count - 1)
      while words[place].count >= 0 { place = (place + 1) & (words.count - 1) }
      words[place] = word
    }
  }

  /// FNV-1a, with its upper half folded into the lower.
  static func hash(_ text: [UInt8], _ range: Range<Int>, seed: Int32 = 0) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(UInt32(bitPattern: seed)) &* 0x9E37_79B9
    for place in range { hash = (hash ^ UInt64(text[place])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: hash ^ hash >> 32))
  }
}
