import Testing

@testable import PortolanLinks

@Suite("The order of a table's patterns does not affect which pattern reads a link")
struct WinnerTests {
  /// The text of the pattern, or the problem.
  private func winner(_ link: String, _ links: LinkTable<Told>) -> Result<String, LinkProblem> {
    do throws(LinkProblem) { return .success(try links.read(link).pattern) } catch {
      // What was expected may differ with patterns that have nothing to do with the link.
      if case .noPattern = error { return .failure(.noPattern(.none)) }
      return .failure(error)
    }
  }

  @Test(
    "is the same in any order, with another pattern more, and with a host in capitals",
    arguments: 1...60)
  func sameWinner(seed: UInt64) {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(10)
    let links = RandomTable.table(texts)
    let shuffled = RandomTable.table(texts.shuffled(using: &random.random))
    let more = RandomTable.table(["/unrelated/{text1}"] + texts + ["/unrelated2"])
    #expect(Set(links.problems) == Set(shuffled.problems))
    for _ in 0..<60 {
      let link = random.link(of: links)
      let expected = winner(link, links)
      #expect(winner(link, shuffled) == expected, "\(link) in \(texts)")
      #expect(winner(link, more) == expected, "\(link) in \(texts)")
      let capitals = link.replacing("app.example", with: "APP.Example").replacing(
        "app:", with: "App:")
      #expect(winner(capitals, links) == expected)
    }
  }

  @Test(
    "wins against each other pattern that has the link, or the table says that none can",
    arguments: 1...60)
  func pairwise(seed: UInt64) throws {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(8)
    let links = RandomTable.table(texts)
    var read = 0
    for _ in 0..<40 {
      let link = random.link(of: links)
      let able = texts.filter { (try? RandomTable.table([$0]).read(link)) != nil }
      switch winner(link, links) {
      case .success(let text):
        read += 1
        for other in able where other != text {
          let pair = RandomTable.table([other, text])
          #expect(winner(link, pair) == .success(text), "\(link): \(text) and \(other)")
        }
      case .failure(.ambiguous(let one, let other)):
        #expect(links.problems.contains(.ambiguous(pattern: one, other: other)))
      case .failure: #expect(able.isEmpty, "\(link) is \(able)")
      }
    }
    #expect(read > 0)
  }
}
