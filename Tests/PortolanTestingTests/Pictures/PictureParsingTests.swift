import PortolanTesting
import Testing

@Suite("A picture is read from its text and prints as the same text")
struct PictureParsingTests {
  @Test(arguments: [
    "", "splash", "product(7)", #"search("lamp")"#, "main[*(products › product(7)) | account…]",
    "main[*a | b…] ⇧ sheet (bag) ⇧ fullScreen (photo(7))", "a ⇧ sheet (bag › checkout)",
    "(products)", "(products › reviews(1))", "flow(start › next)", "flow(7)(start)",
    "a<*b | (c › d) | e…>", "a{*(b) | (c)}", "a{(b) > *(c › e)}", "a{*b > c… > d…}",
    "a#Menu[*b | c…]", "main[*one[*x | y…] | two<*p>]", "a[]", "(a › ?) ⇧ foreign (?)",
    #"search("› b | (c \" ⇧ ]")"#, "list([1, 2], (3, 4))", #"pick(Picker(near: "Oslo (N)"))"#,
    "main(7)[*a]",
  ])
  func `as it was`(text: String) throws {
    #expect("\(try Picture(text))" == text)
  }

  @Test func `parts are told apart`() throws {
    let picture = try Picture("main[*(products › product(7)) | account…] ⇧ sheet (bag)")
    #expect(picture.layers.map(\.style) == [nil, "sheet"])
    #expect(picture.layers[1].content == .screen("bag"))
    guard case .members(.members, "main", let members) = picture.layers[0].content else {
      Issue.record("main is no container")
      return
    }
    #expect(members.map(\.isSelected) == [true, false])
    #expect(
      members.map(\.element) == [
        .stack(name: nil, [.screen("products"), .screen("product(7)")]), .slot("account"),
      ])
  }

  @Test(arguments: [
    ("tour<*a>", Picture.Enclosure.pages), ("mail{*a | b}", .split), ("mail{a > *b}", .columns),
    ("main[*a]", .members), ("main#Menu[*a]", .members),
  ])
  func `a container is known by its brackets`(text: String, enclosure: Picture.Enclosure) throws {
    guard case .members(let found, _, _) = try Picture(text).layers[0].content else {
      Issue.record("\(text) is no container")
      return
    }
    #expect(found == enclosure)
  }

  @Test(arguments: [
    ("flow(start › next)", "flow"), ("flow(7)(start)", "flow(7)"), ("(start › next)", nil),
    ("(start)", nil),
  ])
  func `a stack is known by what stands in it`(text: String, name: String?) throws {
    guard case .stack(let found, _) = try Picture(text).layers[0].content else {
      Issue.record("\(text) is no stack")
      return
    }
    #expect(found == name)
  }

  @Test func `brackets around the only stack of a layer are no other picture`() throws {
    for chain in ["b", "b › c"] {
      #expect(try Picture("a ⇧ sheet (\(chain))") == Picture("a ⇧ sheet ((\(chain)))"))
    }
  }

  @Test(arguments: [
    ("main[*a | b", 11), ("main[", 5), ("a ⇧ sheet", 4), ("a ⇧ ", 4), ("a › b", 1), ("a ⇧ (b)", 4),
    ("(a › b", 6), ("a]", 1), ("product(7", 7), (#"search("lamp)"#, 6), ("a | b", 1), ("…", 1),
    ("mail{a > b | c}", 10), ("main[a > b]", 6), ("()", 1),
  ])
  func `what cannot be read is pointed at`(text: String, offset: Int) {
    do throws(Picture.Problem) {
      Issue.record("\(text) was read as \(try Picture(text))")
    } catch {
      #expect(error.offset == offset, "\(error)")
      #expect(error.text == text)
      #expect(!error.expected.isEmpty)
    }
  }

  @Test func `a problem shows the place`() {
    #expect(throws: Picture.Problem.self) { try Picture("main[*a") }
    do throws(Picture.Problem) { _ = try Picture("main[*a") } catch {
      #expect(
        "\(error)" == """
          The picture cannot be read at character 8, where `]` or ` | ` is expected:
          main[*a
                 ^
          """)
    }
  }

  /// Whatever stands in the text, reading it ends, and what was read prints as it was.
  @Test(arguments: 1...20) func `no text stops it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "product(7)", " › ", " | ", " ⇧ ", "*", "…", "(", ")", "[", "]", "{", "}", "<", ">",
      " > ", "sheet", " ", "\"", "\\", "?",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1..<12, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      do throws(Picture.Problem) {
        let picture = try Picture(text)
        let again = try Picture("\(picture)")
        #expect(again == picture, "\(text)")
      } catch { #expect(error.offset <= text.count) }
    }
  }
}
