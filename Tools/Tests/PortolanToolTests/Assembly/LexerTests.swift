import Testing

@testable import PortolanTool

@Suite("Swift source in pieces") struct LexerTests {
  @Test("comments, literals and brackets are what they look like")
  func pieces() throws {
    let source = ##"""
      // a ( comment
      let text = "a \(f("}")) {" /* another /* in it */ ) */
      let raw = #"a " ("# + """
        three " quotes
        """
      call(1.5, [x]) { y in z }
      """##
    let nodes = try SwiftLexer.nodes(of: source)
    #expect(
      nodes.text == #"""
        let text = "a \(f("}")) {" let raw = #"a " ("# + """
          three " quotes
          """ call(1.5, [x]) { y in z }
        """#)
    #expect(nodes.last?.line == 6)
    #expect(nodes.last?.inside("{")?.count == 3)
  }

  @Test(
    "what does not close is said with its line",
    arguments: [
      ("a\n(b", 2, "( is never closed"), ("a\nb)", 2, ") closes nothing"),
      ("a\n\n\"b\nc", 3, "\" is never closed"), ("/* a", 1, "/* is never closed"),
      ("f(\"\\(a\")", 1, "\" is never closed"), ("( ]", 1, "( is never closed"),
    ])
  func broken(source: String, line: Int, sentence: String) throws {
    let problem = #expect(throws: SwiftLexer.Problem.self) {
      try SwiftLexer.nodes(of: source)
    }
    #expect(problem?.line == line)
    #expect(problem?.sentence == sentence)
  }
}
