import PortolanLinks
import Testing

@Suite("The message for a link problem says what happened and what to do, without the link's text")
struct SentenceTests {
  @Test(
    "says what happened and what to do",
    arguments: [
      (
        "https://shop.example/prodcts/3",
        "No pattern has the link's first segment. There could be the segment products, or the end of the"
          + " path. The nearest pattern is /products/{id}."
      ),
      (
        "https://shop.example/products/x",
        "No pattern has the link: its first segment could be read. There could be a value for {id} (integer)."
          + " The nearest pattern is /products/{id}."
      ),
      ("shpo://bag", "The table does not list the link's scheme. Did you mean shop?"),
      (
        "https://other.test/",
        "The table does not list the link's host. Add it to the table if it is yours."
      ),
      (
        "shop://a b",
        "The link is no URL: at byte 8 there is a character that must be percent-encoded."
      ),
    ])
  func links(link: String, sentence: String) {
    guard case .failure(let problem) = Shop.links.outcome(of: link) else {
      Issue.record("\(link) is one")
      return
    }
    #expect(problem.sentence == sentence)
  }

  @Test("never holds the text of a link")
  func discreet() {
    for link in [
      "https://shop.example/secret?token=secret", "secret://secret", "https://secret@secret/",
    ] {
      guard case .failure(let problem) = Shop.links.outcome(of: link) else { continue }
      #expect(!problem.sentence.contains("secret"))
    }
  }

  @Test("names the patterns of a table")
  func tables() {
    let links = LinkTable<Told>(schemes: ["app"]) {
      Told.pattern("/{x}")
      Told.pattern("/{y}")
      Told.pattern("/{z")
    }
    #expect(
      links.problems.map(\.sentence) == [
        "Both /{x} and /{y} can read one link, and neither is more specific: such a link is refused."
          + " Let them differ in a word or in a type.",
        "The pattern /{z stands for nothing: a brace has no partner, or no name in it; write %7B for a"
          + " brace itself.",
      ])
    #expect(
      LinkPrintProblem.readsOtherwise(pattern: "/{x}", as: "/a").sentence
        == "The link that /{x} makes is read by /a. A segment is never empty, . or .., and words of"
        + " other patterns come first.")
  }
}
