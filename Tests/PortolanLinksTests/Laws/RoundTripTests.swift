import Testing

@testable import PortolanLinks

@Suite("A random link table reads each link that it made from a value back as that value")
struct RoundTripTests {
  @Test("what is printed is read as what was printed, in each form", arguments: 1...60)
  func roundTrip(seed: UInt64) throws {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(8)
    let links = RandomTable.table(texts)
    var (printed, refused) = (0, 0)
    for text in texts {
      for _ in 0..<25 {
        let told = random.output(of: text)
        for form in LinkForm.allCases {
          guard let link = try? links.link(to: told, as: form) else {
            refused += 1
            continue
          }
          printed += 1
          let reading = try form == .path ? links.read(path: link) : links.read(link)
          #expect(reading.output == told, "\(link) in \(texts)")
          #expect(try links.link(to: #require(reading.output), as: form) == link)
          #expect(link.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F })
        }
      }
    }
    #expect(printed > refused / 2, "\(printed) printed, \(refused) refused")
  }

  @Test("other spellings of a link are printed as the same one", arguments: 1...60)
  func canonical(seed: UInt64) throws {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(8)
    let links = RandomTable.table(texts)
    // A pattern with a host of its own may read other spellings otherwise.
    guard links.problems.isEmpty, !texts.contains(where: { $0.hasPrefix("https") }) else { return }
    for text in texts {
      guard let link = try? links.link(to: random.output(of: text)) else { continue }
      let rest = link.dropFirst("https://app.example".utf8.count)
      let spellings = [
        "HTTPS://APP.example\(rest)", "https://www.app.example:443//\(rest)", "app://\(rest)",
      ]
      for spelling in spellings {
        #expect(try links.link(to: #require(try links.read(spelling).output)) == link)
      }
    }
  }
}
