import Testing

@testable import PortolanLinks

@Suite("A link table reads every spelling of a link as the same value") struct SpellingTests {
  @Test(
    "it is the same link with letters encoded, digits of percent signs small, and slashes doubled",
    arguments: 1...60)
  func respelt(seed: UInt64) throws {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(8).filter { !$0.hasPrefix("https") }
    let links = RandomTable.table(texts)
    var compared = 0
    for text in texts {
      for _ in 0..<20 {
        let told = random.output(of: text)
        guard let link = try? links.link(to: told, as: .web) else { continue }
        let spelling = random.respelt(link)
        #expect(try links.read(spelling).output == told, "\(spelling) is \(link)")
        #expect(try links.link(to: #require(links.read(spelling).output), as: .web) == link)
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  @Test("what is printed holds only what a URL may hold there", arguments: 1...40)
  func charactersOfComponents(seed: UInt64) throws {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(8).filter { !$0.hasPrefix("https") }
    let links = RandomTable.table(texts)
    for text in texts {
      guard let link = try? links.link(to: random.output(of: text), as: .web) else { continue }
      // RFC 3986: pchar, and "/" and "?" in query and fragment.
      #expect(
        link.wholeMatch(
          of:
            #/
            https://app\.example
            (/([\w\-.~!$&'()*+,;=:@]|%[0-9A-F]{2})*)*
            (\?([\w\-.~!$&'()*+,;=:@/?]|%[0-9A-F]{2})*)?
            (\#([\w\-.~!$&'()*+,;=:@/?]|%[0-9A-F]{2})*)?
            /#.asciiOnlyWordCharacters()) != nil, "\(link)")
      #expect(!link.contains(/\?[^#]*\+/), "a plus sign is a space in a form: \(link)")
    }
  }

  @Test("a path that names several things reads as them", arguments: 1...60)
  func chains(seed: UInt64) throws {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(8)
    let links = RandomTable.table(texts)
    for _ in 0..<40 {
      let chain = (0..<Int.random(in: 1...3, using: &random.random)).map { _ in
        random.output(of: texts.randomElement(using: &random.random) ?? "/")
      }
      guard let path = try? links.path(to: chain) else { continue }
      #expect(try links.readChain(path: path) == chain, "\(path) in \(texts)")
    }
  }
}

extension RandomTable {
  /// Another spelling of a link of the web, by the rules of RFC 3986 for what means the same.
  fileprivate mutating func respelt(_ link: String) -> String {
    let start = link.utf8.index(link.startIndex, offsetBy: "https://app.example".utf8.count)
    var spelling = "hTTps://wWw.App.Example:443"
    var rest = link[start...].utf8
    var isPath = true
    while let byte = rest.popFirst() {
      let character = Character(Unicode.Scalar(byte))
      switch byte {
      case 0x3F, 0x23: isPath = false
      default: break
      }
      let isLetter = byte.isLetter || byte.isDigit
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where byte == 0x25:
        spelling += "%" + String(Substring(rest.prefix(2))).lowercased()
        rest = rest.dropFirst(2)
      case _ where byte == 0x25:
        spelling += "%" + String(Substring(rest.prefix(2)))
        rest = rest.dropFirst(2)
      case 0 where isLetter: spelling += "%" + String(byte, radix: 16)
      case 0 where byte == 0x2F && isPath: spelling += "//"
      default: spelling.append(character)
      }
    }
    return spelling
  }
}
