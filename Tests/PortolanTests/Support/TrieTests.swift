import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A trie behaves like a dictionary, and changing one copy does not change the others")
struct TrieTests {
  /// Small keys need a low root, keys far apart a high one, and some part only in their last bits.
  private func key(_ random: inout SeededGenerator) -> UInt64 {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return UInt64.random(in: 0..<200, using: &random)
    case 1: return UInt64.random(in: 0..<8, using: &random) << 60
    default: return UInt64.random(in: 0..<64, using: &random) << 33 | 5
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `random changes give what a dictionary gives`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var trie = Trie<Int>()
    var dictionary: [UInt64: Int] = [:]
    for step in 0..<3_000 {
      let key = key(&random)
      let value: Int? = random.once(in: 3) ? nil : step
      trie[key] = value
      dictionary[key] = value
      #expect(trie.count == dictionary.count)
      #expect(trie[key] == value)
    }
    for (key, value) in dictionary { #expect(trie[key] == value) }
    for key in dictionary.keys { trie[key] = nil }
    #expect(trie.count == 0)
    var rest = 0
    Trie.difference(trie, Trie()) { _, _, _ in rest += 1 }
    #expect(rest == 0, "an emptied trie holds nothing")
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `old copies are untouched by what happens to new ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var trie = Trie<Int>()
    var dictionary: [UInt64: Int] = [:]
    var copies: [(Trie<Int>, [UInt64: Int])] = []
    for step in 0..<1_000 {
      let key = key(&random)
      let value: Int? = random.once(in: 3) ? nil : step
      trie[key] = value
      dictionary[key] = value
      if step % 50 == 0 { copies.append((trie, dictionary)) }
    }
    for (old, expected) in copies {
      #expect(old.count == expected.count)
      for (key, value) in expected { #expect(old[key] == value) }
      for key in dictionary.keys where expected[key] == nil { #expect(old[key] == nil) }
    }
  }

  @Test func `a missing key is nil, and removing it changes nothing`() {
    var trie = Trie<Int>()
    trie[7] = 1
    for key in [39, 7 + 16, 7 << 60] as [UInt64] {
      trie[key] = nil
      #expect(trie.count == 1)
      #expect(trie[key] == nil)
      #expect(trie[7] == 1)
    }
  }

  @Test(arguments: [16, 17, 256, 1_000, 4_096, 10_000])
  func `counted keys fill the lowest branches, whatever their number`(count: Int) throws {
    var trie = Trie<Int>()
    for key in 0..<count { trie[UInt64(key)] = key }
    let lowest = branches(in: try #require(trie.root)).filter { $0.shift == 0 }
    #expect(lowest.count <= (count + 15) / 16)
    #expect(lowest.dropLast().allSatisfy { slots(of: $0).count == 16 })
  }

  /// Counts what is alive of it, for one test on one thread.
  private final class Counted: Sendable {
    nonisolated(unsafe) static var alive = 0
    init() { Self.alive += 1 }
    deinit { Self.alive -= 1 }
  }

  @Test func `what is taken out, replaced or left by the last copy is let go`() {
    var random = SeededGenerator(seed: 7)
    do {
      var trie = Trie<Counted>()
      var copies: [Trie<Counted>] = []
      for step in 0..<2_000 {
        let key = key(&random)
        trie[key] = random.once(in: 3) ? nil : Counted()
        if step % 100 == 0 { copies.append(trie) }
      }
      copies = []
      #expect(Counted.alive == trie.count)
    }
    #expect(Counted.alive == 0)
  }

  private func slots(of branch: Trie<Int>.Branch) -> [Trie<Int>.Slot] {
    branch.withUnsafeMutablePointers { head, slots in
      (0..<head.pointee.count).map { slots[$0] }
    }
  }

  private func branches(in branch: Trie<Int>.Branch) -> [Trie<Int>.Branch] {
    var all = [branch]
    for case .branch(let next) in slots(of: branch) { all += branches(in: next) }
    return all
  }
}
