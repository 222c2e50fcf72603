/// Words in the one form in which they are compared when their case does not count.
enum FoldedWord {
  static func bytes(_ word: [UInt8]) -> [UInt8] {
    guard word.contains(where: { $0 >= 0x80 }) else { return word.map(\.lowercased) }
    return Array(String(decoding: word, as: UTF8.self).lowercased().utf8)
  }
}
