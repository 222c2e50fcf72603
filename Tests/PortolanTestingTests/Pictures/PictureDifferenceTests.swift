import PortolanTesting
import Testing

@Suite("The difference of two pictures names each place that is not the same")
struct PictureDifferenceTests {
  @Test(arguments: [
    (
      "main[*(a › b(1)) | c…]", "main[*(a › b(2)) | c…]",
      ["main, member 1, element 2: b(1) instead of b(2)"]
    ),
    ("main[*a | b]", "main[a | *b]", ["main: shows member 1 instead of 2"]),
    ("main[a | b]", "main[a | *b]", ["main: shows member none instead of 2"]),
    ("main[*a | b…]", "main[*a | b]", ["main, member 2: b… instead of b"]),
    ("main[*a]", "main[*a | b…]", ["main, member 2: b… is missing"]),
    ("main[*a | b…]", "main[*a]", ["main, member 2: b… is too much"]),
    ("(a › b › c)", "(a)", ["element 2: b is too much", "element 3: c is too much"]),
    ("flow(a › b)", "flow(a › c)", ["flow, element 2: b instead of c"]),
    ("flow(a)", "flow(a › c)", ["flow, element 2: c is missing"]),
    ("flow(a › c)", "flow(a)", ["flow, element 2: c is too much"]),
    ("flow(a › b)", "road(a › b)", ["flow(a › b) instead of road(a › b)"]),
    ("a", "b", ["a instead of b"]),
    ("main[*a]", "tour<*a>", ["main[*a] instead of tour<*a>"]),
    ("mail{*a | b}", "mail{*a > b}", ["mail{*a | b} instead of mail{*a > b}"]),
    ("main[*a]", "other[*a]", ["main[*a] instead of other[*a]"]),
    ("a ⇧ sheet (b)", "a", ["layer 2: sheet (b) is too much"]),
    ("a", "a ⇧ sheet (b › c)", ["layer 2: sheet (b › c) is missing"]),
    (
      "a ⇧ sheet (b)", "a ⇧ fullScreen (c)",
      [
        "layer 2: sheet instead of fullScreen", "layer 2: b instead of c",
      ]
    ),
    ("a ⇧ sheet (b)", "a ⇧ sheet (b › c)", ["layer 2, element 2: c is missing"]),
    ("a ⇧ sheet (b › c)", "a ⇧ sheet (b)", ["layer 2, element 2: c is too much"]),
    ("", "a", ["layer 1: a is missing"]), ("a", "", ["layer 1: a is too much"]), ("", "", []),
    (
      "main[*a<*(b › c)>]", "main[*a<*(b › d)>]",
      [
        "main, member 1, a, member 1, element 2: c instead of d"
      ]
    ),
  ])
  func `line by line`(shown: String, expected: String, lines: [String]) throws {
    #expect(try Picture(shown).differences(from: try Picture(expected)) == lines)
  }

  @Test func `two pictures without a difference are equal, and the other way round`() throws {
    let texts = [
      "", "a", "b", "(a)", "(a › b)", "main[*a | b…]", "main[*a | b]", "main[a… | *b]",
      "a ⇧ sheet (b)", "a ⇧ sheet (b › c)", "a ⇧ fullScreen (b)", "main<*a | b…>", "flow(a › b)",
    ]
    for one in texts {
      for other in texts {
        let lines = try Picture(one).differences(from: try Picture(other))
        #expect(lines.isEmpty == (one == other), "\(one) and \(other): \(lines)")
      }
    }
  }
}
