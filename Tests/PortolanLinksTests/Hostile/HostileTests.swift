import Foundation
import Testing

@testable import PortolanLinks

/// Scripts/soak gives these tests more time, and other seeds.
@Suite("Hostile input is refused or read, and never crashes a link table") struct HostileTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["PORTOLAN_SOAK_SECONDS"].flatMap { Double($0) }
  private static let firstSeed = environment["PORTOLAN_SOAK_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("neither crashes nor hangs, and what is read is printed so that it reads the same")
  func noCrash() {
    let end = Self.seconds.map { Date(timeIntervalSinceNow: $0) }
    var (seed, count) = (Self.firstSeed, 0)
    repeat {
      var input = HostileInput(random: SeededGenerator(seed: seed))
      var tables = RandomTable(random: SeededGenerator(seed: seed))
      let texts = tables.texts(6) + (0..<3).map { _ in input.text() }
      let links = RandomTable.table(texts)
      for _ in 0..<200 {
        let link =
          Bool.random(using: &input.random)
          ? input.text() : input.mutation(of: tables.link(of: links))
        if let complaint = HostileInput.complaint(about: link, to: links) {
          Issue.record("seed \(seed): \(complaint) for \(link) in \(texts)")
        }
        _ = try? links.readChain(path: link)
        count += 1
      }
      seed += 1
    } while end.map { Date() < $0 } ?? (seed < Self.firstSeed + 20)
    print("hostile: \(count) links, \(seed - Self.firstSeed) tables")
  }

  @Test("that is too long is refused unread")
  func tooLong() {
    let limit = LinkTable<Told>.longestLink
    let long = "shop://" + String(repeating: "a", count: 1 << 20)
    #expect(Shop.links.outcome(of: long) == .failure(.tooLong(limit: limit)))
  }

  @Test(
    "as long as a link may be is answered",
    arguments: [
      "/", "a/", "%41", "?", "&", "=", "a=b&", "tag=x&", "q=1&", "../", "%2e%2e/", "@", ":", "-",
      "a-", ".",
      "é", "#",
    ])
  func long(piece: String) {
    let count = (LinkTable<Told>.longestLink - 40) / piece.utf8.count
    for start in [
      "shop://", "shop://search?", "https://shop.example/flights/", "https://shop.example/@",
    ] {
      let link = start + String(repeating: piece, count: count)
      guard case .failure(.tooLong) = Shop.links.outcome(of: link) else { continue }
      Issue.record("\(link.utf8.count) bytes are too long")
    }
  }

  @Test("with ten thousand parameters has ten thousand values")
  func parameters() {
    let query = (0..<10_000).map { "tag=\($0 % 10)" }.joined(separator: "&")
    let tags = (0..<10_000).map { String($0 % 10) }
    #expect(
      Shop.links.outcome(of: "shop://search?q=a&" + query)
        == .success(.search("a", page: 1, tags: tags)))
  }
}
