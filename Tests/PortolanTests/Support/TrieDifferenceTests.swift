import Testing

@_spi(Measuring) @testable import Portolan
@testable import PortolanFixtures

@Suite("The fast difference of two tries equals a comparison key by key")
struct TrieDifferenceTests {
  private struct Change: Equatable {
    let old: Int?
    let new: Int?
  }

  private func differences(_ old: Trie<Int>, _ new: Trie<Int>) -> [UInt64: Change] {
    var found: [UInt64: Change] = [:]
    Trie.difference(old, new) { key, before, after in
      #expect(found[key] == nil, "each key is reported once")
      if before != after { found[key] = Change(old: before, new: after) }
    }
    return found
  }

  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func `of a copy that was changed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var dictionary: [UInt64: Int] = [:]
    var trie = Trie<Int>()
    for step in 0..<400 {
      let key = UInt64.random(in: 0..<300, using: &random) << (random.once(in: 2) ? 0 : 40)
      trie[key] = step
      dictionary[key] = step
    }
    for _ in 0..<40 {
      var (other, expected) = (trie, dictionary)
      for step in 0..<Int.random(in: 0..<20, using: &random) {
        let key = UInt64.random(in: 0..<300, using: &random) << (random.once(in: 2) ? 0 : 40)
        let value: Int? = random.once(in: 2) ? nil : -step
        other[key] = value
        expected[key] = value
      }
      var brute: [UInt64: Change] = [:]
      for key in Set(dictionary.keys).union(expected.keys)
      where dictionary[key] != expected[key] {
        brute[key] = Change(old: dictionary[key], new: expected[key])
      }
      #expect(differences(trie, other) == brute)
    }
  }

  /// Counts how often it is compared.
  private struct Looked: TrieValue, Sendable {
    let value: Int
    let looks: ReadCounter

    static func isSame(_ one: Self, _ other: Self) -> Bool {
      one.looks.count += 1
      return one.value == other.value
    }
  }

  @Test func `of a trie and its copy is nothing, without a look`() {
    let looks = ReadCounter()
    var trie = Trie<Looked>()
    for key in 0..<100 { trie[UInt64(key)] = Looked(value: key, looks: looks) }
    Trie.difference(trie, trie) { _, _, _ in looks.count += 1 }
    #expect(looks.count == 0)
  }

  @Test func `of one key among ten thousand looks at few`() {
    let looks = ReadCounter()
    var trie = Trie<Looked>()
    for key in 0..<10_000 { trie[UInt64(key)] = Looked(value: key, looks: looks) }
    var other = trie
    other[5_000] = Looked(value: -1, looks: looks)
    Trie.difference(trie, other) { key, _, _ in #expect(key == 5_000) }
    #expect(looks.count >= 1 && looks.count <= 32)
  }
}

extension Int: TrieValue {
  static func isSame(_ one: Int, _ other: Int) -> Bool { one == other }
}
